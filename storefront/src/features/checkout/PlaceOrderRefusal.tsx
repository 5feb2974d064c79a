import { isApiError, type Checkout } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { ChangedTotals } from './ChangedTotals.tsx';
import { ShortageList } from './ShortageList.tsx';
import { readShortages } from './shortages.ts';
import type { OrderAttempt } from './use-place-order.ts';

interface PlaceOrderRefusalProps {
  /** The order as sent, with the checkout that was shown. */
  attempt: OrderAttempt | null;
  /** The current checkout. */
  after: Checkout | undefined;
}

/** Reason why an order was not placed, or has an unknown outcome, and how to continue. */
export function PlaceOrderRefusal({ attempt, after }: PlaceOrderRefusalProps) {
  const { t } = useTranslation('storefront');
  if (!attempt?.failure) return null;
  const { checkout: before, failure, isUnanswered } = attempt;
  const shortages = readShortages(failure);
  if (shortages.length > 0) return <ShortageList shortages={shortages} />;
  if (isApiError(failure) && failure.code === 'checkout_changed')
    return <ChangedTotals before={before} after={after} />;
  const reason = (isApiError(failure) && failure.message) || t('checkout.failed');
  return (
    <p className="form-error mb-0" role="alert">
      {isUnanswered ? t('checkout.unanswered') : reason}
    </p>
  );
}
