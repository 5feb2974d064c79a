import { isApiError, type Checkout } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { ChangedTotals } from './ChangedTotals.tsx';
import { ShortageList } from './ShortageList.tsx';
import { readShortages } from './shortages.ts';

interface PlaceOrderRefusalProps {
  error: unknown;
  /** What the customer saw when they ordered, and what it would be now. */
  before: Checkout | null;
  after: Checkout | undefined;
}

/** Why an order was not placed, and what to do about it. */
export function PlaceOrderRefusal({ error, before, after }: PlaceOrderRefusalProps) {
  const { t } = useTranslation('storefront');
  if (!error) return null;
  const shortages = readShortages(error);
  if (shortages.length > 0) return <ShortageList shortages={shortages} />;
  if (isApiError(error) && error.code === 'checkout_changed' && before)
    return <ChangedTotals before={before} after={after} />;
  return (
    <p className="form-error mb-0" role="alert">
      {(isApiError(error) && error.message) || t('checkout.failed')}
    </p>
  );
}
