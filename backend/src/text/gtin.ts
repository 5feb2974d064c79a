/** Lengths of a GTIN: EAN-8, UPC-A, EAN-13, and the number of a carton. */
const LENGTHS = [8, 12, 13, 14];
const LONGEST = 14;

/** Digits of a GTIN, whose leading zeros a spreadsheet may have removed. */
const DIGITS = /^\d{7,14}$/;

/** True if the last digit is right: from the end, digits count three times and once in turn, and their sum ends in 0. */
const hasCheckDigit = (digits: string): boolean => {
  const weighted = [...digits.padStart(LONGEST, '0')].map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
};

/** True for a code that is as long as a GTIN but has a wrong check digit. */
export const isMisreadGtin = (code: string): boolean =>
  /^\d+$/.test(code) && LENGTHS.includes(code.length) && !hasCheckDigit(code);

/** The number as GTIN-14, or null unless it has the length and the check digit of a GTIN. */
export const toGtin14 = (code: string): string | null =>
  /^\d+$/.test(code) && LENGTHS.includes(code.length) && hasCheckDigit(code) ? code.padStart(LONGEST, '0') : null;

/** All spellings of a barcode: leading zeros of a GTIN make no difference, so a UPC-A is also an EAN-13. */
export const barcodeSpellings = (code: string): string[] => {
  if (!DIGITS.test(code) || !hasCheckDigit(code)) return [code];
  const significant = code.replace(/^0+/, '');
  const padded = LENGTHS.filter((length) => length >= significant.length).map((length) =>
    significant.padStart(length, '0'),
  );
  return [...new Set([code, significant, ...padded])];
};
