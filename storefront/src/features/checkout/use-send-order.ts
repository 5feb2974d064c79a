import { api, isApiError, isUnanswered, listTag, useAppDispatch, useAttemptKey } from '@balsam/shared-api';
import { placedOrderApi } from '../../entities/orders/placed-order-api.ts';
import { paymentApi } from '../../entities/payment/payment-api.ts';
import { staleAfterRefusal, usePlaceOrderMutation, type OrderRequest } from './checkout-api.ts';

/** Outcome of an order. Unknown if neither the order nor the check got a response. */
export type SentOrder =
  | { isPlaced: true; message: string }
  | { isPlaced: false; failure: unknown; isUnanswered: boolean };

const ANEW = { subscribe: false, forceRefetch: true } as const;

/**
 * Returns a function that sends an order. If the response is lost, it checks whether the order exists before anything
 * is reported or refetched. A retry uses the same idempotency key.
 */
export function useSendOrder(): (order: OrderRequest) => Promise<SentOrder> {
  const dispatch = useAppDispatch();
  const [placeOrder] = usePlaceOrderMutation();
  const keyOf = useAttemptKey();

  /** A card order may have been placed in cash before, by a request whose response was lost as well. */
  const isThere = async ({ order_no: orderNo, payment_method: method }: OrderRequest): Promise<boolean> => {
    const placed = await dispatch(placedOrderApi.endpoints.getPlacedOrder.initiate(orderNo, ANEW)).unwrap();
    if (placed || method !== 'card') return placed !== null;
    return (await dispatch(paymentApi.endpoints.pollPayment.initiate(orderNo, ANEW)).unwrap()) !== null;
  };

  const checkOutcome = async (order: OrderRequest, failure: unknown): Promise<SentOrder> => {
    const exists = await isThere(order).catch(() => undefined);
    if (exists) return { isPlaced: true, message: '' };
    // A request without a response may still be running; its order may appear later and needs its checkout until then.
    const mayCome = isApiError(failure) && failure.status === 0;
    // Also invalidates the "not found" result, which the confirmation would otherwise use.
    const stale = [...(mayCome ? [] : staleAfterRefusal), listTag('Order')];
    if (exists === false) dispatch(api.util.invalidateTags(stale));
    return { isPlaced: false, failure, isUnanswered: exists === undefined || mayCome };
  };

  return async (order) => {
    try {
      const { message } = await placeOrder({ order, idempotencyKey: keyOf(order) }).unwrap();
      return { isPlaced: true, message };
    } catch (failure) {
      return isUnanswered(failure) ? checkOutcome(order, failure) : { isPlaced: false, failure, isUnanswered: false };
    }
  };
}
