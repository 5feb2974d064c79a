import { stemmer } from 'stemmer';
import { american } from './american.ts';
import { arabicStem } from './arabic.ts';

// A Map, not lru-cache, whose lookup takes five times as long (docs/decisions/0025): every word of every text comes here.
const MOST_KEPT = 50_000;
const kept = new Map<string, string>();

const find = (word: string): string => {
  if (/^[a-z]+$/.test(word)) return stemmer(american(word));
  return /^[\u0621-\u064a]+$/.test(word) ? arabicStem(word) : word;
};

/**
 * Stem shared by the forms of a word: singular and plural, British and American, with and without an article. It need
 * not be a word: stored texts and searches are both reduced to it.
 * @param word folded; anything but English or Arabic letters is returned unchanged
 */
export const stem = (word: string): string => {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const found = find(word);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, found);
  return found;
};
