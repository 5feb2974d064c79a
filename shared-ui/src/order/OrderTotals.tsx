import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../format/Money.tsx';
import { ColdFeeRow } from './ColdFeeRow.tsx';
import type { OrderView } from './order-view.ts';
import { VatRows } from './VatRows.tsx';

/** Amounts of a sub-order, or of a whole order, whose parcels show their cold fees. */
type Amounts = Pick<
  OrderView,
  'currency' | 'sub_total' | 'shipping_cost' | 'discount' | 'gift' | 'total_amount' | 'vat'
> &
  Partial<Pick<OrderView, 'cold_fee'>>;

/**
 * Totals of an order as the server froze them. Discount and gift are shown only if there is one; free shipping and the
 * gift are texts.
 */
export function OrderTotals({ order }: { order: Amounts }) {
  const { t } = useTranslation('kit');
  const { currency } = order;
  const rows = [
    { id: 'goods', label: t('order.subtotal'), amount: order.sub_total, word: false },
    {
      id: 'shipping',
      label: t('order.shipping'),
      amount: order.shipping_cost,
      word: order.shipping_cost === 0 && t('order.freeShipping'),
    },
    ...(order.discount > 0
      ? [{ id: 'discount', label: t('order.discount'), amount: -order.discount, word: false }]
      : []),
    ...(order.gift ? [{ id: 'gift', label: t('order.gift'), amount: 0, word: t('order.giftIncluded') }] : []),
  ];
  return (
    <dl className="facts totals">
      {rows.map(({ id, label, amount, word }) => (
        <Fragment key={id}>
          <dt>{label}</dt>
          <dd>{word || <Money amount={amount} currency={currency} />}</dd>
          {id === 'shipping' && <ColdFeeRow amount={order.cold_fee ?? null} currency={currency} />}
        </Fragment>
      ))}
      <dt className="totals-sum">{t('order.total')}</dt>
      <dd className="totals-sum">
        <Money amount={order.total_amount} currency={currency} />
      </dd>
      <VatRows groups={order.vat} currency={currency} />
    </dl>
  );
}
