import { isApiError, type WishlistItem } from '@balsam/shared-api';
import { Button, toastError, toastSuccess, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../catalog/nameOf.ts';
import { useRemoveFromWishlistMutation } from '../../wishlist/wishlistApi.ts';

/** Takes a product off the wishlist. */
export function RemoveWish({ item }: { item: WishlistItem }) {
  const { t } = useTranslation('storefront');
  const name = nameOf(item.product, useLang());
  const [removeWish, { isLoading }] = useRemoveFromWishlistMutation();

  const remove = async () => {
    try {
      await removeWish(item.id).unwrap();
      toastSuccess(t('wishlist.removed', { name }));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('wishlist.failed'));
    }
  };
  return (
    <Button
      variant="ghost"
      icon="trash"
      busy={isLoading}
      aria-label={t('wishlist.removeItem', { name })}
      onClick={() => void remove()}
    >
      {t('wishlist.remove')}
    </Button>
  );
}
