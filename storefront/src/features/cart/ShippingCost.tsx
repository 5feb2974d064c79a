import type { Cart } from '@balsam/shared-api';
import { Money, type MoneyProps } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ShippingCostProps extends Pick<MoneyProps, 'amount' | 'currency'> {
  /** Shipping by seller. */
  parts: readonly Pick<Cart, 'delivers' | 'shipping'>[];
}

/**
 * Shipping cost, with text for free shipping, for a seller who does not deliver and for a cost that is not known yet.
 */
export function ShippingCost({ parts, amount, currency }: ShippingCostProps) {
  const { t } = useTranslation('storefront');
  if (parts.some(({ delivers }) => !delivers)) return t('cart.notDelivered');
  if (parts.some(({ shipping }) => shipping === null)) return t('cart.shippingAtCheckout');
  return amount > 0 ? <Money amount={amount} currency={currency} /> : t('cart.freeShipping');
}
