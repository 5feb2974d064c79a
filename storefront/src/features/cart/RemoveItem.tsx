import { isApiError, type CartItem } from '@balsam/shared-api';
import { Button, toastError, toastSuccess, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAddToCartMutation, useRemoveCartItemMutation } from '../../entities/cart/cart-api.ts';
import { lineNameOf } from '../../entities/catalog/name-of.ts';
import { nextFocusTarget } from '../../entities/line-item/next-focus-target.ts';
import { CART_TITLE_ID } from './cart-title.ts';

/** Takes a line out of the cart, and offers to put it back. */
export function RemoveItem({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const name = lineNameOf(item, useLang());
  const [removeItem, { isLoading }] = useRemoveCartItemMutation();
  const [addToCart] = useAddToCartMutation();
  const tellFailure = (error: unknown) => toastError((isApiError(error) && error.message) || t('cart.failed'));

  const putBack = () => {
    const { product, variant, quantity } = item;
    addToCart({ product_id: product.id, ...(variant && { variant_id: variant.id }), quantity })
      .unwrap()
      .catch(tellFailure);
  };
  const remove = async (button: HTMLElement) => {
    const next = nextFocusTarget(button, CART_TITLE_ID);
    try {
      await removeItem(item.id).unwrap();
      next?.focus();
      toastSuccess(t('cart.removed', { name }), { action: { label: t('cart.undo'), onClick: putBack } });
    } catch (error) {
      tellFailure(error);
    }
  };

  return (
    <Button
      variant="ghost"
      icon="trash"
      busy={isLoading}
      data-remove
      aria-label={t('cart.remove', { name })}
      onClick={({ currentTarget }) => void remove(currentTarget)}
    />
  );
}
