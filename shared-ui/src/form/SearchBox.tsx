import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { useTypedAhead } from './use-typed-ahead.ts';
import { searchIcon } from '../icon/shapes.ts';

export interface SearchBoxProps {
  value: string;
  /** Called after a pause in typing, and immediately on Enter, clear and blur. */
  onChange: (value: string) => void;
  label: string;
  placeholder?: string;
  /** Length of the pause, in ms. */
  delay?: number;
  className?: string;
}

/** Search field that searches while typing. Escape clears it. */
export function SearchBox({ value, onChange, label, placeholder, delay = 300, className }: SearchBoxProps) {
  const { t } = useTranslation('kit');
  const { text, type, leave } = useTypedAhead(value, onChange);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    type('', 0);
    // The cross disappears with the text.
    field.current?.focus();
  };
  return (
    <div className={classNames('search-box', className)} role="search">
      <Icon icon={searchIcon} />
      <input
        ref={field}
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={({ target }) => type(target.value, delay)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') type(text, 0);
          if (key === 'Escape') type('', 0);
        }}
      />
      {text !== '' && <button type="button" className="btn-close" aria-label={t('search.clear')} onClick={clear} />}
    </div>
  );
}
