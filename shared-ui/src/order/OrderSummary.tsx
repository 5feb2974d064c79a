import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Bdi } from '../format/Bdi.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { Money } from '../format/Money.tsx';
import { SummaryCard } from '../summary-card/SummaryCard.tsx';
import type { OrderView } from './order-view.ts';
import { PaymentMethod } from './PaymentMethod.tsx';

/** A person involved in an order, with their role as the label. */
export interface OrderParty {
  label: string;
  value: ReactNode;
}

interface OrderSummaryProps {
  order: OrderView;
  /** Everyone but the reader. */
  parties?: readonly OrderParty[];
}

/** Head of an order: number and people, then date, delivery status, total and payment method. */
export function OrderSummary({ order, parties = [] }: OrderSummaryProps) {
  const { t } = useTranslation('kit');
  const title = useId();
  return (
    <section className="stack" aria-labelledby={title}>
      <h3 className="panel-title" id={title}>
        {t('order.summary')}
      </h3>
      <dl className="facts">
        <dt>{t('order.list.subNumber')}</dt>
        <dd>
          <Bdi>{order.order_sub_no}</Bdi>
        </dd>
        {order.po_number && (
          <>
            <dt>{t('order.list.poNumber')}</dt>
            <dd>
              <Bdi>{order.po_number}</Bdi>
            </dd>
          </>
        )}
        {parties.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Cards order={order} />
    </section>
  );
}

function Cards({ order }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  return (
    <div className="order-summary">
      <SummaryCard label={t('order.date')} value={<DateTime value={order.order_date} />} />
      <SummaryCard label={t('order.deliveryStatus')} value={<StatusBadge status={order.status} />} />
      <SummaryCard
        label={t('order.totalAmount')}
        value={<Money amount={order.total_amount} currency={order.currency} />}
      />
      <SummaryCard
        label={t('order.paymentMethod')}
        value={<PaymentMethod method={order.payment_method} state={order.payment_state} />}
      />
    </div>
  );
}
