import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { Money } from '../format/Money.tsx';
import { SummaryCard } from '../summary-card/SummaryCard.tsx';
import type { OrderView } from './orderView.ts';
import { PaymentMethod } from './PaymentMethod.tsx';

/** The four cards on top of an order: date, delivery status, total, payment method. */
export function OrderSummary({ order }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  return (
    <section className="order-summary" aria-label={t('order.summary')}>
      <SummaryCard label={t('order.date')} value={<DateTime value={order.order_date} />} />
      <SummaryCard label={t('order.deliveryStatus')} value={<StatusBadge status={order.status} />} />
      <SummaryCard
        label={t('order.totalAmount')}
        value={<Money amount={order.total_amount} currency={order.currency} />}
      />
      <SummaryCard label={t('order.paymentMethod')} value={<PaymentMethod method={order.payment_method} />} />
    </section>
  );
}
