import { STORE_POSTAL_CODES } from '../../../facts/postal-codes.ts';
import { invalidField } from '../../../wire/errors.ts';
import { matchesPattern } from './postal-codes.ts';

/**
 * Rejects a missing or malformed postal code, or a country without a known format.
 * @param field form field name
 * @throws AppError 422 on that field
 */
export const checkStorePostalCode = (iso2: string, postalCode: string, field: string): void => {
  if (!postalCode) throw invalidField(field, 'settings.postal_code_required');
  const pattern = STORE_POSTAL_CODES[iso2];
  if (!pattern) throw invalidField(field, { key: 'settings.country_unsupported', params: { code: iso2 } });
  if (!matchesPattern(pattern, postalCode)) throw invalidField(field, 'settings.postal_code_invalid');
};
