import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What the plain field and the combobox that takes its place have in common. */
export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Called with the field when it comes and goes. */
  attach: (input: HTMLInputElement | null) => void;
}

/** The field itself. It is called a combobox from the beginning: it must not change its role under somebody's hands. */
export function SearchInput(props: ComponentPropsWithRef<'input'>) {
  const { t } = useTranslation('storefront');
  return (
    <input
      type="text"
      role="combobox"
      name="search"
      className="sf-search-input"
      aria-label={t('search.label')}
      aria-autocomplete="list"
      aria-expanded={false}
      placeholder={t('search.placeholder')}
      // Arabic in an English page, and the reverse; an empty field follows its page.
      dir={props.value ? 'auto' : undefined}
      maxLength={200}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      {...props}
    />
  );
}
