import type { Order } from '@balsam/shared-api';
import { Form, FormError, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { canonicalNationalAddress, isNationalAddress } from '../../../entities/location/national-address.ts';
import { textKey } from '../../../locales/texts.ts';
import { useStateNationalAddressMutation } from './orders-api.ts';

const schema = object({
  national_address: string().test('nationalAddress', textKey('location.nationalAddressInvalid'), (text = '') =>
    isNationalAddress(text),
  ),
});

/** Asks for the National Address of an order that Saudi carriers would refuse; nothing for any other order. */
export function NationalAddressNeeded({ order: { id, national_address_missing } }: { order: Order }) {
  const { t } = useTranslation('storefront');
  const [state] = useStateNationalAddressMutation();
  const send = useSendForm({ failed: t('dashboard.order.nationalFailed') });
  if (!national_address_missing) return null;
  return (
    <Form
      className="alert alert-warning"
      aria-label={t('checkout.destination.nationalTitle')}
      initialValues={{ national_address: '' }}
      validationSchema={schema}
      onSubmit={async ({ national_address: text }) => {
        await send(() => state({ id, national_address: canonicalNationalAddress(text) }).unwrap());
      }}
      t={t}
    >
      <p>{t('dashboard.order.nationalText')}</p>
      <TextField
        name="national_address"
        label={t('location.nationalAddress')}
        hint={t('location.nationalAddressHint')}
        autoCapitalize="characters"
        dir="ltr"
        required
      />
      <FormError />
      <SubmitButton>{t('checkout.destination.nationalAdd')}</SubmitButton>
    </Form>
  );
}
