import { Money, type MoneyProps } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ShippingAmountProps extends Pick<MoneyProps, 'amount' | 'currency'> {
  /** False if a seller does not deliver; the amount is then 0 but shipping is not free. */
  delivers: boolean;
}

/** Shipping cost, or the text for free shipping. */
export function ShippingAmount({ amount, currency, delivers }: ShippingAmountProps) {
  const { t } = useTranslation('storefront');
  if (amount > 0) return <Money amount={amount} currency={currency} />;
  return t(delivers ? 'checkout.freeShipping' : 'checkout.notDelivered');
}
