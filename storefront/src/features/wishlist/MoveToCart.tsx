import { useAttemptKey, type WishlistItem } from '@balsam/shared-api';
import { Button, useLang, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddToCartMutation } from '../../entities/cart/cart-api.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { nextFocusTarget } from '../../entities/line-item/next-focus-target.ts';
import { useRemoveFromWishlistMutation } from '../../entities/wishlist/wishlist-api.ts';
import { WISHLIST_TITLE_ID } from './wishlist-title.ts';
import { href } from '../../entities/page/paths.ts';

/** Moves one unit from the wishlist to the cart. Unavailable for products with variants and sold-out ones. */
export function MoveToCart({ item: { id, product } }: { item: WishlistItem }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const name = nameOf(product, useLang());
  const [addToCart, adding] = useAddToCartMutation();
  const keyOf = useAttemptKey();
  const [removeWish, removing] = useRemoveFromWishlistMutation();
  const send = useSend({
    failed: t('wishlist.failed'),
    done: t('wishlist.moved', { name }),
    action: { label: t('wishlist.viewCart'), onClick: () => void navigate(href('cart')), isElsewhere: true },
  });
  if (product.has_variants || product.stock <= 0) return null;

  const move = async (button: HTMLElement) => {
    const next = nextFocusTarget(button, WISHLIST_TITLE_ID);
    await send(async () => {
      const line = { product_id: product.id, quantity: 1 };
      // The key stays the same until the item is off the list, so that a retry does not add it twice.
      await addToCart({ line, idempotencyKey: keyOf(line) }).unwrap();
      await removeWish(id).unwrap();
      next?.focus();
    });
  };
  return (
    <Button
      variant="ghost"
      // On a phone's card, adding and removing are enough.
      className="d-none d-md-inline-flex"
      busy={adding.isLoading || removing.isLoading}
      aria-label={t('wishlist.moveItem', { name })}
      onClick={({ currentTarget }) => void move(currentTarget)}
    >
      {t('wishlist.move')}
    </Button>
  );
}
