import { selectIsSignedIn, selectRole, useAppSelector } from '@balsam/shared-api';
import { useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useAddToWishlistMutation,
  useListWishlistQuery,
  useRemoveFromWishlistMutation,
} from '../wishlist/wishlist-api.ts';
import { href } from '../page/paths.ts';

/**
 * Wishlist state of a product and a function to toggle it. A visitor logs in first; the product is then added
 * automatically.
 */
export function useWishlistItem(productId: number) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isCustomer = useAppSelector(selectRole) === 'user';
  const { data: items = [] } = useListWishlistQuery(undefined, { skip: !isCustomer });
  const [addToWishlist, { isLoading: isAdding }] = useAddToWishlistMutation();
  const [removeFromWishlist, { isLoading: isRemoving }] = useRemoveFromWishlistMutation();
  const item = items.find(({ product }) => product.id === productId);
  const isBusy = isAdding || isRemoving;

  const send = useSend({
    failed: t('catalog.wishlist.failed'),
    done: t(item ? 'catalog.wishlist.removed' : 'catalog.wishlist.added'),
  });

  const toggle = async () => {
    if (isBusy) return;
    if (!isSignedIn) {
      await navigate(href('login'), { state: { from: pathname + search, addToWishlist: productId } });
      return;
    }
    await send(() => (item ? removeFromWishlist(item.id) : addToWishlist({ product_id: productId })).unwrap());
  };
  return { isKept: item !== undefined, isBusy, toggle };
}
