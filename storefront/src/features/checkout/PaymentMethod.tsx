import { ChoiceField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { paymentMethods } from './checkout-schema.ts';

/** How the order is paid: until a gateway is connected, to the courier. */
export function PaymentMethod() {
  const { t } = useTranslation('storefront');
  return (
    <ChoiceField
      name="payment_method"
      label={t('checkout.paymentMethod')}
      choices={paymentMethods.map((value) => ({
        value,
        label: t(`checkout.${value}`),
        hint: t(`checkout.${value}Hint`),
      }))}
    />
  );
}
