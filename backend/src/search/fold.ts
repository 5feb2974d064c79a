const LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };
const DIGITS = /[٠-٩۰-۹]/g;
const ZERO_OF_ARABIC = 0x0660;
const ZERO_OF_PERSIAN = 0x06f0;

const asciiDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (code < ZERO_OF_PERSIAN ? ZERO_OF_ARABIC : ZERO_OF_PERSIAN));
};

/**
 * The one spelling under which text is stored for search and looked up: lower case, no vowel signs or accents,
 * no tatweel, the forms of alef, ya, waw and ta marbuta as one letter each, digits as 0-9, one space between words.
 * @param text any text, Arabic or Latin
 * @returns words of letters and digits, safe to put into a text-search query
 */
export const fold = (text: string): string =>
  text
    // Decomposing splits a letter from its hamza, madda or accent, so that one rule drops them all.
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةک]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGITS, asciiDigit)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
