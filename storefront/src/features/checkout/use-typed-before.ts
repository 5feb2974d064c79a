import { useSyncExternalStore } from 'react';
import { parseDraft, storedDraft } from '../../entities/cart/checkout-draft.ts';

// Only this page writes the draft, and it knows what it wrote.
const noChanges = () => () => undefined;
const nothing = () => null;

/** What this customer had typed at the checkout before their session ended or the page was loaded again. */
export const useTypedBefore = (owner: number | null): Record<string, string> =>
  parseDraft(useSyncExternalStore(noChanges, storedDraft, nothing), owner);
