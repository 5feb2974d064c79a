import { ORDER_STATUSES, ORDER_STEPS, type OrderStatus, type TrackedOrder } from '@balsam/shared-api';

export type Parcel = TrackedOrder['parcels'][number];

/** A step of a parcel: done, current or upcoming. */
export interface ParcelStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
  /** Time it was reached, ISO 8601; null if it is upcoming or was not recorded. */
  at: string | null;
}

export const isCancelled = (status: OrderStatus): boolean => ORDER_STATUSES[status].phase === 'cancelled';

/** True until a parcel is delivered or cancelled. */
export const isUnderway = ({ status }: { status: OrderStatus }): boolean =>
  ['preparing', 'shipping'].includes(ORDER_STATUSES[status].phase);

/** Statuses that lead to delivery. Some other statuses are neither a step nor a cancellation. */
const WAY: readonly OrderStatus[] = ['Pending', ...Object.values(ORDER_STEPS).map(({ to }) => to)];

/** All steps to delivery; for a cancelled parcel, only its history. */
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
