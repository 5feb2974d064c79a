import { selectRole, useAppSelector } from '@balsam/shared-api';
import { useListCartsQuery } from './cart-api.ts';
import { countItems, totalOf } from './cart-totals.ts';
import { useForgetCheckoutDraft } from './use-forget-checkout-draft.ts';
import { useRefetchOnFocus } from './use-refetch-on-focus.ts';

/** The cart for all components. Only customers have one; for others it is empty and not requested. */
export function useCart() {
  const isCustomer = useAppSelector(selectRole) === 'user';
  const query = useListCartsQuery(undefined, { skip: !isCustomer });
  // Another tab may have changed the cart.
  useRefetchOnFocus(query, isCustomer);
  useForgetCheckoutDraft();
  // A cart that was never loaded counts as empty; after a failed refetch the last one is shown.
  const carts = (isCustomer && query.data?.carts) || [];
  return { query, isCustomer, carts, itemCount: countItems(carts), total: totalOf(carts) };
}
