import type { Country } from '@balsam/shared-api';
import { plainCode } from '@balsam/shared-ui';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const SAUDI_ARABIA = 'SA';
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;
const SEPARATORS = /[\s\p{Pd}\u2212_./]+/gu;

/** Canonical form of a short address: `rrrd 2929`, `RRRD-٢٩٢٩` and `RRRD2929` are the same. */
export const canonicalNationalAddress = (text: string): string => plainCode(text).replace(SEPARATORS, '').toUpperCase();

export const isNationalAddress = (text: string): boolean => SHORT_ADDRESS.test(canonicalNationalAddress(text));

/** True if the country, given by its id as in a form, uses national short addresses. */
export const hasNationalAddress = (countries: readonly Country[], country: string | undefined): boolean =>
  countries.find(({ id }) => String(id) === country)?.iso2 === SAUDI_ARABIA;

/** True for an address that Saudi carriers refuse. */
export const lacksNationalAddress = (address: {
  country: { iso2: string } | null;
  national_address: string;
}): boolean => address.country?.iso2 === SAUDI_ARABIA && address.national_address === '';

/** Rule for the short address: required in Saudi Arabia. Reads the country from the field `country` of the same object. */
export const nationalAddress = (countries: readonly Country[]) =>
  string()
    .trim()
    .test('nationalAddress', (text = '', { parent, createError }) => {
      const { country } = parent as { country?: string };
      if (!hasNationalAddress(countries, country) || isNationalAddress(text)) return true;
      const name = canonicalNationalAddress(text) === '' ? 'nationalAddressRequired' : 'nationalAddressInvalid';
      return createError({ message: textKey(`location.${name}`) });
    });
