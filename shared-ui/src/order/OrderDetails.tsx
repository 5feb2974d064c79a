import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderAddresses } from './OrderAddresses.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines, type OrderLinesProps } from './OrderLines.tsx';
import { OrderSummary, type OrderParty } from './OrderSummary.tsx';
import { OrderTotals } from './OrderTotals.tsx';

export interface OrderDetailsProps extends OrderLinesProps {
  /** People named next to the order's number, except the reader. */
  parties?: readonly OrderParty[];
  /** Lets a "track" button scroll to the timeline. */
  historyRef?: Ref<HTMLHeadingElement>;
}

/** Details of a sub-order, in the order's own currency. */
export function OrderDetails({ order, parties, productHref, historyRef }: OrderDetailsProps) {
  const { t } = useTranslation('kit');
  const totals = useId();
  return (
    <div className="stack order-details">
      <OrderSummary order={order} parties={parties} />
      <OrderLines order={order} productHref={productHref} />
      <section className="panel" aria-labelledby={totals}>
        <h3 className="panel-title" id={totals}>
          {t('order.totals')}
        </h3>
        <OrderTotals order={order} />
      </section>
      <OrderAddresses order={order} />
      <OrderHistory order={order} headingRef={historyRef} />
    </div>
  );
}
