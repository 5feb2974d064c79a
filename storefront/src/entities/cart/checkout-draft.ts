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
 * Stores the checkout form in this tab, so that it survives an expired session or a login. Removed with the tab, after
 * the order and on logout.
 * @param owner the customer's id, so that no one else sees it; null for a visitor who is about to log in
 */
export function saveDraft(owner: number | null, fields: Fields): void {
  sessionStorage.setItem(KEY, JSON.stringify({ owner, fields }));
}

/** The stored draft as text for `parseDraft`, which makes it comparable. */
export const storedDraft = (): string | null => sessionStorage.getItem(KEY);

/** Fields typed by this customer, or by a visitor before logging in; empty if there are none. */
export function parseDraft(stored: string | null, owner: number | null): Fields {
  const draft = stored === null ? null : parse(stored);
  if (typeof draft !== 'object' || draft === null || !('owner' in draft) || !('fields' in draft)) return {};
  const isTheirs = draft.owner === null || draft.owner === owner;
  return isTheirs && isFields(draft.fields) ? draft.fields : {};
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
