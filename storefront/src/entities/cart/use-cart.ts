import { forgetGuestCart, isApiError, selectRole, useAppSelector } from '@balsam/shared-api';
import { useEffect } from 'react';
import { useHasGuestCart } from '../guest/use-guest.ts';
import { useListCartsQuery } from './cart-api.ts';
import { countItems, totalOf } from './cart-totals.ts';
import { useForgetCheckoutDraft } from './use-forget-checkout-draft.ts';
import { useRefetchOnFocus } from './use-refetch-on-focus.ts';

const UNAUTHENTICATED = 401;

/** The cart for all components. Only customers and guests have one; for others it is empty and not requested. */
export function useCart() {
  const isCustomer = useAppSelector(selectRole) === 'user';
  const isGuest = useHasGuestCart();
  const hasCart = isCustomer || isGuest;
  const query = useListCartsQuery(undefined, { skip: !hasCart });
  // Another tab may have changed the cart.
  useRefetchOnFocus(query, hasCart);
  useForgetCheckoutDraft();
  const isOver = isGuest && isApiError(query.error) && query.error.status === UNAUTHENTICATED;
  useEffect(() => {
    if (isOver) forgetGuestCart();
  }, [isOver]);
  // A cart that was never loaded counts as empty; after a failed refetch the last one is shown.
  const carts = (hasCart && query.data?.carts) || [];
  return { query, hasCart, isGuest, isOver, carts, itemCount: countItems(carts), total: totalOf(carts) };
}
