import { api, isApiError, useAppDispatch, useAttemptKey, type Checkout, type User } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetDraft } from '../../entities/cart/checkout-draft.ts';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { useOpenPaymentSessionMutation } from '../../entities/payment/payment-api.ts';
import { storedDestination } from './carrier-address.ts';
import { staleAfterOrder, usePlaceOrderMutation } from './checkout-api.ts';
import { toBillingRequest, type CheckoutValues } from './checkout-schema.ts';
import { useAddressCheck } from './use-address-check.ts';
import { href } from '../../entities/page/paths.ts';

/** Every call of a session that has ended is called off, also the one that the server ended it with. */
const isCalledOff = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'AbortError';

/**
 * What an order makes stale is asked for when its page is gone, which is later than the router has arrived: the page stays while the
 * next one is fetched or blended in, and with the empty cart before it, it would ask for a checkout of nothing.
 * @returns tells that it is ordered, also when the page has been left before the answer came
 */
function useStaleOnceLeft(customerId: number): () => void {
  const dispatch = useAppDispatch();
  const now = useRef({ isLeft: false, hasOrdered: false });
  const forget = useCallback(
    () => dispatch(api.util.invalidateTags(staleAfterOrder(customerId))),
    [dispatch, customerId],
  );
  useEffect(() => {
    const { current } = now;
    current.isLeft = false;
    return () => {
      current.isLeft = true;
      if (current.hasOrdered) forget();
    };
  }, [forget]);
  return () => {
    now.current.hasOrdered = true;
    if (now.current.isLeft) forget();
  };
}

/**
 * Places the order of a checkout: a success leads to its confirmation, by card to the page where it is paid, a refusal is thrown to the form and stays as
 * `error`, with the checkout that it was about as `attempted`.
 */
export function usePlaceOrder(checkout: Checkout | undefined, user: User) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const markStale = useStaleOnceLeft(user.id);
  const [placeOrder, { error, isLoading }] = usePlaceOrderMutation();
  const [openSession] = useOpenPaymentSessionMutation();
  const [attempted, setAttempted] = useState<Checkout | null>(null);
  const address = useAddressCheck(storedDestination(user));
  const keyOf = useAttemptKey();

  /**
   * To the page where the card is typed; without one, to the page of ours from which it is asked for again. Of which nothing is
   * to be paid was ordered in cash before, by a call whose answer was lost.
   */
  const toBank = async (orderNo: string) => {
    try {
      leaveTo((await openSession(orderNo).unwrap()).redirect_url);
    } catch (failure) {
      const isPlaced = isApiError(failure) && failure.status === 404;
      await navigate(href(isPlaced ? 'confirmation' : 'pay', { orderNo }));
    }
  };

  const submit = async ({ billing, payment_method, remember }: CheckoutValues) => {
    const orderNo = checkout?.orders[0]?.order_no;
    if (!orderNo || !(await address.passes(billing))) return;
    setAttempted(checkout);
    const order = { order_no: orderNo, payment_method, billing: toBillingRequest(billing), remember };
    const isByCard = payment_method === 'card';
    try {
      const { message } = await placeOrder({ order, idempotencyKey: keyOf(order) }).unwrap();
      if (!isByCard) toastSuccess(message || t('checkout.placed'));
    } catch (failure) {
      // The page says that the session has ended.
      if (isCalledOff(failure)) return;
      toastError((isApiError(failure) && failure.message) || t('checkout.failed'));
      throw failure;
    }
    forgetDraft();
    markStale();
    if (isByCard) return toBank(orderNo);
    await navigate(href('confirmation', { orderNo }));
  };
  return { submit, error: isLoading ? undefined : error, attempted, address };
}
