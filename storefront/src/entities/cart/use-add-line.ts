import {
  ensureGuestCart,
  forgetGuestCart,
  isApiError,
  startGuestCart,
  selectIsSignedIn,
  useAppSelector,
  useAttempt,
} from '@balsam/shared-api';
import { useAddToCartMutation, type NewCartLine } from './cart-api.ts';

/**
 * Adds a line to the cart. Repeated presses before the response count once. A visitor becomes a guest; once they have
 * ordered, the next line starts a new cart.
 */
export function useAddLine() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [addToCart, { isLoading }] = useAddToCartMutation();
  const attempt = useAttempt();
  const add = (line: NewCartLine) =>
    attempt(line, async (idempotencyKey) => {
      const send = async () => {
        if (!isSignedIn) await ensureGuestCart();
        const added = await addToCart({ line, idempotencyKey }).unwrap();
        if (!isSignedIn) startGuestCart();
        return added;
      };
      try {
        return await send();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'guest_order_placed') throw error;
        forgetGuestCart();
        return send();
      }
    });
  return { add, isAdding: isLoading };
}
