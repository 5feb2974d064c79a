import { ErrorState, LoadingState, Pager, type QueryResult } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { ProductPage } from '../../catalog/catalogApi.ts';
import { ProductGrid, ProductGridSkeleton } from '../../catalog/ProductGrid.tsx';
import { NoResults } from './NoResults.tsx';
import { useShopSearch } from './useShopSearch.ts';

const PAGE_SIZE = 12;

interface ShopResultsProps {
  query: QueryResult<ProductPage> & { isFetching: boolean };
}

/** The products that were found, page by page. */
export function ShopResults({ query: { data, isError, isFetching, refetch } }: ShopResultsProps) {
  const { t } = useTranslation('storefront');
  const { search, hrefWith } = useShopSearch();

  if (isError) return <ErrorState message={t('shop.failed')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        <ProductGridSkeleton count={PAGE_SIZE} layout={search.view} />
      </LoadingState>
    );
  }
  if (data.meta.current_page > data.meta.last_page)
    return <Navigate to={hrefWith({ page: data.meta.last_page })} replace />;
  if (data.products.length === 0) return <NoResults search={search.search} />;
  return (
    <>
      <ProductGrid products={data.products} layout={search.view} busy={isFetching} first />
      <Pager
        page={data.meta.current_page}
        lastPage={data.meta.last_page}
        variant="full"
        hrefFor={(page) => hrefWith({ page })}
      />
    </>
  );
}
