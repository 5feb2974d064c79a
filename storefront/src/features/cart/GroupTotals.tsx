import type { Cart } from '@balsam/shared-api';
import { Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ArrivalDates } from '../../tracking/ArrivalDates.tsx';
import { FreeShipping } from './FreeShipping.tsx';

/** What one vendor's parcel comes to, and when it would arrive. */
export function GroupTotals({ cart }: { cart: Cart }) {
  const { t } = useTranslation('storefront');
  const { sub_total, discount, shipping_cost, shipping, currency } = cart;
  return (
    <div className="sf-cart-foot">
      <div className="sf-cart-delivery">
        <ArrivalDates from={shipping?.arrives_from} to={shipping?.arrives_to} />
        <FreeShipping cart={cart} />
      </div>
      <dl className="facts totals">
        <dt>{t('cart.subTotal')}</dt>
        <dd>
          <Money amount={sub_total} currency={currency} />
        </dd>
        {discount > 0 && (
          <>
            <dt>{t('cart.discount')}</dt>
            <dd>
              <Money amount={-discount} currency={currency} />
            </dd>
          </>
        )}
        <dt>{t('cart.shipping')}</dt>
        <dd>{shipping_cost > 0 ? <Money amount={shipping_cost} currency={currency} /> : t('cart.freeShipping')}</dd>
      </dl>
    </div>
  );
}
