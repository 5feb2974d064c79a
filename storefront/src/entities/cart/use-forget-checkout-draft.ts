import { selectHasExpired, selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { useEffect, useRef } from 'react';
import { forgetDraft } from './checkout-draft.ts';

/** Removes the draft on logout. It survives an expired session. */
export function useForgetCheckoutDraft(): void {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasExpired = useAppSelector(selectHasExpired);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn && !hasExpired) forgetDraft();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, hasExpired]);
}
