import { useAttempt } from '@balsam/shared-api';
import { useAddToCartMutation, type NewCartLine } from './cart-api.ts';

/** Puts a line into the cart: once, however often it is pressed until that is answered. */
export function useAddLine() {
  const [addToCart, { isLoading }] = useAddToCartMutation();
  const attempt = useAttempt();
  const add = (line: NewCartLine) => attempt(line, (idempotencyKey) => addToCart({ line, idempotencyKey }).unwrap());
  return { add, isAdding: isLoading };
}
