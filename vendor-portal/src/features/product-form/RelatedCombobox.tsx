import type { RelatedOption } from '@balsam/shared-api';
import { Bdi, LiveRegion, Money, useStableHighlight, useLocalized } from '@balsam/shared-ui';
import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';
import { useRelatedSearch } from './use-related-search.ts';

interface RelatedComboboxProps {
  /** Products that are already related. */
  taken: readonly number[];
  onChoose: (product: RelatedOption) => void;
}

/** Search among the vendor's own products, as an ARIA combobox. */
export function RelatedCombobox({ taken, onChoose }: RelatedComboboxProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [text, setText] = useState('');
  const { found, search, failure } = useRelatedSearch();
  const options = found.filter(({ id }) => !taken.includes(id));

  const type = (typed: string) => {
    setText(typed);
    search(typed);
  };
  const { isOpen, getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } =
    useCombobox({
      items: options,
      itemToString: () => text,
      itemToKey: (product) => product?.id,
      inputValue: text,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem) onChoose(selectedItem);
        type('');
      },
    });
  useStableHighlight({ keys: options.map(({ id }) => id), highlightedIndex, setHighlightedIndex, gone: 0 });
  const keepForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  const isShown = isOpen && options.length > 0;
  return (
    <div className="vp-combobox">
      <label className="form-label" {...getLabelProps()}>
        {t('productForm.relatedSearch')}
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
        {options.map((product, index) => (
          <li
            key={product.id}
            className={index === highlightedIndex ? 'vp-option is-highlighted' : 'vp-option'}
            {...getItemProps({ item: product, index })}
          >
            <bdi>{localized(product.name, product.name_arabic)}</bdi>
            <span className="text-secondary vp-detail">
              <Bdi>{product.sku}</Bdi>
              <Money amount={product.price_usd} currency="USD" />
            </span>
          </li>
        ))}
      </ul>
      {failure !== undefined && <p className="field-error">{failure}</p>}
      <LiveRegion>{isOpen && text !== '' && t('productForm.relatedFound', { count: options.length })}</LiveRegion>
    </div>
  );
}
