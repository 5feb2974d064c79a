/** A piece of a formatted text: what it is, and its lines; those of a list are its items. */
export interface Block {
  kind: 'heading' | 'subheading' | 'list' | 'numbers' | 'note' | 'paragraph';
  lines: string[];
}

const MARKS: readonly [Block['kind'], RegExp][] = [
  ['heading', /^##\s+/],
  ['subheading', /^###\s+/],
  ['list', /^[-*]\s+/],
  ['numbers', /^[0-9٠-٩]+[.)]\s+/],
  ['note', /^>\s?/],
];

function readLine(line: string): Block {
  const [kind, mark] = MARKS.find(([, pattern]) => pattern.test(line)) ?? ['paragraph', /^/];
  return { kind, lines: [line.replace(mark, '')] };
}

const isHeading = ({ kind }: Block) => kind === 'heading' || kind === 'subheading';

/** Reads a text as people write it: `## `, `### `, `- `, `1. ` and `> ` begin a line, empty lines stand between paragraphs. */
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

/** A part of a text under one heading; before the first heading there is a part without one. */
export interface TextPart {
  title: string | null;
  blocks: Block[];
}

/** Splits a text where its headings stand. */
export function splitAtHeadings(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const block of parseBlocks(text)) {
    if (block.kind === 'heading') parts.push({ title: block.lines.join(' '), blocks: [] });
    else if (parts.length === 0) parts.push({ title: null, blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}
