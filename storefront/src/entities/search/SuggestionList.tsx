import { Icon, Picture, gridIcon, searchIcon, shopIcon } from '@balsam/shared-ui';
import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import { useId, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { KINDS, type Suggestion } from './suggestions.ts';

interface SuggestionListProps extends ComponentPropsWithRef<'div'> {
  suggestions: readonly Suggestion[];
  highlighted: number;
  getItemProps: (options: { item: Suggestion; index: number }) => UseComboboxGetItemPropsReturnValue;
}

/** Suggestions grouped by kind: words, categories, vendors, products. */
export function SuggestionList({ suggestions, highlighted, getItemProps, ...rest }: SuggestionListProps) {
  const { t } = useTranslation('storefront');
  const id = useId();
  const rows = suggestions.map((item, index) => ({ item, index }));
  return (
    <div className="sf-suggestions" {...rest}>
      {KINDS.map((kind) => {
        const ofKind = rows.filter(({ item }) => item.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div className="sf-suggestions-title" id={`${id}-${kind}`}>
              {t(`search.${kind}`)}
            </div>
            {ofKind.map(({ item, index }) => (
              <div
                key={item.key}
                className={index === highlighted ? 'sf-suggestion is-highlighted' : 'sf-suggestion'}
                {...getItemProps({ item, index })}
              >
                <SuggestionRow suggestion={item} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'word') {
    return (
      <>
        <Icon icon={searchIcon} />
        <bdi className="sf-suggestion-text">{suggestion.word}</bdi>
      </>
    );
  }
  if (suggestion.kind === 'category') {
    const { name, name_arabic } = suggestion.category;
    return (
      <>
        <Icon icon={gridIcon} />
        <span className="sf-suggestion-text">
          <LocalizedText en={name} ar={name_arabic} />
        </span>
      </>
    );
  }
  if (suggestion.kind === 'vendor') {
    const { company_name, company_name_arabic } = suggestion.vendor;
    return (
      <>
        <Icon icon={shopIcon} />
        <span className="sf-suggestion-text">
          <LocalizedText en={company_name} ar={company_name_arabic} />
        </span>
      </>
    );
  }
  const { name, name_arabic, picture } = suggestion.product;
  return (
    <>
      <Picture picture={picture} alt="" sizes="48px" />
      <span className="sf-suggestion-text">
        <LocalizedText en={name} ar={name_arabic} />
      </span>
      <ProductPrice product={suggestion.product} className="sf-suggestion-price" />
    </>
  );
}
