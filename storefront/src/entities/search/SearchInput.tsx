import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Common props of the plain field and the combobox that replaces it. */
export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Ref callback of the field. */
  attach: (input: HTMLInputElement | null) => void;
}

/** The input element. It has the combobox role from the start, because roles must not change while someone types. */
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
      // Arabic in an English page, and vice versa; an empty field follows the page.
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
