import { invalidField } from '../../wire/errors.ts';

const FIVE_DIGITS = /^\d{5}$/;
const THREE_DIGITS = /^\d{3}$/;
const ANYTHING = /^/;

// The documents' table of the vendor's own address: wider than the customers', and closed.
const PATTERNS: Record<string, RegExp> = {
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

/**
 * Refuses a postal code that is missing, that its country does not write, or whose country the table does not know.
 * @param field how the form calls the postal code
 * @throws AppError 422 on that field
 */
export const checkStorePostalCode = (iso2: string, postalCode: string, field: string): void => {
  if (!postalCode) throw invalidField(field, 'settings.postal_code_required');
  const pattern = PATTERNS[iso2];
  if (!pattern) throw invalidField(field, { key: 'settings.country_unsupported', params: { code: iso2 } });
  if (!pattern.test(postalCode)) throw invalidField(field, 'settings.postal_code_invalid');
};
