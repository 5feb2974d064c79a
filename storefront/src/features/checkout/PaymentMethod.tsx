import { ChoiceField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** How the order is paid: until a gateway is connected, to the courier. */
export function PaymentMethod() {
  const { t } = useTranslation('storefront');
  return (
    <ChoiceField
      name="payment_method"
      label={t('checkout.paymentMethod')}
      choices={[{ value: 'cash', label: t('checkout.cash'), hint: t('checkout.cashHint') }]}
    />
  );
}
