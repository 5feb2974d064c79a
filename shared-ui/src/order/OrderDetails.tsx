import type { Ref } from 'react';
import { OrderAddresses } from './OrderAddresses.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import type { OrderView } from './orderView.ts';

export interface OrderDetailsProps {
  order: OrderView;
  /** Lets a "track" button bring the reader to the timeline. */
  historyRef?: Ref<HTMLHeadingElement>;
}

/** Everything about one vendor's part of an order, in the order's own currency. */
export function OrderDetails({ order, historyRef }: OrderDetailsProps) {
  return (
    <div className="stack order-details">
      <OrderSummary order={order} />
      <OrderLines order={order} />
      <OrderTotals order={order} />
      <OrderAddresses order={order} />
      <OrderHistory order={order} headingRef={historyRef} />
    </div>
  );
}
