import type { Ref } from 'react';
import { OrderAddresses } from './OrderAddresses.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines, type OrderLinesProps } from './OrderLines.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OrderTotals } from './OrderTotals.tsx';

export interface OrderDetailsProps extends OrderLinesProps {
  /** Lets a "track" button bring the reader to the timeline. */
  historyRef?: Ref<HTMLHeadingElement>;
}

/** Everything about one vendor's part of an order, in the order's own currency. */
export function OrderDetails({ order, productHref, historyRef }: OrderDetailsProps) {
  return (
    <div className="stack order-details">
      <OrderSummary order={order} />
      <OrderLines order={order} productHref={productHref} />
      <OrderTotals order={order} />
      <OrderAddresses order={order} />
      <OrderHistory order={order} headingRef={historyRef} />
    </div>
  );
}
