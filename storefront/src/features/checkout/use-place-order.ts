import {
  api,
  guestCartToken,
  isApiError,
  rememberGuestOrder,
  rememberSentOrder,
  useAppDispatch,
  useListCountriesQuery,
  type BookAddress,
  type Checkout,
  type User,
} from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetDraft } from '../../entities/cart/checkout-draft.ts';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { useOpenPaymentSessionMutation } from '../../entities/payment/payment-api.ts';
import { staleAfterOrder } from './checkout-api.ts';
import { toBillingRequest, type CheckoutValues } from './checkout-schema.ts';
import { toShippingRequest } from './shipping-form.ts';
import { useAddressCheck } from './use-address-check.ts';
import { useSendOrder } from './use-send-order.ts';
import { href } from '../../entities/page/paths.ts';

/** Ending a session aborts all its requests, including the one whose response ended it. */
const isCalledOff = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'AbortError';

/**
 * Invalidates the data changed by an order after its page has unmounted. The router's arrival is too early: the page
 * stays mounted while the next one loads or fades in, and with an empty cart it would request a checkout of nothing.
 * @returns function to call once the order is placed, even after unmounting
 */
function useStaleOnceLeft(customerId: number | undefined): () => void {
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

/** A sent order with its checkout and its error. */
export interface OrderAttempt {
  checkout: Checkout;
  failure?: unknown;
  /** True if the outcome is unknown. */
  isUnanswered?: boolean;
}

interface PlaceOrderOptions {
  checkout: Checkout | undefined;
  /** Undefined for a guest. */
  user: User | undefined;
  /** Stored address that the cart goes to. */
  stored: BookAddress | undefined;
  /** Asks for the stored address's National Address, without which carriers refuse the parcel. */
  askNational: (() => void) | undefined;
  /** Called when an order is sent (true) and when it is refused (false). */
  onAttempt: (isUnderWay: boolean) => void;
}

/**
 * Places the order of a checkout. A success leads to the confirmation, or to the payment page for cards; a failure is
 * thrown to the form and stored in `attempt`.
 */
export function usePlaceOrder({ checkout, user, stored, askNational, onAttempt }: PlaceOrderOptions) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const markStale = useStaleOnceLeft(user?.id);
  const sendOrder = useSendOrder();
  const [openSession] = useOpenPaymentSessionMutation();
  const [attempt, setAttempt] = useState<OrderAttempt | null>(null);
  const address = useAddressCheck(stored);
  const { data: countries = [] } = useListCountriesQuery();

  /**
   * Opens the provider's payment page or, without one, our page that can open it again. If nothing is to be paid, an
   * earlier request whose response was lost ordered in cash.
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
    const token = user ? null : guestCartToken();
    if (token !== null) rememberGuestOrder({ token, orderNo });
    if (!isByCard) toastSuccess(message || t('checkout.placed'));
    forgetDraft();
    markStale();
    if (isByCard) return toBank(orderNo);
    await navigate(href('confirmation', { orderNo }));
  };

  const submit = async (values: CheckoutValues) => {
    const { payment_method, remember, age_confirmed, elsewhere, shipping, email_code } = values;
    const orderNo = checkout?.orders[0]?.order_no;
    if (askNational && !elsewhere) return askNational();
    // The carrier's check is for accounts; a guest's address is checked when the order is placed.
    if (!orderNo || (user && !(await address.passes(values)))) return;
    setAttempt({ checkout });
    onAttempt(true);
    if (!user) rememberSentOrder(orderNo);
    const po_number = values.for_company ? values.po_number : '';
    const sent = await sendOrder({
      ...{ order_no: orderNo, payment_method, billing: toBillingRequest(values), po_number, remember },
      ...(age_confirmed && { age_confirmed }),
      ...(elsewhere
        ? { shipping: toShippingRequest(shipping, countries) }
        : { shipping_address_id: checkout.shipping_address_id }),
      ...(email_code !== '' && payment_method === 'cash' && { email_code }),
    });
    if (sent.isPlaced) return goOn(orderNo, payment_method === 'card', sent.message);
    const { failure, isUnanswered } = sent;
    onAttempt(isUnanswered);
    if (isUnanswered) markStale();
    // The page already shows that the session has ended.
    if (isCalledOff(failure)) return;
    setAttempt({ checkout, failure, isUnanswered });
    const reason = (isApiError(failure) && failure.message) || t('checkout.failed');
    toastError(isUnanswered ? t('checkout.unanswered') : reason);
    throw failure;
  };
  return { submit, attempt, address };
}
