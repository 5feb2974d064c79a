import { useEffect, useReducer, useRef } from 'react';
import { askFor, receive, type SearchDraft } from './search-draft.ts';

type Change = (draft: SearchDraft) => SearchDraft;
const apply = (draft: SearchDraft, change: Change) => change(draft);

/**
 * What stands in a field whose value its page knows some time later: when the typing pauses, or the field is left. What the
 * page answers with meanwhile takes nothing away of what is typed.
 * @param onChange asks the page for a value
 */
export function useTypedAhead(value: string, onChange: (value: string) => void) {
  // Not useState: it may work a change out from a render that React has thrown away since, and letters would be lost.
  const [draft, changeDraft] = useReducer(apply, { text: value, value, asked: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // When the pause ends, the page may have changed: another filter was chosen since the last letter.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  if (draft.value !== value) changeDraft((current) => receive(current, value));

  const ask = (text: string) => {
    changeDraft((current) => askFor(current, text));
    latest.current(text);
  };
  /** @param pause in milliseconds; Infinity: not before the field is left */
  const type = (text: string, pause: number) => {
    changeDraft((current) => ({ ...current, text }));
    clearTimeout(timer.current);
    timer.current = Number.isFinite(pause) && pause > 0 ? setTimeout(() => type(text, 0), pause) : undefined;
    if (pause === 0) ask(text);
  };
  // Whoever follows a link before the pause has ended would be brought back to the list by its end.
  const leave = () => {
    if (draft.text !== (draft.asked.at(-1) ?? draft.value)) type(draft.text, 0);
  };
  return { text: draft.text, type, leave };
}
