import { invalidField } from '../../wire/errors.ts';

const SAUDI_ARABIA = 'SA';
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;

/**
 * The short address by which carriers find a building in Saudi Arabia: RRRD2929.
 * @param field how the form calls it
 * @returns '' in other countries, where there is none
 * @throws AppError 422 on that field for a text that is not one
 */
export const nationalAddressIn = (iso2: string | null, text: string, field: string): string => {
  if (iso2 !== SAUDI_ARABIA || text === '') return '';
  const address = text.toUpperCase();
  if (!SHORT_ADDRESS.test(address)) throw invalidField(field, 'validation.address.national_address_invalid');
  return address;
};
