import { daysBefore, minutesAfter } from '../moments.ts';
import type { Random } from '../random.ts';
import type { DemoOrder } from './demo-order.ts';
import { orderNumber } from './build-orders.ts';
import { EXPIRED_AFTER_MINUTES } from './card-stories.ts';
import { STATUS_GROUPS } from '../../../src/facts/order-statuses.ts';

/** Minutes before the later cash order of the same customer. */
const EARLIER_MINUTES = { abandoned: 60, late: 24 } as const;

interface Copy {
  readonly order: DemoOrder;
  readonly id: number;
  readonly firstPartId: number;
  readonly minutesEarlier: number;
  readonly random: Random;
}

/** The same products, ordered by card some minutes earlier and not paid in time. */
const triedBefore = ({ order, id, firstPartId, minutesEarlier, random }: Copy): DemoOrder => {
  const orderNo = orderNumber(random);
  const placedAt = minutesAfter(order.placedAt, -minutesEarlier);
  const parts = order.parts.map((part, index) => ({
    ...part,
    ...{ id: firstPartId + index, subNo: `${orderNo}-${index + 1}`, status: 1 as const, steps: [] },
    ...{ wish: null, pickup: null },
  }));
  const expiredAt = minutesAfter(placedAt, EXPIRED_AFTER_MINUTES);
  return { ...order, id, orderNo, placedAt, parts, isByCard: true, expiredAt };
};

/**
 * Two recent orders that were never placed: one whose card was declined and whose payment page was left open, and one
 * paid too late, after the customer had ordered again, so that the payment was returned.
 */
export const buildUnpaidOrders = (orders: readonly DemoOrder[], now: Date, random: Random): DemoOrder[] => {
  const [abandoned, late] = orders
    .filter(
      ({ isByCard, placedAt, couponId, parts }) =>
        !isByCard &&
        couponId === null &&
        placedAt < daysBefore(now, 1) &&
        parts.every(({ status }) => STATUS_GROUPS.preparing.includes(status)),
    )
    .slice(-2);
  if (!abandoned || !late) throw new Error('The demo has too few open orders');
  const firstPartId = 1 + Math.max(...orders.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const shared = { id: orders.length + 1, random };
  return [
    triedBefore({ ...shared, order: abandoned, firstPartId, minutesEarlier: EARLIER_MINUTES.abandoned }),
    triedBefore({
      ...{ ...shared, order: late, id: orders.length + 2 },
      ...{ firstPartId: firstPartId + abandoned.parts.length, minutesEarlier: EARLIER_MINUTES.late },
    }),
  ];
};
