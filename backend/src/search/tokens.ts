import { wordsOf, type Word } from '../text/fold.ts';

const UNITS = [
  'ml l ltr liter litre cl mm cm m mg mcg ug g gm gr kg iu cc oz lb fr gauge ply layer pcs mmhg',
  'مل ملم مم سم م غ جم جرام غرام كغ كجم كيلو ملغ مجم ملجم لتر ليتر طبقات سي',
]
  .join(' ')
  .replaceAll(' ', '|');
const MEASURE = new RegExp(`^([\\d.]+)(${UNITS})$`, 'u');
const IS_UNIT = new RegExp(`^(?:${UNITS})$`, 'u');
const SIZE = /^([\d.]+)x([\d.]+)$/;
const NUMBER = /^[\d.]+$/;

/** Splits 500ml into 500 and ml, and 10x10 into two numbers. */
const apart = (word: Word): Word[] => {
  const [, number, rest] = MEASURE.exec(word.folded) ?? SIZE.exec(word.folded) ?? [];
  return number && rest ? [number, rest].map((part) => ({ folded: part, written: part })) : [word];
};

/** Characters that NFKC may add to a text: enough for ½ and ㎖, while a single ﷺ becomes eighteen letters. */
const MOST_GROWTH = 100;

/** Truncates a text that NFKC lengthens by more than MOST_GROWTH, so that length limits hold. */
const withinGrowth = (text: string): string => {
  const grown = text.normalize('NFKC');
  return grown.length > text.length + MOST_GROWTH ? grown.slice(0, text.length + MOST_GROWTH) : text;
};

/** The words of a text for search; a number and its unit are separate words, however they were typed. */
export const tokensOf = (text: string): Word[] => {
  const words = wordsOf(withinGrowth(text)).flatMap(apart);
  const isNumber = (index: number) => NUMBER.test(words[index]?.folded ?? '');
  return words.filter(({ folded }, index) => folded !== 'x' || !isNumber(index - 1) || !isNumber(index + 1));
};

/** True for words that start with a number and its unit. */
export const isMeasure = ([number, unit]: readonly Word[]): boolean =>
  NUMBER.test(number?.folded ?? '') && IS_UNIT.test(unit?.folded ?? '');

/** The part of a word that is stored and searched. */
export const cut = (word: string): string => word.slice(0, 64);

/** True for a folded word that belongs to the vocabulary: at least three letters, no digits. */
export const isTerm = (folded: string): boolean => /^\p{L}{3,}$/u.test(folded);
