import { fold } from './fold.ts';

/** A word of a text: folded, as it is looked up, and as it was written. */
export interface Word {
  readonly folded: string;
  readonly written: string;
}

/** The words of a text, in their order: the same that `fold` leaves of it. */
export const wordsOf = (text: string): Word[] =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{Nd}\p{Cf}ـ]+/u)
    .map((written) => ({ folded: fold(written), written: written.replace(/[\p{Cf}ـ]/gu, '').toLowerCase() }))
    .filter(({ folded }) => folded !== '');

/** Whether a folded word belongs to the vocabulary: three letters or more, and no digit. */
export const isTerm = (folded: string): boolean => /^\p{L}{3,}$/u.test(folded);

/** Whether each of the folded words begins a word of a name. */
export const isNamedBy = (name: string, folded: readonly string[]): boolean => {
  const own = fold(name).split(' ');
  return folded.every((word) => own.some((each) => each.startsWith(word)));
};
