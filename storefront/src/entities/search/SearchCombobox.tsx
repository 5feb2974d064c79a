import { LiveRegion, useStableHighlight } from '@balsam/shared-ui';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SearchInput, type SearchFieldProps } from './SearchInput.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Keys that act on the text while no suggestion is highlighted: Enter searches for it. */
const KEYS_OF_TEXT = ['Enter', 'Home', 'End'];

const leaveToBrowser = ({ nativeEvent }: SyntheticEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Leaving the field selects nothing. */
const reduce = (
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> =>
  type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes;

/** Search field with suggestions, as an ARIA combobox. */
export function SearchCombobox({ text, onText, attach, startsOpen }: SearchFieldProps & { startsOpen: boolean }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(startsOpen);
  const { suggestions, isCurrent } = useSuggestions(text, isOpen);

  const follow = (suggestion: Suggestion) => {
    if (suggestion.kind === 'word') onText(suggestion.word);
    if (suggestion.kind === 'category' || suggestion.kind === 'vendor') onText('');
    void navigate(suggestion.to);
  };
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<Suggestion>({
    items: suggestions,
    itemToString: () => text,
    itemToKey: (suggestion) => suggestion?.key,
    inputValue: text,
    isOpen,
    selectedItem: null,
    stateReducer: reduce,
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && follow(selectedItem),
  });
  useStableHighlight({ keys: suggestions.map(({ key }) => key), highlightedIndex, setHighlightedIndex });
  const onKeyDown = (event: KeyboardEvent) => {
    if (highlightedIndex !== -1 || !KEYS_OF_TEXT.includes(event.key)) return;
    leaveToBrowser(event);
    if (event.key === 'Enter') setOpen(false);
  };
  const onClick = (event: SyntheticEvent) => {
    leaveToBrowser(event);
    setOpen(true);
  };
  const isShown = isOpen && suggestions.length > 0;
  return (
    <>
      <SearchInput
        {...getInputProps({
          ref: attach,
          'aria-label': t('search.label'),
          onChange: (event: SyntheticEvent<HTMLInputElement>) => onText(event.currentTarget.value),
          onKeyDown,
          onClick,
        })}
        aria-expanded={isShown}
      />
      <SuggestionList
        suggestions={suggestions}
        highlighted={highlightedIndex}
        getItemProps={getItemProps}
        hidden={!isShown}
        {...getMenuProps({ 'aria-label': t('search.suggestions') })}
      />
      <LiveRegion>{isOpen && isCurrent && t('search.found', { count: suggestions.length })}</LiveRegion>
    </>
  );
}
