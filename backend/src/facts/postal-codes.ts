const FIVE_DIGITS = '^\\d{5}$';
const THREE_DIGITS = '^\\d{3}$';
const ANYTHING = '^';

/** Postal code formats by country (ISO 3166-1), regardless of case. Other countries accept anything. */
export const POSTAL_CODES: Readonly<Record<string, string>> = {
  US: '^\\d{5}(-\\d{4})?$',
  CA: '^[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d$',
  GB: '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$',
  AU: '^\\d{4}$',
  IN: '^\\d{6}$',
  DE: FIVE_DIGITS,
  FR: FIVE_DIGITS,
  IT: FIVE_DIGITS,
  ES: FIVE_DIGITS,
  SA: FIVE_DIGITS,
  PK: FIVE_DIGITS,
};

/**
 * Formats for a vendor's address, as the specification lists them: more than the customers'; other countries are
 * refused.
 */
export const STORE_POSTAL_CODES: Readonly<Record<string, string>> = {
  ...POSTAL_CODES,
  US: '^\\d{5}(-?\\d{4})?$',
  IQ: FIVE_DIGITS,
  JO: FIVE_DIGITS,
  KW: FIVE_DIGITS,
  YE: FIVE_DIGITS,
  BH: '^\\d{3,4}$',
  LB: '^\\d{4}( ?\\d{4})?$',
  OM: THREE_DIGITS,
  PS: THREE_DIGITS,
  SY: '^\\d{4,5}$',
  IR: '^\\d{10}$',
  IL: '^\\d{5,7}$',
  AE: ANYTHING,
  QA: ANYTHING,
};
