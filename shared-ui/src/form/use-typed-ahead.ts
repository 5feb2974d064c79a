import { useEffect, useReducer, useRef } from 'react';
import { askFor, receive, type SearchDraft } from './search-draft.ts';

type Change = (draft: SearchDraft) => SearchDraft;
const apply = (draft: SearchDraft, change: Change) => change(draft);

/**
 * Text of a field whose page receives the value later: after a pause in typing, or on blur. Updates of the page in the
 * meantime do not overwrite the text.
 * @param onChange requests a value
 */
export function useTypedAhead(value: string, onChange: (value: string) => void) {
  // Not useState: it may compute an update from a discarded render, and letters would be lost.
  const [draft, changeDraft] = useReducer(apply, { text: value, value, asked: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // When the pause ends, the page may have changed: another filter may have been set since the last letter.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  if (draft.value !== value) changeDraft((current) => receive(current, value));

  const ask = (text: string) => {
    changeDraft((current) => askFor(current, text));
    latest.current(text);
  };
  /** @param pause in ms; Infinity waits for blur */
  const type = (text: string, pause: number) => {
    changeDraft((current) => ({ ...current, text }));
    clearTimeout(timer.current);
    timer.current = Number.isFinite(pause) && pause > 0 ? setTimeout(() => type(text, 0), pause) : undefined;
    if (pause === 0) ask(text);
  };
  // A link followed before the pause ends would otherwise be undone by the late change.
  const leave = () => {
    if (draft.text !== (draft.asked.at(-1) ?? draft.value)) type(draft.text, 0);
  };
  return { text: draft.text, type, leave };
}
