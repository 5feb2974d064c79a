import {
  hasGuestCart,
  parseGuestOrder,
  selectIsSignedIn,
  storedGuestOrder,
  useAppSelector,
  watchGuestTokens,
} from '@balsam/shared-api';
import { useSyncExternalStore } from 'react';

const nothing = () => null;

/** True if a visitor has a cart of their own. */
export function useHasGuestCart(): boolean {
  const hasCart = useSyncExternalStore(watchGuestTokens, hasGuestCart, () => false);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return hasCart && !isSignedIn;
}

/** Number of the order that a visitor has bought or opened in this browser; null without one. */
export function useGuestOrderNo(): string | null {
  const order = parseGuestOrder(useSyncExternalStore(watchGuestTokens, storedGuestOrder, nothing));
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? null : (order?.orderNo ?? null);
}
