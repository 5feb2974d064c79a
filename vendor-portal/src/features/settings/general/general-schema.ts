import type { Country, GeneralSettings } from '@balsam/shared-api';
import { changedTexts, type TextKey } from '@balsam/shared-ui';
import { object, string, type InferType } from 'yup';
import type { GeneralRequest } from '../../../entities/settings/settings-api.ts';
import { textKey } from '../../../locales/texts.ts';
import { postalCodeProblem } from './postal-codes.ts';

const required = (field: TextKey<'vendor-portal', 'settings.general.error'>) =>
  string().trim().required(`settings.general.error.${field}`);

/** Validation schema of the form. The postal code format depends on the country. Places are ids as text. */
export const generalSchema = (countries: readonly Country[] = []) =>
  object({
    company_name: required('company_name'),
    company_address: required('company_address'),
    company_phone_no: required('company_phone_no').matches(
      /^\+?\d{6,15}$/,
      textKey('settings.general.error.phoneFormat'),
    ),
    country: required('country'),
    state: required('state'),
    city: required('city'),
    postalCode: required('postalCode').test('pattern', (postalCode, { parent, createError }) => {
      const country = countries.find(({ id }) => String(id) === parent.country);
      const problem = country && postalCode ? postalCodeProblem(country.iso2, postalCode) : null;
      if (problem === null) return true;
      return createError({ message: textKey(`settings.general.error.${problem}`), params: { code: country?.iso2 } });
    }),
  });

/** Form values, and the version they are based on. */
export type GeneralValues = InferType<ReturnType<typeof generalSchema>> & { updated_at: string };

export const toGeneralValues = (settings: GeneralSettings): GeneralValues => ({
  company_name: settings.company_name,
  company_address: settings.company_address,
  // Removes spaces used for readability.
  company_phone_no: settings.company_phone_no.replace(/[^\d+]/g, ''),
  country: String(settings.country ?? ''),
  state: String(settings.state ?? ''),
  city: String(settings.city ?? ''),
  postalCode: settings.postal_code,
  updated_at: settings.updated_at,
});

const NAMES = [
  'company_name',
  'company_address',
  'company_phone_no',
  'country',
  'state',
  'city',
  'postalCode',
] as const satisfies readonly (keyof GeneralValues)[];

/**
 * Builds the request.
 * @param before initial form values; unchanged fields are omitted
 */
export const toGeneralRequest = (values: GeneralValues, before: GeneralValues): GeneralRequest => ({
  ...Object.fromEntries(changedTexts(NAMES, values, before)),
  updated_at_seen: values.updated_at,
});
