import { AppError } from '../../wire/errors.ts';

const FIVE_DIGITS = /^\d{5}$/;

// Countries that are not listed take any postal code.
const PATTERNS: Record<string, RegExp> = {
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

/**
 * Refuses a postal code that its country does not write; an empty one passes.
 * @param country the country's name for the sentence
 * @param field how the form calls the postal code
 * @throws AppError 422 on that field, whose sentence is the answer's own
 */
export const checkPostalCode = (iso2: string, country: string, postalCode: string, field = 'postal_code'): void => {
  if (!postalCode || (PATTERNS[iso2]?.test(postalCode) ?? true)) return;
  const params = { country };
  throw new AppError(422, 'postal_code_invalid', {
    params,
    fields: { [field]: [{ key: 'errors.postal_code_invalid', params }] },
  });
};
