import { STORE_POSTAL_CODES } from '../../facts/postal-codes.ts';
import { invalidField } from '../../wire/errors.ts';
import { isWrittenLike } from './postal-codes.ts';

/**
 * Refuses a postal code that is missing, that its country does not write, or whose country the table does not know.
 * @param field how the form calls the postal code
 * @throws AppError 422 on that field
 */
export const checkStorePostalCode = (iso2: string, postalCode: string, field: string): void => {
  if (!postalCode) throw invalidField(field, 'settings.postal_code_required');
  const pattern = STORE_POSTAL_CODES[iso2];
  if (!pattern) throw invalidField(field, { key: 'settings.country_unsupported', params: { code: iso2 } });
  if (!isWrittenLike(pattern, postalCode)) throw invalidField(field, 'settings.postal_code_invalid');
};
