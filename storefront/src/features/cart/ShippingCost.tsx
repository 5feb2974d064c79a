import type { Cart } from '@balsam/shared-api';
import { Money, type MoneyProps } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ShippingCostProps extends Pick<MoneyProps, 'amount' | 'currency'> {
  /** What is shipped, by seller. */
  parts: readonly Pick<Cart, 'delivers' | 'shipping'>[];
}

/** What delivery costs; nothing is a word. Another one stands where a seller does not deliver, or where nobody knows yet. */
export function ShippingCost({ parts, amount, currency }: ShippingCostProps) {
  const { t } = useTranslation('storefront');
  if (parts.some(({ delivers }) => !delivers)) return t('cart.notDelivered');
  if (parts.some(({ shipping }) => shipping === null)) return t('cart.shippingAtCheckout');
  return amount > 0 ? <Money amount={amount} currency={currency} /> : t('cart.freeShipping');
}
