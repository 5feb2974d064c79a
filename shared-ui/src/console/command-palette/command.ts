import type { IconShape } from '../../icon/shapes/icon-shape.ts';

/** Something that the command palette leads to or does. */
export interface Command {
  id: string;
  label: string;
  icon: IconShape;
  /** Tells it apart from others of the same name: a code, a company, the kind of thing. */
  detail?: string;
  /** A place in the house, or what to do. */
  run: string | (() => void);
}

/** What the server found. */
export interface SearchResult {
  kind: SearchKind;
  id: number;
  label: string;
  /** The same in Arabic; '' where there is none. */
  label_arabic: string;
  detail: string;
  href: string;
}

export type SearchKind = 'product' | 'vendor' | 'order' | 'category' | 'coupon' | 'customer';

/** Finds by a text of two letters or more. */
export type OnSearch = (text: string) => Promise<readonly SearchResult[]>;

const TASHKEEL = /[\u064b-\u0652\u0640]/g;

/** A text as it is compared: without case, accents and what Arabic is written with or without. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(TASHKEEL, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** With or without the Arabic article. */
const begins = (word: string, typed: string) => word.startsWith(typed) || word.startsWith(`ال${typed}`);

/** The commands that have, for each word of a text, a word that begins with it. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const typed = wordsOf(text);
  return commands.filter(({ label }) => typed.every((start) => wordsOf(label).some((word) => begins(word, start))));
}
