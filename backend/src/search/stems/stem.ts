import { stemmer } from 'stemmer';
import { american } from './american.ts';
import { arabicStem } from './arabic.ts';

// Not lru-cache, whose look-up takes five times as long (docs/decisions/0025): each word of each text is looked up here.
const MOST_KEPT = 50_000;
const kept = new Map<string, string>();

const find = (word: string): string => {
  if (/^[a-z]+$/.test(word)) return stemmer(american(word));
  return /^[\u0621-\u064a]+$/.test(word) ? arabicStem(word) : word;
};

/**
 * What the forms of a word have in common: singular and plural, British and American, with and without article. Text
 * that is stored and text that is looked for are both reduced to it, so it need be no word.
 * @param word folded; English or Arabic letters, anything else is its own stem
 */
export const stem = (word: string): string => {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const found = find(word);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, found);
  return found;
};
