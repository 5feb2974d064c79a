import type { ReactNode } from 'react';

const PIECES = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^()\s]+\))/;
const BOLD = /^\*\*([^*]+)\*\*$/;
const LINK = /^\[([^\]]+)\]\(([^()\s]+)\)$/;
/**
 * Allowed link targets; anything else, such as a script, stays text. Browsers treat `/\` like `//`, as another site.
 */
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/;

function readPiece(piece: string, key: number): ReactNode {
  const [, bold] = BOLD.exec(piece) ?? [];
  if (bold !== undefined) return <strong key={key}>{bold}</strong>;
  const [, label, address] = LINK.exec(piece) ?? [];
  if (label === undefined || address === undefined || !SAFE.test(address)) return piece;
  return (
    <a key={key} href={address}>
      {label}
    </a>
  );
}

/** A line with `**bold**` text and `[links](https://…)`. */
export function Inline({ text }: { text: string }) {
  return <>{text.split(PIECES).map(readPiece)}</>;
}
