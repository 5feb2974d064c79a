import { isApiError, type CartItem } from '@balsam/shared-api';
import { QuantityStepper, useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateCartItemMutation } from '../../cart/cartApi.ts';
import { nameOf } from '../../catalog/nameOf.ts';

/** How many of a line, with what stands against more of it. */
export function CartQuantity({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const messageId = useId();
  const name = nameOf(item.product, useLang());
  const [update, { error }] = useUpdateCartItemMutation();

  return (
    <div className="sf-cart-quantity">
      <QuantityStepper
        label={t('cart.quantityOf', { name })}
        item={name}
        value={item.quantity}
        aria-describedby={error ? messageId : undefined}
        onChange={(quantity) => void update({ id: item.id, quantity })}
      />
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
