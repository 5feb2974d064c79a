import { Money, type MoneyProps } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ShippingAmountProps extends Pick<MoneyProps, 'amount' | 'currency'> {
  /** False where a seller does not deliver: that costs nothing, yet is not free. */
  delivers: boolean;
}

/** What shipping costs; nothing is a word. */
export function ShippingAmount({ amount, currency, delivers }: ShippingAmountProps) {
  const { t } = useTranslation('storefront');
  if (amount > 0) return <Money amount={amount} currency={currency} />;
  return t(delivers ? 'checkout.freeShipping' : 'checkout.notDelivered');
}
