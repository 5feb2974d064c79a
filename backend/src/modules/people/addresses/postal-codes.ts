import { POSTAL_CODES } from '../../../facts/postal-codes.ts';
import { AppError } from '../../../wire/errors.ts';

/** True if the text matches the pattern, or if there is no pattern. */
export const matchesPattern = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(pattern, 'i').test(text);

/**
 * Rejects a postal code that does not match the format of its country; an empty one passes.
 * @param country localized country name for the message
 * @param field form field name
 * @throws AppError 422 on that field; the response has the same message
 */
export const checkPostalCode = (iso2: string, country: string, postalCode: string, field = 'postal_code'): void => {
  if (!postalCode || matchesPattern(POSTAL_CODES[iso2], postalCode)) return;
  const params = { country };
  throw new AppError(422, 'postal_code_invalid', {
    params,
    fields: { [field]: [{ key: 'errors.postal_code_invalid', params }] },
  });
};
