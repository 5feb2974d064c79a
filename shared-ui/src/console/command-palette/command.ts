import type { ReactNode } from 'react';
import type { IconShape } from '../../icon/shapes/icon-shape.ts';

/** An entry of the command palette. */
export interface Command {
  id: string;
  label: string;
  icon: IconShape;
  /** Distinguishes entries of the same name: a code, a company, the kind of record. */
  detail?: ReactNode;
  /** A path to open, or an action. */
  run: string | (() => void);
}

/** A search result from the server. */
export interface SearchResult {
  kind: SearchKind;
  id: number;
  label: string;
  /** Arabic label; '' if there is none. */
  label_arabic: string;
  detail: string;
  /** Text that matched, if it is neither the label nor the detail. */
  matched: { by: 'phone' | 'email' | 'po_number'; text: string } | null;
  href: string;
}

export type SearchKind = 'product' | 'vendor' | 'order' | 'category' | 'coupon' | 'customer';

/** Searches by a text of at least two letters. */
export type OnSearch = (text: string) => Promise<readonly SearchResult[]>;

const TASHKEEL = /[\u064b-\u0652\u0640]/g;

/** Normalizes a text for comparison: case, accents and optional Arabic marks are ignored. */
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

/** Commands in which every typed word is the beginning of a word. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const typed = wordsOf(text);
  return commands.filter(({ label }) => typed.every((start) => wordsOf(label).some((word) => begins(word, start))));
}

export interface CommandPaletteProps {
  commands: readonly Command[];
  onSearch?: OnSearch;
}
