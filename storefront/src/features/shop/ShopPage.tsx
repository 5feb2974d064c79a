import { useListCategoriesQuery } from '@balsam/shared-api';
import { Button, LoadingState, slidersIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProductsQuery } from '../../entities/catalog/catalog-api.ts';
import { useListVendorsQuery } from '../../entities/vendor/vendors-api.ts';
import { FiltersDrawer } from './FiltersDrawer.tsx';
import { NO_FILTERS } from './no-filters.ts';
import { SearchNotes } from './SearchNotes.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { ShopHead } from './ShopHead.tsx';
import { ShopResults } from './ShopResults.tsx';
import { toFilters } from './shop-search.ts';
import { pageOfSubject, shopSubject } from './shop-subject.ts';
import { ShopToolbar } from './ShopToolbar.tsx';
import { useAppliedFilters } from './use-applied-filters.ts';
import { useGatheredChanges } from './use-gathered-changes.ts';
import { useShopSearch } from './use-shop-search.ts';
import './shop.css';

/** The catalogue. Its state is in the URL, so that it can be shared and restored. */
export function ShopPage() {
  const { t } = useTranslation('storefront');
  const { search, hrefWith, change } = useShopSearch();
  const { shown, gather } = useGatheredChanges(search, change);
  const query = useListProductsQuery(toFilters(search));
  const { data: categories = [], isLoading: isNamingCategories } = useListCategoriesQuery();
  const { data: vendors = [], isLoading: isNamingVendors } = useListVendorsQuery();
  const filters = useAppliedFilters(search, query.data);
  const [filtersOpen, setFiltersOpen] = useState(false);

  // A category or seller name is the page's title; showing it late would shift the layout.
  const isNaming =
    (search.category.length === 1 && isNamingCategories) || (search.vendor.length === 1 && isNamingVendors);
  if (isNaming) return <LoadingState />;

  const meta = query.data?.meta;
  const subject = shopSubject(search, { categories, vendors });
  return (
    <div className="page">
      <ShopHead subject={subject} number={pageOfSubject(search, subject)} />
      <div className="split-start">
        <FiltersDrawer
          show={filtersOpen}
          onHide={() => setFiltersOpen(false)}
          onClear={filters.length > 0 ? () => change(NO_FILTERS) : undefined}
          meta={meta}
        >
          <ShopFilters search={shown} onChange={gather} hrefWith={hrefWith} />
        </FiltersDrawer>
        <section className="sf-results" aria-labelledby="shop-results" tabIndex={-1}>
          <h2 id="shop-results" className="visually-hidden">
            {t('shop.results')}
          </h2>
          <ShopToolbar meta={query.isError ? undefined : meta}>
            <Button
              variant="outline"
              icon={slidersIcon}
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
