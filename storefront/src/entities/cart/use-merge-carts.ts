import {
  forgetGuestCart,
  guestCartToken,
  isApiError,
  selectRole,
  useAppSelector,
  useAttemptKey,
} from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMergeCartsMutation } from './cart-api.ts';

const NOT_FOUND = 404;

/** Moves the cart that a visitor filled before signing in into the customer's, and reports what became of it. */
export function useMergeCarts(): void {
  const { t } = useTranslation('storefront');
  const isCustomer = useAppSelector(selectRole) === 'user';
  const [mergeCarts] = useMergeCartsMutation();
  const keyOf = useAttemptKey();

  const merge = useEffectEvent(async (guestToken: string) => {
    try {
      const { merged } = await mergeCarts({ guestToken, idempotencyKey: keyOf(guestToken) }).unwrap();
      forgetGuestCart();
      const added = merged.filter(({ quantity, was }) => quantity > was).length;
      if (added > 0) toastSuccess(t('guest.merged', { count: added }));
      const short = merged.filter(({ outcome }) => outcome === 'fewer' || outcome === 'unavailable');
      if (short.length > 0) toastError(t('guest.mergedShort', { count: short.length }));
    } catch (error) {
      // A dead token is of no use. Any other failure, such as an open payment, is tried again at the next start.
      if (isApiError(error) && error.status === NOT_FOUND) forgetGuestCart();
    }
  });
  useEffect(() => {
    const guestToken = guestCartToken();
    if (isCustomer && guestToken !== null) void merge(guestToken);
  }, [isCustomer]);
}
