import { useGetUserQuery, useListCountriesQuery, type User } from '@balsam/shared-api';
import { Button, Form, FormError, SubmitButton, TextField, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { LocationFields } from '../../../entities/location/LocationFields.tsx';
import { NationalAddressField } from '../../../entities/location/NationalAddressField.tsx';
import { addressSchema, addressValues } from './address-schema.ts';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormProps {
  user: User;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** Form for the shipping address. A refusal preserves the input. */
export function AddressForm({ user, onDone }: AddressFormProps) {
  const { t } = useTranslation('storefront');
  const { data: countries } = useListCountriesQuery();
  const { refetch } = useGetUserQuery();
  const save = useSaveAddress(user.id);
  const field = (name: TextKey<'storefront', 'dashboard.address'>) => ({ name, label: t(`dashboard.address.${name}`) });
  return (
    <Form
      className="panel"
      aria-label={t('dashboard.address.shipping')}
      initialValues={addressValues(user)}
      validationSchema={addressSchema(countries)}
      onSubmit={async (values) => {
        await save(values);
        onDone();
      }}
      loadNewer={async () => addressValues(await refetch().unwrap())}
      t={t}
      errorSummary
    >
      <div className="field-grid">
        <LocationFields prefix="" required tellsFailure presumesCountry onlyDelivered />
        <TextField {...field('postal_code')} autoComplete="postal-code" dir="ltr" />
        <TextField {...field('address_1')} autoComplete="address-line1" className="field-wide" required />
        <TextField {...field('address_2')} autoComplete="address-line2" className="field-wide" />
        <NationalAddressField prefix="" />
        <TextField
          {...field('phone_number')}
          type="tel"
          autoComplete="tel"
          hint={t('dashboard.address.phoneHint')}
          required
        />
      </div>
      <FormError />
      <div className="cluster">
        <SubmitButton>{t('dashboard.address.save')}</SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          {t('dashboard.address.cancel')}
        </Button>
      </div>
    </Form>
  );
}
