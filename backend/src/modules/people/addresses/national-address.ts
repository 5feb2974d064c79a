import { invalidField } from '../../../wire/errors.ts';

const SAUDI_ARABIA = 'SA';
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;

/** Spaces and hyphens of all scripts, which people put between the letters and the digits. */
const SEPARATORS = /[\s\p{Pd}\u2212_./]+/gu;

/**
 * Canonical form of a short address: `rrrd 2929` and `RRRD-2929` are RRRD2929. The field's kind has already replaced
 * Arabic and Persian digits and removed invisible characters.
 */
const canonical = (text: string): string => text.replace(SEPARATORS, '').toUpperCase();

/**
 * Saudi short national address (RRRD2929), without which carriers refuse a parcel.
 * @param field form field name
 * @param isRequired in Saudi Arabia; the documented calls may omit it
 * @returns '' in other countries
 * @throws AppError 422 on that field for a missing or invalid short address
 */
export const nationalAddressIn = (iso2: string | null, text: string, field: string, isRequired = false): string => {
  if (iso2 !== SAUDI_ARABIA) return '';
  const address = canonical(text);
  if (address === '' && !isRequired) return '';
  if (address === '') throw invalidField(field, 'validation.address.national_address_required');
  if (!SHORT_ADDRESS.test(address)) throw invalidField(field, 'validation.address.national_address_invalid');
  return address;
};

/** True for an address, as frozen on an order, that Saudi carriers refuse. */
export const lacksNationalAddress = (address: { country_code?: string; national_address?: string } | null): boolean =>
  address?.country_code === SAUDI_ARABIA && !address.national_address;
