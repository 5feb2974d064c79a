const FIVE_DIGITS = /^\d{5}$/;
const THREE_DIGITS = /^\d{3}$/;
const ANYTHING = /^/;

/** How the countries that a store may lie in write their postal codes, by their two letters. */
const PATTERNS: Partial<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  DE: FIVE_DIGITS,
  FR: FIVE_DIGITS,
  IT: FIVE_DIGITS,
  ES: FIVE_DIGITS,
  SA: FIVE_DIGITS,
  PK: FIVE_DIGITS,
  IQ: FIVE_DIGITS,
  JO: FIVE_DIGITS,
  KW: FIVE_DIGITS,
  YE: FIVE_DIGITS,
  IN: /^\d{6}$/,
  BH: /^\d{3,4}$/,
  LB: /^\d{4}( ?\d{4})?$/,
  OM: THREE_DIGITS,
  PS: THREE_DIGITS,
  SY: /^\d{4,5}$/,
  IR: /^\d{10}$/,
  IL: /^\d{5,7}$/,
  AE: ANYTHING,
  QA: ANYTHING,
};

/** What is wrong with a store's postal code: its country does not write it so, or no store may lie in that country. */
export function postalCodeProblem(iso2: string, postalCode: string): 'invalid' | 'unsupported' | null {
  const pattern = PATTERNS[iso2];
  if (!pattern) return 'unsupported';
  return pattern.test(postalCode) ? null : 'invalid';
}
