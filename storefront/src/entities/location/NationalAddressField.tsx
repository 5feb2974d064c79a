import { useListCountriesQuery } from '@balsam/shared-api';
import { TextField } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { hasNationalAddress } from './national-address.ts';

/**
 * National short address; shown only for Saudi Arabia, where carriers locate buildings by it.
 * @param prefix as in LocationFields
 */
export function NationalAddressField({ prefix }: { prefix: string }) {
  const { t } = useTranslation('storefront');
  const { data: countries = [] } = useListCountriesQuery();
  const [{ value: country }] = useField<string>(`${prefix}country`);
  if (!hasNationalAddress(countries, country)) return null;
  return (
    <TextField
      name={`${prefix}national_address`}
      label={t('location.nationalAddress')}
      hint={t('location.nationalAddressHint')}
      autoCapitalize="characters"
      dir="ltr"
    />
  );
}
