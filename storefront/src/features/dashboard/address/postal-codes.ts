const FIVE_DIGITS = /^\d{5}$/;

/** How countries write their postal codes, by their two letters. */
const PATTERNS: Partial<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  IN: /^\d{6}$/,
  DE: FIVE_DIGITS,
  FR: FIVE_DIGITS,
  IT: FIVE_DIGITS,
  ES: FIVE_DIGITS,
  SA: FIVE_DIGITS,
  PK: FIVE_DIGITS,
};

/** Whether a country writes postal codes like this one. An empty one passes, as does any of a country not listed. */
export const isPostalCodeOf = (iso2: string, postalCode: string): boolean =>
  postalCode === '' || (PATTERNS[iso2]?.test(postalCode) ?? true);
