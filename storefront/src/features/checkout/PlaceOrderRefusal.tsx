import { isApiError } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { ShortageList } from './ShortageList.tsx';
import { readShortages } from './shortages.ts';

/** Why an order was not placed, and what to do about it. */
export function PlaceOrderRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation('storefront');
  if (!error) return null;
  const shortages = readShortages(error);
  if (shortages.length > 0) return <ShortageList shortages={shortages} />;

  const isChanged = isApiError(error) && error.status === 409;
  const message = isChanged ? t('checkout.changed') : isApiError(error) && error.message;
  return (
    <p className="form-error mb-0" role="alert">
      {message || t('checkout.failed')}
    </p>
  );
}
