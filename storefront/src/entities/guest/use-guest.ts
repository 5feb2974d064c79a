import {
  hasGuestCart,
  parseGuestOrder,
  selectIsSignedIn,
  sentGuestOrder,
  storedGuestOrder,
  useAppSelector,
  watchGuestTokens,
} from '@balsam/shared-api';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';

const nothing = () => null;

/** True if a visitor has a cart of their own. */
export function useHasGuestCart(): boolean {
  const hasCart = useSyncExternalStore(watchGuestTokens, hasGuestCart, () => false);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return hasCart && !isSignedIn;
}

/** Number of the order that was sent from the visitor's cart, and of which no response has arrived; null without one. */
export function useSentOrder(): string | null {
  const sent = useSyncExternalStore(watchGuestTokens, sentGuestOrder, nothing);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? null : sent;
}

/** Number of the order that a visitor has bought or opened in this browser; null without one. */
export function useGuestOrderNo(): string | null {
  const order = parseGuestOrder(useSyncExternalStore(watchGuestTokens, storedGuestOrder, nothing));
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const sent = useSentOrder();
  const { orderNo: shown } = useParams();
  if (isSignedIn) return null;
  return sent !== null && sent === shown ? sent : (order?.orderNo ?? null);
}
