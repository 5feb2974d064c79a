import type { Country } from '@balsam/shared-api';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';

export const SAUDI_ARABIA = 'SA';
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/i;

/** True if the country, given by its id as in a form, uses national short addresses. */
export const hasNationalAddress = (countries: readonly Country[], country: string | undefined): boolean =>
  countries.find(({ id }) => String(id) === country)?.iso2 === SAUDI_ARABIA;

/**
 * Rule for the short address: optional, but with a fixed format. Reads the country from the field `country` of the same
 * object.
 */
export const nationalAddress = (countries: readonly Country[]) =>
  string()
    .trim()
    .test('nationalAddress', textKey('location.nationalAddressInvalid'), (text = '', { parent }) => {
      const { country } = parent as { country?: string };
      return text === '' || !hasNationalAddress(countries, country) || SHORT_ADDRESS.test(text);
    });
