import { useListCategoriesQuery } from '@balsam/shared-api';
import { Button, LoadingState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProductsQuery } from '../../catalog/catalogApi.ts';
import { FiltersDrawer } from './FiltersDrawer.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { ShopHead } from './ShopHead.tsx';
import { ShopResults } from './ShopResults.tsx';
import { toFilters } from './shopSearch.ts';
import { ShopToolbar } from './ShopToolbar.tsx';
import { NO_FILTERS, useAppliedFilters } from './useAppliedFilters.ts';
import { useGatheredChanges } from './useGatheredChanges.ts';
import { useShopSearch } from './useShopSearch.ts';
import './shop.css';

/** The catalogue. Its address says what is shown, so that it can be shared and returned to. */
export function ShopPage() {
  const { t } = useTranslation('storefront');
  const { search, hrefWith, change } = useShopSearch();
  const { shown, gather } = useGatheredChanges(search, change);
  const query = useListProductsQuery(toFilters(search));
  const { data: categories = [], isLoading: isNaming } = useListCategoriesQuery();
  const filters = useAppliedFilters(search, query.data);
  const [filtersOpen, setFiltersOpen] = useState(false);

  const [onlyCategory] = search.category.length === 1 ? search.category : [];
  // A category is the page's title: one that arrives late would push everything down.
  if (onlyCategory !== undefined && isNaming) return <LoadingState />;

  const meta = query.data?.meta;
  return (
    <div className="page">
      <ShopHead category={categories.find(({ id }) => id === onlyCategory)} search={search.search} />
      <div className="split-start">
        <FiltersDrawer
          show={filtersOpen}
          onHide={() => setFiltersOpen(false)}
          onClear={filters.length > 0 ? () => change(NO_FILTERS) : undefined}
          total={meta?.total}
        >
          <ShopFilters search={shown} onChange={gather} hrefWith={hrefWith} />
        </FiltersDrawer>
        <section className="sf-results" aria-labelledby="shop-results" tabIndex={-1}>
          <h2 id="shop-results" className="visually-hidden">
            {t('shop.results')}
          </h2>
          <ShopToolbar meta={meta}>
            <Button
              variant="outline"
              icon="sliders"
              className="sf-open-filters d-lg-none"
              onClick={() => setFiltersOpen(true)}
            >
              {filters.length > 0 ? t('shop.filtersInUse', { count: filters.length }) : t('shop.filters')}
            </Button>
          </ShopToolbar>
          <SearchNotes typed={search.search ?? ''} found={query.data} />
          <ShopResults query={query} filters={filters} />
        </section>
      </div>
    </div>
  );
}
