import { type CartItem } from '@balsam/shared-api';
import { Button, useLang, useSend, trashIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRemoveCartItemMutation } from '../../entities/cart/cart-api.ts';
import { useAddLine } from '../../entities/cart/use-add-line.ts';
import { lineNameOf } from '../../entities/catalog/name-of.ts';
import { nextFocusTarget } from '../../entities/line-item/next-focus-target.ts';
import { CART_TITLE_ID } from './cart-title.ts';

/** Removes a line from the cart, with undo. */
export function RemoveItem({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const name = lineNameOf(item, useLang());
  const [removeItem, { isLoading }] = useRemoveCartItemMutation();
  const { add } = useAddLine();
  const failed = t('cart.failed');
  const sendBack = useSend({ failed, done: null });

  const putBack = () => {
    const { product, variant, quantity } = item;
    const line = { product_id: product.id, ...(variant && { variant_id: variant.id }), quantity };
    void sendBack(() => add(line));
  };
  const send = useSend({
    failed,
    done: t('cart.removed', { name }),
    action: { label: t('cart.undo'), onClick: putBack },
  });
  const remove = async (button: HTMLElement) => {
    const next = nextFocusTarget(button, CART_TITLE_ID);
    await send(async () => {
      await removeItem(item.id).unwrap();
      next?.focus();
    });
  };

  return (
    <Button
      variant="ghost"
      icon={trashIcon}
      busy={isLoading}
      data-remove
      aria-label={t('cart.remove', { name })}
      onClick={({ currentTarget }) => void remove(currentTarget)}
    />
  );
}
