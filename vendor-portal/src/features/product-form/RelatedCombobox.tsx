import type { RelatedOption } from '@balsam/shared-api';
import { Bdi, Money, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { SearchCombobox } from '../../entities/combobox/SearchCombobox.tsx';
import { useDebouncedSearch } from '../../entities/combobox/use-debounced-search.ts';
import { useLazySearchRelatedProductsQuery } from './product-form-api.ts';

interface RelatedComboboxProps {
  /** Products that are already related. */
  taken: readonly number[];
  onChoose: (product: RelatedOption) => void;
}

/** Search among the vendor's own products. */
export function RelatedCombobox({ taken, onChoose }: RelatedComboboxProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const { found, search, failure } = useDebouncedSearch(
    useLazySearchRelatedProductsQuery(),
    t('productForm.relatedFailed'),
  );
  return (
    <SearchCombobox
      label={t('productForm.relatedSearch')}
      options={found.filter(({ id }) => !taken.includes(id))}
      keyOf={({ id }) => id}
      renderOption={(product) => (
        <>
          <bdi>{localized(product.name, product.name_arabic)}</bdi>
          <span className="text-secondary vp-detail">
            <Bdi>{product.sku}</Bdi>
            <Money amount={product.price_usd} currency="USD" />
          </span>
        </>
      )}
      onSearch={search}
      onChoose={onChoose}
      failure={failure}
    />
  );
}
