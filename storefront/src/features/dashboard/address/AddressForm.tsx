import { useListCountriesQuery, type BookAddress, type User } from '@balsam/shared-api';
import { Button, CheckboxField, Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { addressSchema, addressValues, LONGEST_LABEL } from '../../../entities/addresses/address-form.ts';
import { AddressFields } from '../../../entities/addresses/AddressFields.tsx';
import { useListAddressesQuery } from '../../../entities/addresses/addresses-api.ts';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormProps {
  user: User;
  /** Undefined for a new address. */
  address: BookAddress | undefined;
  /** The first address becomes the default anyway. */
  isFirst: boolean;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** Form for an address of the book. A refusal preserves the input. */
export function AddressForm({ user, address, isFirst, onDone }: AddressFormProps) {
  const { t } = useTranslation('storefront');
  const { data: countries } = useListCountriesQuery();
  const { refetch } = useListAddressesQuery();
  const save = useSaveAddress(address?.id);
  const loadNewer = async () => {
    const addresses = await refetch().unwrap();
    return addressValues(
      addresses.find(({ id }) => id === address?.id),
      user,
    );
  };
  return (
    <Form
      className="panel"
      aria-label={t(address ? 'dashboard.address.editTitle' : 'dashboard.address.add')}
      initialValues={addressValues(address, user)}
      validationSchema={addressSchema(countries)}
      onSubmit={async (values) => {
        await save(values);
        onDone();
      }}
      loadNewer={loadNewer}
      t={t}
      errorSummary
    >
      <div className="field-grid">
        <TextField
          name="label"
          label={t('dashboard.address.label')}
          hint={t('dashboard.address.labelHint')}
          maxLength={LONGEST_LABEL}
          className="field-wide"
          required
        />
        <AddressFields prefix="" />
        {!isFirst && !address?.is_default_shipping && (
          <CheckboxField
            name="is_default_shipping"
            label={t('dashboard.address.useForShipping')}
            className="field-wide"
          />
        )}
        {!isFirst && !address?.is_default_billing && (
          <CheckboxField
            name="is_default_billing"
            label={t('dashboard.address.useForBilling')}
            className="field-wide"
          />
        )}
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
