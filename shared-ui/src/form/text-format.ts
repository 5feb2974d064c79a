/** Formats that a button can apply to a text (see formatted-text/parse-blocks.ts). */
export const TEXT_FORMATS = ['bold', 'heading', 'list', 'link'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** A text and what is selected in it. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

const ADDRESS = 'https://';

const LINE_MARKS = { heading: '## ', list: '- ' } as const;

/** Puts marks around the selection and selects what is between them. */
const wrap = ({ text, start, end }: Selection, before: string, after: string): Selection => {
  const inner = text.slice(start, end);
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inner.length,
  };
};

/** Puts a mark at the beginning of each selected line, or takes it away if all have it. */
const markLines = ({ text, start, end }: Selection, mark: string): Selection => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
};

/** The text with a format applied to the selection, and the next selection. */
export function applyFormat(selection: Selection, format: TextFormat): Selection {
  if (format === 'bold') return wrap(selection, '**', '**');
  if (format !== 'link') return markLines(selection, LINE_MARKS[format]);
  const { text, end } = wrap(selection, '[', `](${ADDRESS})`);
  // The address is to be typed next.
  const at = end + ']('.length + ADDRESS.length;
  return { text, start: at, end: at };
}
