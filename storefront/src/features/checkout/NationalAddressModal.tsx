import type { BookAddress } from '@balsam/shared-api';
import { FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { asRequest } from '../../entities/addresses/address-form.ts';
import { addressName } from '../../entities/addresses/address-name.ts';
import { useUpdateAddressMutation } from '../../entities/addresses/addresses-api.ts';
import { canonicalNationalAddress, isNationalAddress } from '../../entities/location/national-address.ts';
import { textKey } from '../../locales/texts.ts';

const schema = object({
  national_address: string().test('nationalAddress', textKey('location.nationalAddressInvalid'), (text = '') =>
    isNationalAddress(text),
  ),
});

/** Asks for the National Address of a stored address. */
export function NationalAddressModal({ address, onHide }: { address: BookAddress; onHide: () => void }) {
  const { t } = useTranslation('storefront');
  const [update] = useUpdateAddressMutation();
  return (
    <FormModal
      title={t('checkout.destination.nationalTitle')}
      initialValues={{ national_address: '' }}
      validationSchema={schema}
      onSubmit={({ national_address: text }) => {
        const national_address = canonicalNationalAddress(text);
        return update({
          id: address.id,
          seen: address.updated_at,
          address: { ...asRequest(address), national_address },
        }).unwrap();
      }}
      t={t}
      failed={t('dashboard.address.failed')}
      done={t('checkout.destination.nationalSaved')}
      submitLabel={t('dashboard.address.save')}
      onHide={onHide}
    >
      <p>{t('checkout.destination.nationalText', { name: addressName(address) })}</p>
      <TextField
        name="national_address"
        label={t('location.nationalAddress')}
        hint={t('location.nationalAddressHint')}
        autoCapitalize="characters"
        dir="ltr"
        required
      />
    </FormModal>
  );
}
