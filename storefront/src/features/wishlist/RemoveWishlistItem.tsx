import { type WishlistItem } from '@balsam/shared-api';
import { Button, useLang, useSend, trashIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { nextFocusTarget } from '../../entities/line-item/next-focus-target.ts';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../entities/wishlist/wishlist-api.ts';
import { WISHLIST_TITLE_ID } from './wishlist-title.ts';

/** Removes a product from the wishlist, with undo. */
export function RemoveWishlistItem({ item }: { item: WishlistItem }) {
  const { t } = useTranslation('storefront');
  const name = nameOf(item.product, useLang());
  const [removeWish, { isLoading }] = useRemoveFromWishlistMutation();
  const [addToWishlist] = useAddToWishlistMutation();
  const failed = t('wishlist.failed');
  const sendBack = useSend({ failed, done: null });
  const putBack = () => void sendBack(() => addToWishlist({ product_id: item.product.id }).unwrap());
  const send = useSend({
    failed,
    done: t('wishlist.removed', { name }),
    action: { label: t('wishlist.undo'), onClick: putBack },
  });
  const remove = async (button: HTMLElement) => {
    const next = nextFocusTarget(button, WISHLIST_TITLE_ID);
    await send(async () => {
      await removeWish(item.id).unwrap();
      next?.focus();
    });
  };
  return (
    <Button
      variant="ghost"
      icon={trashIcon}
      busy={isLoading}
      data-remove
      aria-label={t('wishlist.removeItem', { name })}
      onClick={({ currentTarget }) => void remove(currentTarget)}
    >
      {t('wishlist.remove')}
    </Button>
  );
}
