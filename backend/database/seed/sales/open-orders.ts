import { COMPLETED, CONFIRMED, SHIPPED } from '../../../src/facts/order-statuses.ts';
import { checkDigit } from '../../../src/modules/sales/orders/pickups/carriers/local.ts';
import { labelPage } from '../../../src/modules/sales/orders/pickups/carriers/carrier.ts';
import { shipByOf } from '../../../src/modules/sales/shipping/arrival.ts';
import { hoursAfter } from '../moments.ts';
import { firstCustomerId } from '../people-rows/people-rows.ts';
import type { DemoOrder, DemoSubOrder } from './demo-order.ts';

const demoVendorId = 1;
const declineReason = 'تم تجهيز الطرد وتسليمه إلى المندوب.';

/** A sub-order still to be confirmed or shipped. */
const left = (part: DemoSubOrder, status: 1 | 2): DemoSubOrder => ({
  ...part,
  status,
  steps: part.steps.slice(0, status),
});

/** A late sub-order: promised for the next working day. */
const late = (part: DemoSubOrder): DemoSubOrder => {
  const [placed] = part.steps;
  return { ...part, shipBy: shipByOf({ handling_days_max: 1 }, placed && new Date(placed.at)) };
};

/** A sub-order with a cancellation request, an hour after it was confirmed. */
const wished = (part: DemoSubOrder, declined: string | null = null): DemoSubOrder => {
  const confirmed = part.steps.find(({ to }) => to === CONFIRMED)?.at;
  if (!confirmed) throw new Error(`Order ${part.subNo} was never confirmed`);
  const askedAt = hoursAfter(confirmed, 1);
  const declinedAt = declined === null ? null : hoursAfter(confirmed, 2);
  return { ...part, wish: { askedAt, declinedAt, reason: declined ?? '' } };
};

/** A sub-order with a pickup booked for the next working day in the morning. */
const fetched = (part: DemoSubOrder, now: Date): DemoSubOrder => {
  const number = `D${String(part.id).padStart(9, '0')}`;
  const pickup = {
    date: shipByOf({ handling_days_max: 1 }, now),
    from: '10:00',
    to: '13:00',
    trackingId: `BLP${number}${checkDigit(number)}`,
    labelUrl: labelPage(part.subNo),
  };
  return { ...part, pickup };
};

/** Sub-orders delivered by courier, who collected the cash: two of three for some vendors. */
export const withCourier = (part: DemoSubOrder): DemoSubOrder => {
  const shipped = part.steps.find(({ to }) => to === SHIPPED);
  const isFetched = part.status === COMPLETED && part.vendorId % 2 === 1 && part.id % 3 > 0;
  return isFetched && shipped ? fetched(part, new Date(shipped.at)) : part;
};

/**
 * Gives the demo vendor open tasks: two late orders, two cancellation requests and a declined one, and a pickup for
 * tomorrow. The demo customer's orders are not changed.
 */
export function addOpenOrders(orders: readonly DemoOrder[], now: Date): DemoOrder[] {
  const own = orders
    .filter(({ customer }) => customer.id !== firstCustomerId)
    .flatMap(({ parts }) => parts.filter(({ vendorId }) => vendorId === demoVendorId));
  const [forgotten, unseen, declined, wanted, parcel] = own.filter(({ status }) => status === SHIPPED);
  const confirmed = own.find(({ status }) => status === CONFIRMED);
  if (!forgotten || !unseen || !declined || !wanted || !parcel || !confirmed)
    throw new Error('The demo vendor has too few orders');
  const desk = new Map(
    [
      late(left(forgotten, 2)),
      late(left(unseen, 1)),
      wished(declined, declineReason),
      wished(left(wanted, 2)),
      wished(confirmed),
      fetched(left(parcel, 2), now),
    ].map((part) => [part.id, part]),
  );
  return orders.map((order) => ({ ...order, parts: order.parts.map((part) => desk.get(part.id) ?? part) }));
}

export const pickupRows = (orders: readonly DemoOrder[]) =>
  orders.flatMap(({ parts, placedAt }) =>
    parts.flatMap(({ id, pickup, steps }) => {
      if (!pickup) return [];
      const at = steps.at(-1)?.at ?? placedAt;
      return [
        {
          vendor_order_id: id,
          carrier: 'local',
          pickup_date: pickup.date,
          from_time: pickup.from,
          to_time: pickup.to,
          tracking_id: pickup.trackingId,
          label_url: pickup.labelUrl,
          carrier_reference: pickup.trackingId,
          created_at: at,
          booked_at: at,
        },
      ];
    }),
  );
