import {
  selectCurrency,
  useAppSelector,
  useDownloadFileMutation,
  useGetUserQuery,
  type VendorProduct,
} from '@balsam/shared-api';
import { ButtonLink, ConsoleListPage, DownloadButton, EmptyState, useListParams } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkActions } from './BulkActions.tsx';
import { BulkChange } from './BulkChange.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductFilterBar } from './ProductFilterBar.tsx';
import { PRODUCT_FILTERS } from './productFilters.ts';
import { exportOf, useListVendorProductsQuery, type BulkAction } from './productsApi.ts';
import { useProductColumns } from './useProductColumns.tsx';

interface AskedChange {
  action: BulkAction;
  products: VendorProduct[];
  onDone: () => void;
}

/** The vendor's own products, with whether each is on offer and approved. */
export function ProductsPage() {
  const { t } = useTranslation('vendor-portal');
  const currency = useAppSelector(selectCurrency);
  const { data: user } = useGetUserQuery();
  const { page, values, isFiltered, setValue, setPage } = useListParams(PRODUCT_FILTERS);
  const query = useListVendorProductsQuery({ page, currency, ...values });
  const [toDelete, setToDelete] = useState<VendorProduct | null>(null);
  const [change, setChange] = useState<AskedChange | null>(null);
  const [download] = useDownloadFileMutation();
  const columns = useProductColumns(setToDelete);

  return (
    <ConsoleListPage
      title={t('products.title')}
      filters={<ProductFilterBar values={values} onChange={setValue} />}
      actions={
        <div className="cluster">
          <DownloadButton onDownload={() => download(exportOf(values)).unwrap()}>{t('products.export')}</DownloadButton>
          <ButtonLink to="/vendor/products/import" variant="outline" icon="upload">
            {t('products.import.open')}
          </ButtonLink>
          <ButtonLink to="/vendor/add-product" icon="plus-lg">
            {t('products.add')}
          </ButtonLink>
        </div>
      }
      query={query}
      columns={columns}
      columnsKey={user && `vendor-products-${user.id}`}
      loadingText={t('products.loading')}
      emptyText={
        isFiltered ? t('products.empty') : <EmptyState title={t('products.empty')} text={t('products.begin')} />
      }
      page={page}
      onPageChange={setPage}
      bulkActions={(products, onDone) => <BulkActions onChoose={(action) => setChange({ action, products, onDone })} />}
    >
      {toDelete && <DeleteProduct product={toDelete} onHide={() => setToDelete(null)} />}
      {change && <BulkChange {...change} onHide={() => setChange(null)} />}
    </ConsoleListPage>
  );
}
