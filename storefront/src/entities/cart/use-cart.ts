import { selectRole, useAppSelector } from '@balsam/shared-api';
import { useListCartsQuery } from './cart-api.ts';
import { countItems, totalOf } from './cart-totals.ts';
import { useForgetCheckoutDraft } from './use-forget-checkout-draft.ts';
import { useRefetchOnFocus } from './use-refetch-on-focus.ts';

/** The cart as every screen sees it: only a customer has one, for everyone else it is empty and nothing is asked. */
export function useCart() {
  const isCustomer = useAppSelector(selectRole) === 'user';
  const query = useListCartsQuery(undefined, { skip: !isCustomer });
  // Another tab may have changed it meanwhile.
  useRefetchOnFocus(query, isCustomer);
  useForgetCheckoutDraft();
  // A cart that could never be read counts as empty; one that could not be read anew is what it was.
  const carts = (isCustomer && query.data?.carts) || [];
  return { query, isCustomer, carts, itemCount: countItems(carts), total: totalOf(carts) };
}
