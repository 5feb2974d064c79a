import { isApiError } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from './useAttemptKey.ts';
import { usePlaceOrderMutation } from './checkoutApi.ts';
import { toBillingRequest, type CheckoutValues } from './checkoutSchema.ts';

/** Places the order of a checkout: a success leads home, a refusal is thrown to the form and stays as `error`. */
export function usePlaceOrder(orderNo: string | undefined) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [placeOrder, { error }] = usePlaceOrderMutation();
  const keyOf = useAttemptKey();

  const submit = async ({ billing }: CheckoutValues) => {
    if (!orderNo) return;
    const order = { order_no: orderNo, payment_method: 'cash', billing: toBillingRequest(billing) } as const;
    try {
      const { message } = await placeOrder({ order, idempotencyKey: keyOf(order) }).unwrap();
      toastSuccess(message || t('checkout.placed'));
    } catch (failure) {
      toastError((isApiError(failure) && failure.message) || t('checkout.failed'));
      throw failure;
    }
    await navigate('/');
  };
  return { submit, error };
}
