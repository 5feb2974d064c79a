import type { Country } from '@balsam/shared-api';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';

export const SAUDI_ARABIA = 'SA';
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/i;

/** Whether a country, by its id as a form holds it, is one where a building has a short address. */
export const hasNationalAddress = (countries: readonly Country[], country: string | undefined): boolean =>
  countries.find(({ id }) => String(id) === country)?.iso2 === SAUDI_ARABIA;

/** The rule of the field beside the one that is called `country`: nobody has to know it, but it has a form. */
export const nationalAddress = (countries: readonly Country[]) =>
  string()
    .trim()
    .test('nationalAddress', textKey('location.nationalAddressInvalid'), (text = '', { parent }) => {
      const { country } = parent as { country?: string };
      return text === '' || !hasNationalAddress(countries, country) || SHORT_ADDRESS.test(text);
    });
