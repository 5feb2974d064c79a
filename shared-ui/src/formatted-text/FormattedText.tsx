import { Icon } from '../icon/Icon.tsx';
import { Inline } from './Inline.tsx';
import { TextTable } from './TextTable.tsx';
import { parseBlocks, type Block } from './parse-blocks.ts';
import { infoCircleIcon } from '../icon/shapes.ts';

/**
 * User-written text with headings, lists, tables, notes and paragraphs. It is built from elements, never from HTML, so that no
 * script can be injected.
 */
export function FormattedText({ text }: { text: string }) {
  return <Blocks blocks={parseBlocks(text)} />;
}

/** Parsed blocks of a text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <Piece key={index} block={block} />);
}

function Piece({ block: { kind, lines } }: { block: Block }) {
  const items = lines.map((line, index) => (
    <li key={index}>
      <Inline text={line} />
    </li>
  ));
  const text = <Inline text={lines.join(' ')} />;
  switch (kind) {
    case 'heading':
      return <h2>{text}</h2>;
    case 'subheading':
      return <h3>{text}</h3>;
    case 'list':
      return <ul>{items}</ul>;
    case 'numbers':
      return <ol>{items}</ol>;
    case 'note':
      return (
        <p className="alert alert-warning" role="note">
          <Icon icon={infoCircleIcon} /> {text}
        </p>
      );
    case 'table':
      return <TextTable lines={lines} />;
    case 'paragraph':
      return <p>{text}</p>;
  }
}
