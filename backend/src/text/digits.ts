const DIGITS = /[٠-٩۰-۹]/g;

/** Arabic and Persian digits as 0-9: a code is the same code on whatever keyboard it was typed. */
export const latinDigits = (text: string): string =>
  // The last four bits of both kinds of digits are their value.
  text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
