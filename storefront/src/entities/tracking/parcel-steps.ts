import { ORDER_STATUSES, ORDER_STEPS, type OrderStatus, type TrackedOrder } from '@balsam/shared-api';

export type Parcel = TrackedOrder['parcels'][number];

/** A step on the way of a parcel: behind it, where it is, or still ahead. */
export interface ParcelStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
  /** When it was reached, ISO 8601; null for what is ahead, or what nobody wrote down. */
  at: string | null;
}

export const isCancelled = (status: OrderStatus): boolean => ORDER_STATUSES[status].phase === 'cancelled';

/** What vendors lead every parcel through. Not every status that is no cancellation is a step to the door. */
const WAY: readonly OrderStatus[] = ['Pending', ...Object.values(ORDER_STEPS).map(({ to }) => to)];

/** The whole way to the door; of a parcel that was cancelled, only what happened to it. */
export function stepsOf({ status, history }: Pick<Parcel, 'status' | 'history'>): ParcelStep[] {
  const reachedAt = (step: OrderStatus) => history.findLast(({ to }) => to === step)?.created_at ?? null;
  const current = WAY.indexOf(status);
  if (current >= 0) {
    return WAY.map((step, index) => {
      if (index > current) return { status: step, state: 'ahead', at: null };
      return { status: step, state: index === current ? 'current' : 'done', at: reachedAt(step) };
    });
  }
  const passed = history.filter(({ to }) => to !== status);
  return [
    ...passed.map(({ to, created_at }): ParcelStep => ({ status: to, state: 'done', at: created_at })),
    { status, state: 'current', at: reachedAt(status) },
  ];
}
