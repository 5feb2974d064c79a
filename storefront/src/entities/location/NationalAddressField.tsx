import { useListCountriesQuery } from '@balsam/shared-api';
import { TextField } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { canonicalNationalAddress, hasNationalAddress } from './national-address.ts';

/**
 * National short address; shown only for Saudi Arabia, where carriers refuse a parcel without it. Leaving the field
 * shows the canonical spelling.
 * @param prefix as in LocationFields
 */
export function NationalAddressField({ prefix }: { prefix: string }) {
  const { t } = useTranslation('storefront');
  const { data: countries = [] } = useListCountriesQuery();
  const [{ value: country }] = useField<string>(`${prefix}country`);
  const [{ value }, , { setValue }] = useField<string>(`${prefix}national_address`);
  if (!hasNationalAddress(countries, country)) return null;
  return (
    <div onBlur={() => void setValue(canonicalNationalAddress(value))}>
      <TextField
        name={`${prefix}national_address`}
        label={t('location.nationalAddress')}
        hint={t('location.nationalAddressHint')}
        autoCapitalize="characters"
        dir="ltr"
        required
      />
    </div>
  );
}
