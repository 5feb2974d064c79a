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

/** 500ml is two words, and so is 10x10: the x between numbers is none. */
const apart = (word: Word): Word[] => {
  const [, number, rest] = MEASURE.exec(word.folded) ?? SIZE.exec(word.folded) ?? [];
  return number && rest ? [number, rest].map((part) => ({ folded: part, written: part })) : [word];
};

/** Characters that compatibility normalisation may add to a text: enough for ½ and ㎖, while one ﷺ becomes eighteen letters. */
const MOST_GROWTH = 100;

/** Text cut so that its length limit also holds after normalisation. */
const withinGrowth = (text: string): string => {
  const grown = text.normalize('NFKC');
  return grown.length > text.length + MOST_GROWTH ? grown.slice(0, text.length + MOST_GROWTH) : text;
};

/** The words of a text as they are looked up: a number and its unit stand apart, however they were typed. */
export const tokensOf = (text: string): Word[] => {
  const words = wordsOf(withinGrowth(text)).flatMap(apart);
  const isNumber = (index: number) => NUMBER.test(words[index]?.folded ?? '');
  return words.filter(({ folded }, index) => folded !== 'x' || !isNumber(index - 1) || !isNumber(index + 1));
};

/** Whether the words begin with a number and its unit. */
export const isMeasure = ([number, unit]: readonly Word[]): boolean =>
  NUMBER.test(number?.folded ?? '') && IS_UNIT.test(unit?.folded ?? '');

/** As much of a word as is stored and looked up. */
export const cut = (word: string): string => word.slice(0, 64);

/** Whether a folded word belongs to the vocabulary: three letters or more, and no digit. */
export const isTerm = (folded: string): boolean => /^\p{L}{3,}$/u.test(folded);
