import { checkDigit } from '../../../src/modules/orders/carriers/local.ts';
import { labelPage } from '../../../src/modules/orders/carriers/carrier.ts';
import { shipByOf } from '../../../src/modules/shipping/arrival.ts';
import { hoursAfter } from '../moments.ts';
import { firstCustomerId } from '../people-rows/people-rows.ts';
import type { DemoOrder, DemoSubOrder } from './build-orders.ts';

const demoVendorId = 1;
const declineReason = 'تم تجهيز الطرد وتسليمه إلى المندوب.';

/** Not sent yet: still to be confirmed, or to be shipped. */
const left = (part: DemoSubOrder, status: 1 | 2): DemoSubOrder => ({
  ...part,
  status,
  steps: part.steps.slice(0, status),
});

/** Promised for the next working day, when the vendor was quicker. */
const late = (part: DemoSubOrder): DemoSubOrder => {
  const [placed] = part.steps;
  return { ...part, shipBy: shipByOf({ handling_days_max: 1 }, placed && new Date(placed.at)) };
};

/** The customer wants it cancelled, an hour after it was confirmed. */
const wished = (part: DemoSubOrder, declined: string | null = null): DemoSubOrder => {
  const confirmed = part.steps.find(({ to }) => to === 2)?.at;
  if (!confirmed) throw new Error(`Order ${part.subNo} was never confirmed`);
  const askedAt = hoursAfter(confirmed, 1);
  const declinedAt = declined === null ? null : hoursAfter(confirmed, 2);
  return { ...part, wish: { askedAt, declinedAt, reason: declined ?? '' } };
};

/** The courier comes on the next working day in the morning. */
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

/** Two of three parcels of some vendors that have arrived were fetched by the courier, who took the money. */
export const withCourier = (part: DemoSubOrder): DemoSubOrder => {
  const shipped = part.steps.find(({ to }) => to === 3);
  const isFetched = part.status === 4 && part.vendorId % 2 === 1 && part.id % 3 > 0;
  return isFetched && shipped ? fetched(part, new Date(shipped.at)) : part;
};

/**
 * Lays on the demo vendor's desk what a vendor has to deal with: two late orders, two wishes to cancel and a declined
 * one, and a pickup for tomorrow. The demo customer's orders stay as they are.
 */
export function addOpenOrders(orders: readonly DemoOrder[], now: Date): DemoOrder[] {
  const own = orders
    .filter(({ customer }) => customer.id !== firstCustomerId)
    .flatMap(({ parts }) => parts.filter(({ vendorId }) => vendorId === demoVendorId));
  const [forgotten, unseen, declined, wanted, parcel] = own.filter(({ status }) => status === 3);
  const confirmed = own.find(({ status }) => status === 2);
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
