import { isApiError, type CartItem } from '@balsam/shared-api';
import { Icon, useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../catalog/nameOf.ts';
import { useLineQuantity } from './useLineQuantity.ts';

/** How many of a line, with what stands against more of it. */
export function CartQuantity({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const messageId = useId();
  const name = nameOf(item.product, useLang());
  const { shown, error, type, leave, step } = useLineQuantity(item);
  const label = t('cart.quantityOf', { name });

  return (
    <div className="sf-cart-quantity">
      <div className="stepper" role="group" aria-label={label}>
        <button
          type="button"
          aria-label={t('cart.oneLess', { name })}
          disabled={item.quantity <= 1}
          onClick={() => step(-1)}
        >
          <Icon name="dash-lg" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={error ? messageId : undefined}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <button type="button" aria-label={t('cart.oneMore', { name })} onClick={() => step(1)}>
          <Icon name="plus-lg" />
        </button>
      </div>
      {error && (
        <p id={messageId} className="field-error" role="alert">
          {(isApiError(error) && error.message) || t('cart.failed')}
        </p>
      )}
      <StockNotice item={item} />
    </div>
  );
}

/** Says so when there is less than the line asks for. */
function StockNotice({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const { quantity, available_stock } = item;
  if (available_stock >= quantity) return null;
  return (
    <p className="stock-note">
      {available_stock > 0 ? t('cart.available', { count: available_stock }) : t('cart.unavailable')}
    </p>
  );
}
