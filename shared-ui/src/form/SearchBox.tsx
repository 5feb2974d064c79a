import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../classNames.ts';

export interface SearchBoxProps {
  value: string;
  /** Called when the typing pauses, and at once on Enter and on clearing. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  /** How long a pause is, in milliseconds. */
  delay?: number;
  className?: string;
}

/** A field that searches while one types. Escape clears it. */
export function SearchBox({ value, onChange, label, placeholder, delay = 300, className }: SearchBoxProps) {
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState({ text: value, from: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A value from outside (the Back button, "clear all") takes the place of what was typed.
  if (draft.from !== value) setDraft({ text: value, from: value });

  const search = (text: string, pause: number) => {
    setDraft({ text, from: value });
    clearTimeout(timer.current);
    if (pause === 0) onChange(text);
    else timer.current = setTimeout(() => onChange(text), pause);
  };

  return (
    <div className={classNames('search-box', className)} role="search">
      <Icon name="search" />
      <input
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={draft.text}
        onChange={({ target }) => search(target.value, delay)}
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
