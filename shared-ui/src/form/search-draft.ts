/** What stands in a search field, and how it differs from the value that its page knows. */
export interface SearchDraft {
  text: string;
  /** The page's value, as last seen. */
  value: string;
  /** What the page was asked for and has not answered with as its value yet, oldest first. */
  asked: readonly string[];
}

/** Notes that the page was asked for a text. */
export function askFor(draft: SearchDraft, text: string): SearchDraft {
  const latest = draft.asked.at(-1) ?? draft.value;
  return text === latest ? draft : { ...draft, asked: [...draft.asked, text] };
}

/**
 * Takes the page's new value. The answer to what was asked for changes nothing, for the person may have typed on since;
 * any other value (the Back button, "clear all") takes the place of the text.
 */
export function receive({ text, asked }: SearchDraft, value: string): SearchDraft {
  const answered = asked.indexOf(value);
  return answered === -1 ? { text: value, value, asked: [] } : { text, value, asked: asked.slice(answered + 1) };
}
