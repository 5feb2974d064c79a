import { Icon } from '../icon/Icon.tsx';
import { Inline } from './Inline.tsx';
import { parseBlocks, type Block } from './parse-blocks.ts';
import { infoCircleIcon } from '../icon/shapes.ts';

/**
 * A text that people have written in a form, laid out: headings, lists, notes, paragraphs. It is built of elements and
 * never of HTML, so that nobody can write a script into a page.
 */
export function FormattedText({ text }: { text: string }) {
  return <Blocks blocks={parseBlocks(text)} />;
}

/** Pieces of a text that has been read already. */
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
    case 'paragraph':
      return <p>{text}</p>;
  }
}
