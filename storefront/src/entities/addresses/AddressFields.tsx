import { TextField, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { LocationFields, type LocationFieldsProps } from '../location/LocationFields.tsx';
import { NationalAddressField } from '../location/NationalAddressField.tsx';

interface AddressFieldsProps extends Pick<LocationFieldsProps, 'onCountryChange'> {
  /** Path of the fields in the form's values, with a trailing dot; '' at the top. */
  prefix: string;
  /** The recipient is required, not the customer by default. */
  needsRecipient?: boolean;
}

/** Fields of an address that parcels go to. */
export function AddressFields({ prefix, needsRecipient = false, onCountryChange }: AddressFieldsProps) {
  const { t } = useTranslation('storefront');
  const field = (name: TextKey<'storefront', 'dashboard.address'>) => ({
    name: `${prefix}${name}`,
    label: t(`dashboard.address.${name}`),
  });
  return (
    <>
      <TextField
        name={`${prefix}recipient`}
        label={t(needsRecipient ? 'dashboard.address.recipientName' : 'dashboard.address.recipient')}
        autoComplete="name"
        required={needsRecipient}
        hint={needsRecipient ? undefined : t('dashboard.address.recipientHint')}
      />
      <TextField {...field('company_name')} autoComplete="organization" />
      <LocationFields
        prefix={prefix}
        required
        tellsFailure
        presumesCountry
        onlyDelivered
        onCountryChange={onCountryChange}
      />
      <TextField {...field('postal_code')} autoComplete="postal-code" dir="ltr" />
      <TextField {...field('address_1')} autoComplete="address-line1" className="field-wide" required />
      <TextField {...field('address_2')} autoComplete="address-line2" className="field-wide" />
      <NationalAddressField prefix={prefix} />
      <TextField
        {...field('phone_number')}
        type="tel"
        autoComplete="tel"
        hint={t('dashboard.address.phoneHint')}
        required
      />
      <TextField {...field('note')} className="field-wide" hint={t('dashboard.address.noteHint')} maxLength={300} />
    </>
  );
}
