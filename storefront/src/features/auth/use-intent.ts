import { isApiError } from '@balsam/shared-api';
import { toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAddToCartMutation } from '../../entities/cart/cart-api.ts';
import { useAddToWishlistMutation } from '../../entities/wishlist/wishlist-api.ts';
import { readIntent } from './sign-in-intent.ts';

/** Does what somebody was about to do before they had to sign in, and says how it went. */
export function useIntent() {
  const { t } = useTranslation('storefront');
  const { state }: { state: unknown } = useLocation();
  const [addToCart] = useAddToCartMutation();
  const [addToWishlist] = useAddToWishlistMutation();

  const tell = async (name: 'cart' | 'wish', done: Promise<unknown>) => {
    try {
      await done;
      toastSuccess(t(`auth.intent.${name}.added`));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t(`auth.intent.${name}.failed`));
    }
  };

  return async () => {
    const { addToCart: line, addToWishlist: productId } = readIntent(state);
    if (line) await tell('cart', addToCart(line).unwrap());
    if (productId !== undefined) await tell('wish', addToWishlist({ product_id: productId }).unwrap());
  };
}
