import { api, isApiError, isUnanswered, listTag, useAppDispatch, useAttemptKey } from '@balsam/shared-api';
import { placedOrderApi } from '../../entities/orders/placed-order-api.ts';
import { paymentApi } from '../../entities/payment/payment-api.ts';
import { staleAfterRefusal, usePlaceOrderMutation, type OrderRequest } from './checkout-api.ts';

/** What has become of an order. Where neither it nor the question after it was answered, nobody knows. */
export type SentOrder =
  | { isPlaced: true; message: string }
  | { isPlaced: false; failure: unknown; isUnanswered: boolean };

const ANEW = { subscribe: false, forceRefetch: true } as const;

/**
 * Gives what sends an order: when its answer was lost, it asks whether the order is there after all, before anything is said
 * or read anew. The same order goes out again under the same key.
 */
export function useSendOrder(): (order: OrderRequest) => Promise<SentOrder> {
  const dispatch = useAppDispatch();
  const [placeOrder] = usePlaceOrderMutation();
  const keyOf = useAttemptKey();

  /** One by card may have been ordered in cash before, by a call whose answer was lost as well. */
  const isThere = async ({ order_no: orderNo, payment_method: method }: OrderRequest): Promise<boolean> => {
    const placed = await dispatch(placedOrderApi.endpoints.getPlacedOrder.initiate(orderNo, ANEW)).unwrap();
    if (placed || method !== 'card') return placed !== null;
    return (await dispatch(paymentApi.endpoints.lookAtPayment.initiate(orderNo, ANEW)).unwrap()) !== null;
  };

  const find = async (order: OrderRequest, failure: unknown): Promise<SentOrder> => {
    const found = await isThere(order).catch(() => undefined);
    if (found) return { isPlaced: true, message: '' };
    // A call that nothing has answered may be at work yet: what is not there now may come, and needs its checkout until then.
    const mayCome = isApiError(failure) && failure.status === 0;
    // That it was not there is forgotten as well: its confirmation would believe it.
    const stale = [...(mayCome ? [] : staleAfterRefusal), listTag('Order')];
    if (found === false) dispatch(api.util.invalidateTags(stale));
    return { isPlaced: false, failure, isUnanswered: found === undefined || mayCome };
  };

  return async (order) => {
    try {
      const { message } = await placeOrder({ order, idempotencyKey: keyOf(order) }).unwrap();
      return { isPlaced: true, message };
    } catch (failure) {
      return isUnanswered(failure) ? find(order, failure) : { isPlaced: false, failure, isUnanswered: false };
    }
  };
}
