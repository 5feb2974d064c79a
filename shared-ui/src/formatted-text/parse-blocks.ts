/** A block of a formatted text; the lines of a list are its items, those of a table its rows without the first `|`. */
export interface Block {
  kind: 'heading' | 'subheading' | 'list' | 'numbers' | 'note' | 'table' | 'paragraph';
  lines: string[];
}

const MARKS: readonly [Block['kind'], RegExp][] = [
  ['heading', /^##\s+/],
  ['subheading', /^###\s+/],
  ['list', /^[-*]\s+/],
  ['numbers', /^[0-9٠-٩]+[.)]\s+/],
  ['note', /^>\s?/],
  ['table', /^\|\s*/],
];

function readLine(line: string): Block {
  const [kind, mark] = MARKS.find(([, pattern]) => pattern.test(line)) ?? ['paragraph', /^/];
  return { kind, lines: [line.replace(mark, '')] };
}

const isHeading = ({ kind }: Block) => kind === 'heading' || kind === 'subheading';

/** Parses a text: `## `, `### `, `- `, `1. `, `> ` and `| ` start a line, empty lines separate paragraphs. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | undefined;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') {
      last = undefined;
      continue;
    }
    const block = readLine(line);
    if (last && last.kind === block.kind && !isHeading(block)) last.lines.push(...block.lines);
    else blocks.push((last = block));
  }
  return blocks;
}

/** A section of a text under one heading; text before the first heading has no title. */
export interface TextPart {
  title: string | null;
  blocks: Block[];
}

/** Splits a text at its headings. */
export function splitAtHeadings(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const block of parseBlocks(text)) {
    if (block.kind === 'heading') parts.push({ title: block.lines.join(' '), blocks: [] });
    else if (parts.length === 0) parts.push({ title: null, blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}
