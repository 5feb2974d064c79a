import { SearchBox } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetMaxPriceQuery } from '../../entities/catalog/catalog-api.ts';
import { AttributeFilters } from './AttributeFilters.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import { FilterSection } from './FilterSection.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { ShelfLifeFilter } from './ShelfLifeFilter.tsx';
import type { ShopSearch } from './shop-search.ts';
import { TagFilter } from './TagFilter.tsx';
import { TopRated } from './TopRated.tsx';
import { VendorFilter } from './VendorFilter.tsx';
import './filters.css';

/** Used until the highest price is loaded. */
const DEFAULT_CEILING = 10_000;

interface ShopFiltersProps {
  search: ShopSearch;
  /** Called immediately with every change; the caller debounces requests. */
  onChange: (changes: Partial<ShopSearch>) => void;
  hrefWith: (changes: Partial<ShopSearch>) => string;
}

/** All filters of the list. */
export function ShopFilters({ search, onChange, hrefWith }: ShopFiltersProps) {
  const { t } = useTranslation('storefront');
  const { data: highestPrice = DEFAULT_CEILING } = useGetMaxPriceQuery();
  return (
    <div className="sf-filters">
      <SearchBox
        label={t('shop.search')}
        value={search.search ?? ''}
        delay={0}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      <CategoryFilter selected={search.category} onChange={(category) => onChange({ category, f: undefined })} />
      <AttributeFilters selected={search.f} onChange={(f) => onChange({ f })} />
      <VendorFilter selected={search.vendor} onChange={(vendor) => onChange({ vendor })} />
      <PriceFilter search={search} ceiling={Math.ceil(highestPrice)} onChange={onChange} />
      <FilterSection title={t('shop.availability.title')}>
        <FilterChoice
          type="checkbox"
          checked={search.in_stock === 1}
          onChange={({ target }) => onChange({ in_stock: target.checked ? 1 : undefined })}
        >
          {t('shop.availability.inStock')}
        </FilterChoice>
      </FilterSection>
      <ShelfLifeFilter selected={search.shelf_life} onChange={(days) => onChange({ shelf_life: days })} />
      <RatingFilter selected={search.rating} onChange={(rating) => onChange({ rating })} />
      <TagFilter selected={search.tag} hrefWith={hrefWith} />
      <TopRated />
    </div>
  );
}
