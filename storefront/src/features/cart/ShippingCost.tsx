import type { Cart } from '@balsam/shared-api';
import { Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** What delivery costs; nothing is a word, and where a seller does not deliver another one. */
export function ShippingCost({
  delivers,
  shipping_cost,
  currency,
}: Pick<Cart, 'delivers' | 'shipping_cost' | 'currency'>) {
  const { t } = useTranslation('storefront');
  if (!delivers) return t('cart.notDelivered');
  return shipping_cost > 0 ? <Money amount={shipping_cost} currency={currency} /> : t('cart.freeShipping');
}
