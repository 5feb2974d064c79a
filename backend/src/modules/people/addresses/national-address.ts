import { invalidField } from '../../../wire/errors.ts';

const SAUDI_ARABIA = 'SA';
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;

/**
 * Saudi short national address (RRRD2929), which carriers use to find a building.
 * @param field form field name
 * @returns '' in other countries
 * @throws AppError 422 on that field for an invalid short address
 */
export const nationalAddressIn = (iso2: string | null, text: string, field: string): string => {
  if (iso2 !== SAUDI_ARABIA || text === '') return '';
  const address = text.toUpperCase();
  if (!SHORT_ADDRESS.test(address)) throw invalidField(field, 'validation.address.national_address_invalid');
  return address;
};
