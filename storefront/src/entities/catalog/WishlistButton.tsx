import { Button, Icon, heartFillIcon, heartIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useWishlistItem } from './use-wishlist-item.ts';

/** Adds the product to the wishlist or removes it. */
export function WishlistButton({ productId }: { productId: number }) {
  const { t } = useTranslation('storefront');
  const { isKept, isBusy, toggle } = useWishlistItem(productId);
  return (
    <Button
      variant="outline"
      size="lg"
      icon={isKept ? heartFillIcon : heartIcon}
      aria-pressed={isKept}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      {t('catalog.wishlist.toggle')}
    </Button>
  );
}

/** The same as a heart icon on a card. */
export function WishlistHeart({ productId, name }: { productId: number; name: string }) {
  const { t } = useTranslation('storefront');
  const { isKept, isBusy, toggle } = useWishlistItem(productId);
  return (
    <button
      type="button"
      className="sf-card-tool"
      aria-label={t('catalog.wishlist.toggleOf', { name })}
      aria-pressed={isKept}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      <Icon icon={isKept ? heartFillIcon : heartIcon} />
    </button>
  );
}
