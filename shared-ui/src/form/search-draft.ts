/** Text of a search field, and its difference from the page's value. */
export interface SearchDraft {
  text: string;
  /** The page's last known value. */
  value: string;
  /** Requested values that the page has not confirmed yet, oldest first. */
  asked: readonly string[];
}

/** Records a request. */
export function askFor(draft: SearchDraft, text: string): SearchDraft {
  const latest = draft.asked.at(-1) ?? draft.value;
  return text === latest ? draft : { ...draft, asked: [...draft.asked, text] };
}

/**
 * Applies the page's new value. A confirmation of a request changes nothing, since the person may have typed on; any
 * other value (the Back button, "clear all") replaces the text.
 */
export function receive({ text, asked }: SearchDraft, value: string): SearchDraft {
  const answered = asked.indexOf(value);
  return answered === -1 ? { text: value, value, asked: [] } : { text, value, asked: asked.slice(answered + 1) };
}
