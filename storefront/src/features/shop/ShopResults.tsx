import { ErrorState, LoadingState, Pager, type QueryResult } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { ProductPage } from '../../entities/catalog/catalog-api.ts';
import { ProductGrid, ProductGridSkeleton } from '../../entities/product-card/ProductGrid.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { NoResults } from './NoResults.tsx';
import type { AppliedFilter } from './use-applied-filters.ts';
import { useShopSearch } from './use-shop-search.ts';

const PAGE_SIZE = 12;

interface ShopResultsProps {
  query: QueryResult<ProductPage> & { isFetching: boolean };
  filters: readonly AppliedFilter[];
}

/** Products of the current page, below the active filters. */
export function ShopResults({ query: { data, isError, isFetching, refetch }, filters }: ShopResultsProps) {
  const { t } = useTranslation('storefront');
  const { search, hrefWith, change } = useShopSearch();

  if (data && !isError && data.meta.current_page > data.meta.last_page) {
    return <Navigate to={hrefWith({ page: data.meta.last_page })} replace />;
  }
  if (data && !isError && data.products.length === 0) {
    const chips = <AppliedFilters filters={filters} onChange={change} className="justify-content-center" />;
    return <NoResults search={search.search} filters={chips} />;
  }
  return (
    <>
      <AppliedFilters filters={filters} onChange={change} />
      {isError && <ErrorState message={t('shop.failed')} onRetry={() => void refetch()} />}
      {!isError && !data && (
        <LoadingState>
          <ProductGridSkeleton count={PAGE_SIZE} layout={search.view} />
        </LoadingState>
      )}
      {!isError && data && (
        <>
          <ProductGrid products={data.products} layout={search.view} busy={isFetching} first />
          <Pager
            page={data.meta.current_page}
            lastPage={data.meta.last_page}
            variant="full"
            hrefFor={(page) => hrefWith({ page })}
          />
        </>
      )}
    </>
  );
}
