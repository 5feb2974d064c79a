import { useListCategoriesQuery } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSection } from './FilterSection.tsx';
import { useFacetCounts } from './use-facet-counts.ts';

interface CategoryFilterProps {
  /** Category ids. */
  selected: readonly number[];
  onChange: (selected: number[]) => void;
}

/** Category filter; several categories are combined with "or". */
export function CategoryFilter({ selected, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('storefront');
  const { data: categories = [] } = useListCategoriesQuery();
  const countOf = useFacetCounts('categories');
  if (categories.length === 0) return null;
  return (
    <FilterSection title={t('shop.categories')}>
      {categories.map(({ id, name, name_arabic, ...category }) => (
        <FilterChoice
          key={id}
          type="checkbox"
          checked={selected.includes(id)}
          count={countOf({ id, ...category })}
          onChange={({ target }) =>
            onChange(target.checked ? [...selected, id] : selected.filter((other) => other !== id))
          }
        >
          <LocalizedText en={name} ar={name_arabic} />
        </FilterChoice>
      ))}
    </FilterSection>
  );
}
