import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../format/Money.tsx';
import type { OrderView } from './orderView.ts';

/** The sums of an order, exactly as the server froze them. A discount is shown when there is one. */
export function OrderTotals({ order }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  const { currency } = order;
  const rows = [
    { label: t('order.subtotal'), amount: order.sub_total },
    { label: t('order.shipping'), amount: order.shipping_cost },
    { label: t('order.tax'), amount: order.tax_amount },
    ...(order.discount > 0 ? [{ label: t('order.discount'), amount: -order.discount }] : []),
  ];
  return (
    <dl className="facts totals">
      {rows.map(({ label, amount }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </Fragment>
      ))}
      <dt className="totals-sum">{t('order.total')}</dt>
      <dd className="totals-sum">
        <Money amount={order.total_amount} currency={currency} />
      </dd>
    </dl>
  );
}
