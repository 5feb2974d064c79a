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

/** Takes one of a wish into the cart and off the list. What is chosen by variant, or sold out, cannot be moved. */
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
      // The same until it is off the list: what is in the cart already is not put there once more.
      await addToCart({ line, idempotencyKey: keyOf(line) }).unwrap();
      await removeWish(id).unwrap();
      next?.focus();
    });
  };
  return (
    <Button
      variant="ghost"
      // On a card of a phone, adding and removing are enough.
      className="d-none d-md-inline-flex"
      busy={adding.isLoading || removing.isLoading}
      aria-label={t('wishlist.moveItem', { name })}
      onClick={({ currentTarget }) => void move(currentTarget)}
    >
      {t('wishlist.move')}
    </Button>
  );
}
