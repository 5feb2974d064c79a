import type { PlacedOrder } from '@balsam/shared-api';
import { Bdi, Money, VatRows } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Totals of the whole order. */
export function PlacedTotals({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('storefront');
  const { sub_total, shipping_cost, discount, coupon_code, vat, grand_total, currency } = order;
  return (
    <section className="panel sf-placed-parcel" aria-labelledby="placed-totals">
      <h2 className="panel-title" id="placed-totals">
        {t('confirmation.totals')}
      </h2>
      <dl className="facts totals">
        <dt>{t('confirmation.subTotal')}</dt>
        <dd>
          <Money amount={sub_total} currency={currency} />
        </dd>
        <dt>{t('confirmation.shipping')}</dt>
        <dd>{shipping_cost > 0 ? <Money amount={shipping_cost} currency={currency} /> : t('confirmation.free')}</dd>
        {discount > 0 && (
          <>
            <dt>
              {t('confirmation.discount')} {coupon_code && <Bdi>({coupon_code})</Bdi>}
            </dt>
            <dd>
              <Money amount={-discount} currency={currency} />
            </dd>
          </>
        )}
        <dt className="totals-sum">{t('confirmation.grandTotal')}</dt>
        <dd className="totals-sum">
          <Money amount={grand_total} currency={currency} />
        </dd>
        <VatRows groups={vat} currency={currency} />
      </dl>
    </section>
  );
}
