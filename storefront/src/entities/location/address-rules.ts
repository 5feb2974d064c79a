import { POSTAL_CODES, type Country } from '@balsam/shared-api';
import { isPhoneNumber, plainCode } from '@balsam/shared-ui';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const patterns: Readonly<Partial<Record<string, string>>> = POSTAL_CODES;

/** True if the postal code matches the country's format. Empty codes and unlisted countries always pass. */
export const isPostalCodeOf = (iso2: string, postalCode: string): boolean => {
  const pattern = patterns[iso2];
  return postalCode === '' || pattern === undefined || new RegExp(pattern, 'i').test(postalCode);
};

/** A required phone number. @param missing key of the message */
export const phoneRule = (missing: string) =>
  string()
    .trim()
    .required(missing)
    .test('phone', textKey('dashboard.address.error.phone_format'), (text) => !text || isPhoneNumber(text));

/** Rule for a postal code; reads the country from the field `country` of the same object. A dash counts as empty. */
export const postalCodeRule = (countries: readonly Country[]) =>
  string()
    .trim()
    .test('postalCode', (text = '', { parent, createError }) => {
      const place = parent as { country?: string };
      const country = countries.find(({ id }) => String(id) === place.country);
      const code = /[\p{L}\p{N}]/u.test(text) ? plainCode(text) : '';
      if (!country || isPostalCodeOf(country.iso2, code)) return true;
      return createError({
        message: textKey('dashboard.address.error.postal_code'),
        params: { country: country.name },
      });
    });
