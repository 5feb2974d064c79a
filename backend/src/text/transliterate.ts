/** Arabic and Persian letters without marks, as in the most common Latin spellings of names. */
const LETTERS = new Map(
  Object.entries({
    ...{ ا: 'a', ٱ: 'a', ب: 'b', پ: 'p', ت: 't', ث: 'th', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh' },
    ...{ ر: 'r', ز: 'z', ژ: 'zh', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f' },
    ...{ ق: 'q', ك: 'k', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', ه: 'h', ة: 'a', و: 'w', ي: 'y', ی: 'y', ى: 'a' },
    ...{ ء: '', ـ: '' },
  }),
);

/** Transliterates Arabic letters to Latin. @param text in NFKD, which separates hamza from its letter */
export const transliterate = (text: string): string =>
  text.replace(/[\u0621-\u06d3]/g, (letter) => LETTERS.get(letter) ?? letter);
