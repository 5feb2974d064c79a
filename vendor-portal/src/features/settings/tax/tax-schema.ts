import { VAT_COUNTRIES, type TaxSettings } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string, type InferType } from 'yup';
import { textKey } from '../../../locales/texts.ts';

export type TaxCountry = keyof typeof VAT_COUNTRIES;

const required = (field: TextKey<'vendor-portal', 'settings.tax.error'>) =>
  string().trim().required(`settings.tax.error.${field}`);

/** Validation schema of the form. The VAT number format depends on the store's country. */
export const taxSchema = (country: TaxCountry) =>
  object({
    vat_number: required('vat_number').matches(
      new RegExp(VAT_COUNTRIES[country].number),
      textKey(`settings.tax.error.format.${country}`),
    ),
    legal_name: required('legal_name'),
    legal_name_arabic: required('legal_name_arabic'),
  });

/** Form values, and the version they are based on. */
export type TaxValues = InferType<ReturnType<typeof taxSchema>> & { updated_at: string };

export const toTaxValues = ({ vat_number, legal_name, legal_name_arabic, updated_at }: TaxSettings): TaxValues => ({
  updated_at,
  vat_number,
  legal_name,
  legal_name_arabic,
});
