import { useListCategoriesQuery } from '@balsam/shared-api';
import { SearchBox } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetMaxPriceQuery } from '../../catalog/catalogApi.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { TopRated } from './TopRated.tsx';
import { useShopSearch } from './useShopSearch.ts';

const SEARCH_PAUSE_MS = 500;
/** Stands until the server has told the highest price. */
const DEFAULT_CEILING = 10_000;

/** Everything that narrows the list. */
export function ShopFilters() {
  const { t } = useTranslation('storefront');
  const { search, change, hrefWith } = useShopSearch();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: highestPrice = DEFAULT_CEILING } = useGetMaxPriceQuery();
  return (
    <div className="sf-filters">
      <SearchBox
        label={t('shop.search')}
        value={search.search ?? ''}
        delay={SEARCH_PAUSE_MS}
        onChange={(text) => change({ search: text })}
      />
      <CategoryFilter categories={categories} selected={search.category} hrefWith={hrefWith} />
      <PriceFilter search={search} ceiling={Math.ceil(highestPrice)} onChange={change} />
      <TopRated />
    </div>
  );
}
