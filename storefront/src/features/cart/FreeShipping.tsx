import type { Cart } from '@balsam/shared-api';
import { formatMoney, useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Progress towards this vendor's free shipping, as text and as a bar. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const wordsId = useId();
  const { shipping, missing_for_free_shipping: missing, sub_total, cold_fee, currency } = cart;
  const freeFrom = shipping?.free_from ?? null;
  if (freeFrom === null) return null;
  const reached = t(cold_fee ? 'cart.reachedFreeButCold' : 'cart.reachedFree');
  const amount = missing === null ? null : formatMoney(missing, currency, lang);
  return (
    <div className="sf-free-shipping">
      <p id={wordsId} className="form-text">
        {amount === null ? reached : t('cart.missingForFree', { amount })}
      </p>
      <progress aria-labelledby={wordsId} max={freeFrom} value={Math.min(sub_total, freeFrom)} />
    </div>
  );
}
