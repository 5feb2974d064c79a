import { api, isApiError, useAppDispatch, type Checkout, type User } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetDraft } from '../../entities/cart/checkout-draft.ts';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { useOpenPaymentSessionMutation } from '../../entities/payment/payment-api.ts';
import { storedDestination } from './carrier-address.ts';
import { staleAfterOrder } from './checkout-api.ts';
import { toBillingRequest, type CheckoutValues } from './checkout-schema.ts';
import { useAddressCheck } from './use-address-check.ts';
import { useSendOrder } from './use-send-order.ts';
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

/** An order that went out: the checkout that it was about, and what it failed with. */
export interface OrderAttempt {
  checkout: Checkout;
  failure?: unknown;
  /** Nobody knows whether it was placed. */
  isUnanswered?: boolean;
}

interface PlaceOrderOptions {
  checkout: Checkout | undefined;
  user: User;
  /** Hears of each order that goes out, and of its refusal. */
  onAttempt: (isUnderWay: boolean) => void;
}

/**
 * Places the order of a checkout: a success leads to its confirmation, by card to the page where it is paid; what has failed is
 * thrown to the form and stays in `attempt`.
 */
export function usePlaceOrder({ checkout, user, onAttempt }: PlaceOrderOptions) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const markStale = useStaleOnceLeft(user.id);
  const sendOrder = useSendOrder();
  const [openSession] = useOpenPaymentSessionMutation();
  const [attempt, setAttempt] = useState<OrderAttempt | null>(null);
  const address = useAddressCheck(storedDestination(user));

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

  const goOn = async (orderNo: string, isByCard: boolean, message: string) => {
    if (!isByCard) toastSuccess(message || t('checkout.placed'));
    forgetDraft();
    markStale();
    if (isByCard) return toBank(orderNo);
    await navigate(href('confirmation', { orderNo }));
  };

  const submit = async (values: CheckoutValues) => {
    const { billing, payment_method, remember } = values;
    const orderNo = checkout?.orders[0]?.order_no;
    if (!orderNo || !(await address.passes(billing))) return;
    setAttempt({ checkout });
    onAttempt(true);
    const sent = await sendOrder({ order_no: orderNo, payment_method, billing: toBillingRequest(values), remember });
    if (sent.isPlaced) return goOn(orderNo, payment_method === 'card', sent.message);
    const { failure, isUnanswered } = sent;
    onAttempt(isUnanswered);
    if (isUnanswered) markStale();
    // The page says that the session has ended.
    if (isCalledOff(failure)) return;
    setAttempt({ checkout, failure, isUnanswered });
    const reason = (isApiError(failure) && failure.message) || t('checkout.failed');
    toastError(isUnanswered ? t('checkout.unanswered') : reason);
    throw failure;
  };
  return { submit, attempt, address };
}
