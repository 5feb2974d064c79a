const KEY = 'checkout_draft';

type Fields = Record<string, string>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Keeps what was typed at the checkout in this tab, for when the session ends before the order, or begins after the
 * typing. It is gone with the tab, with the order and with signing out.
 * @param owner the customer's id: nobody else gets to see it; null for a visitor, who is about to sign in
 */
export function keepDraft(owner: number | null, fields: Fields): void {
  sessionStorage.setItem(KEY, JSON.stringify({ owner, fields }));
}

/** The draft as it is stored: a text for `parseDraft`, so that it can be compared. */
export const storedDraft = (): string | null => sessionStorage.getItem(KEY);

/** What this customer has typed, or a visitor before signing in; empty when there is nothing. */
export function parseDraft(stored: string | null, owner: number | null): Fields {
  const draft = stored === null ? null : parse(stored);
  if (typeof draft !== 'object' || draft === null || !('owner' in draft) || !('fields' in draft)) return {};
  const isTheirs = draft.owner === null || draft.owner === owner;
  return isTheirs && isFields(draft.fields) ? draft.fields : {};
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
