import { useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddLine } from '../../entities/cart/use-add-line.ts';
import { href } from '../../entities/page/paths.ts';
import { useAddToWishlistMutation } from '../../entities/wishlist/wishlist-api.ts';
import { readIntent } from './sign-in-intent.ts';

/** Completes the action that was interrupted by the login, and reports the result. */
export function useIntent() {
  const { t } = useTranslation('storefront');
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const { add } = useAddLine();
  const [addToWishlist] = useAddToWishlistMutation();

  const sendLine = useSend({
    failed: t('auth.intent.cart.failed'),
    done: t('auth.intent.cart.added'),
    action: { label: t('catalog.viewCart'), onClick: () => void navigate(href('cart')), isElsewhere: true },
  });
  const sendWish = useSend({ failed: t('auth.intent.wish.failed'), done: t('auth.intent.wish.added') });

  return async () => {
    const { addToCart: line, addToWishlist: productId } = readIntent(state);
    if (line) await sendLine(() => add(line));
    if (productId !== undefined) await sendWish(() => addToWishlist({ product_id: productId }).unwrap());
  };
}
