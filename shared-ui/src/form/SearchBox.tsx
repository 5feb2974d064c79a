import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { askFor, receive, type SearchDraft } from './search-draft.ts';
import { searchIcon } from '../icon/shapes.ts';

export interface SearchBoxProps {
  value: string;
  /** Called when the typing pauses, and at once on Enter, on clearing and on leaving the field. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  /** How long a pause is, in milliseconds. */
  delay?: number;
  className?: string;
}

type Change = (draft: SearchDraft) => SearchDraft;
const apply = (draft: SearchDraft, change: Change) => change(draft);

/** A field that searches while one types. Escape clears it. */
export function SearchBox({ value, onChange, label, placeholder, delay = 300, className }: SearchBoxProps) {
  const { t } = useTranslation('kit');
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
  const search = (text: string, pause: number) => {
    changeDraft((current) => ({ ...current, text }));
    clearTimeout(timer.current);
    timer.current = pause === 0 ? undefined : setTimeout(() => search(text, 0), pause);
    if (pause === 0) ask(text);
  };
  // Whoever follows a link before the pause has ended would be brought back to the list by its end.
  const leave = () => {
    if (timer.current !== undefined) search(draft.text, 0);
  };

  return (
    <div className={classNames('search-box', className)} role="search">
      <Icon icon={searchIcon} />
      <input
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={draft.text}
        onChange={({ target }) => search(target.value, delay)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(draft.text, 0);
          if (key === 'Escape') search('', 0);
        }}
      />
      {draft.text !== '' && (
        <button type="button" className="btn-close" aria-label={t('search.clear')} onClick={() => search('', 0)} />
      )}
    </div>
  );
}
