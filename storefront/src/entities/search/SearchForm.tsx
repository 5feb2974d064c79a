import { Icon, searchIcon, xLgIcon } from '@balsam/shared-ui';
import { useCallback, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchInput, type SearchFieldProps } from './SearchInput.tsx';
import { searchAddress } from './suggestions.ts';
import { useSearchText } from './use-search-text.ts';
import './search.css';
import { href } from '../page/paths.ts';

interface Combobox {
  Field: ComponentType<SearchFieldProps & { startsOpen: boolean }>;
  startsOpen: boolean;
}

/** Search form of the header. Suggestions are loaded on the first focus or letter; search works without them. */
export function SearchForm() {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [text, setText] = useSearchText();
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const attach = useCallback((field: HTMLInputElement | null) => {
    input.current = field;
  }, []);

  const coming = useRef<Promise<void>>(null);
  const showSuggestions = async () => {
    const { SearchCombobox } = await import('./SearchCombobox.tsx');
    const plain = input.current;
    const isInUse = plain !== null && plain === document.activeElement;
    // Synchronously, so that no keystroke is lost between the two fields.
    flushSync(() => setCombobox({ Field: SearchCombobox, startsOpen: isInUse }));
    if (!isInUse) return;
    input.current?.focus();
    input.current?.setSelectionRange(plain.selectionStart, plain.selectionEnd);
  };
  // A failed load is repeated on the next focus or letter.
  const bringSuggestions = () => {
    coming.current ??= showSuggestions().catch(() => {
      coming.current = null;
    });
  };
  const takeText = (typed: string) => {
    setText(typed);
    // If the field already had the focus, there is no further focus event.
    bringSuggestions();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(searchAddress(text.trim()));
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <form className="sf-search" role="search" action={href('shop')} onSubmit={submit}>
      <div className="sf-search-field">
        {combobox ? (
          <combobox.Field attach={attach} text={text} onText={setText} startsOpen={combobox.startsOpen} />
        ) : (
          <SearchInput
            ref={attach}
            value={text}
            onChange={({ target }) => takeText(target.value)}
            onFocus={bringSuggestions}
          />
        )}
        {text !== '' && (
          <button type="button" className="sf-search-clear" aria-label={t('search.clear')} onClick={clear}>
            <Icon icon={xLgIcon} />
          </button>
        )}
        <button type="submit" className="sf-search-submit" aria-label={t('search.submit')}>
          <Icon icon={searchIcon} />
        </button>
      </div>
    </form>
  );
}
