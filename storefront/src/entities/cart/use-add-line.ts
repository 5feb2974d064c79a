import { useAttempt } from '@balsam/shared-api';
import { useAddToCartMutation, type NewCartLine } from './cart-api.ts';

/** Adds a line to the cart. Repeated presses before the response count once. */
export function useAddLine() {
  const [addToCart, { isLoading }] = useAddToCartMutation();
  const attempt = useAttempt();
  const add = (line: NewCartLine) => attempt(line, (idempotencyKey) => addToCart({ line, idempotencyKey }).unwrap());
  return { add, isAdding: isLoading };
}
