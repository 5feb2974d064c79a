import { LiveRegion, useStableHighlight } from '@balsam/shared-ui';
import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import './combobox.css';

interface SearchComboboxProps<Option> {
  label: string;
  /** Results of the latest search. */
  options: readonly Option[];
  keyOf: (option: Option) => string | number;
  renderOption: (option: Option) => ReactNode;
  onSearch: (text: string) => void;
  onChoose: (option: Option) => void;
  failure?: string;
}

/** Search whose result is chosen from a list, as an ARIA combobox. It is empty again after the choice. */
export function SearchCombobox<Option>(props: SearchComboboxProps<Option>) {
  const { label, options, keyOf, renderOption, onSearch, onChoose, failure } = props;
  const { t } = useTranslation('vendor-portal');
  const [text, setText] = useState('');

  const type = (typed: string) => {
    setText(typed);
    onSearch(typed);
  };
  const { isOpen, getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<Option>({
      items: [...options],
      itemToString: () => text,
      itemToKey: (option) => option && keyOf(option),
      inputValue: text,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChoose(selectedItem);
        type('');
      },
    });
  useStableHighlight({ keys: options.map(keyOf), highlightedIndex, setHighlightedIndex, gone: 0 });
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  const isShown = isOpen && options.length > 0;
  return (
    <div className="vp-combobox">
      <label className="form-label" {...getLabelProps()}>
        {label}
      </label>
      <FormControl
        {...getInputProps({
          dir: 'auto',
          onKeyDown: keepForm,
          onChange: ({ currentTarget }) => type(currentTarget.value),
        })}
        aria-expanded={isShown}
      />
      <ul className="vp-options" hidden={!isShown} {...getMenuProps()}>
        {options.map((option, index) => (
          <li
            key={keyOf(option)}
            className={index === highlightedIndex ? 'vp-option is-highlighted' : 'vp-option'}
            {...getItemProps({ item: option, index })}
          >
            {renderOption(option)}
          </li>
        ))}
      </ul>
      {failure !== undefined && <p className="field-error">{failure}</p>}
      <LiveRegion>{isOpen && text !== '' && t('productForm.relatedFound', { count: options.length })}</LiveRegion>
    </div>
  );
}
