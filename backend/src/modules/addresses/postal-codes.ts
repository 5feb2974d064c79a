import { POSTAL_CODES } from '../../facts/postal-codes.ts';
import { AppError } from '../../wire/errors.ts';

/** Whether a text is written like a pattern; without one, anything is. */
export const isWrittenLike = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(pattern, 'i').test(text);

/**
 * Refuses a postal code that its country does not write; an empty one passes.
 * @param country the country's name for the sentence
 * @param field how the form calls the postal code
 * @throws AppError 422 on that field, whose sentence is the answer's own
 */
export const checkPostalCode = (iso2: string, country: string, postalCode: string, field = 'postal_code'): void => {
  if (!postalCode || isWrittenLike(POSTAL_CODES[iso2], postalCode)) return;
  const params = { country };
  throw new AppError(422, 'postal_code_invalid', {
    params,
    fields: { [field]: [{ key: 'errors.postal_code_invalid', params }] },
  });
};
