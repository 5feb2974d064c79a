import { isApiError, selectIsSignedIn, selectRole, useAppSelector } from '@balsam/shared-api';
import { Button, toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useAddToWishlistMutation,
  useListWishlistQuery,
  useRemoveFromWishlistMutation,
} from '../../wishlist/wishlistApi.ts';

/** Keeps the product for later, or lets it go again. A visitor signs in first. */
export function WishlistButton({ productId }: { productId: number }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isCustomer = useAppSelector(selectRole) === 'user';
  const { data: wishes = [] } = useListWishlistQuery(undefined, { skip: !isCustomer });
  const [addToWishlist, { isLoading: isAdding }] = useAddToWishlistMutation();
  const [removeFromWishlist, { isLoading: isRemoving }] = useRemoveFromWishlistMutation();
  const wish = wishes.find(({ product }) => product.id === productId);

  const toggle = async () => {
    if (!isSignedIn) {
      await navigate('/login', { state: { from: pathname + search } });
      return;
    }
    try {
      await (wish ? removeFromWishlist(wish.id) : addToWishlist({ product_id: productId })).unwrap();
      toastSuccess(t(wish ? 'product.wishlist.removed' : 'product.wishlist.added'));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('product.wishlist.failed'));
    }
  };
  return (
    <Button
      variant="outline"
      size="lg"
      icon={wish ? 'heart-fill' : 'heart'}
      busy={isAdding || isRemoving}
      onClick={() => void toggle()}
    >
      {t(wish ? 'product.wishlist.saved' : 'product.wishlist.add')}
    </Button>
  );
}
