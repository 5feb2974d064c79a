import { useSyncExternalStore } from 'react';
import { parseDraft, storedDraft } from '../../entities/cart/checkout-draft.ts';

// Only this page writes the draft, so there is nothing to subscribe to.
const noChanges = () => () => undefined;
const nothing = () => null;

/** Checkout input of this customer from before the session ended or the page was reloaded. */
export const useTypedBefore = (owner: number | null): Record<string, string> =>
  parseDraft(useSyncExternalStore(noChanges, storedDraft, nothing), owner);
