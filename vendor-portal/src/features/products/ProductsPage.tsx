import {
  selectCurrency,
  useAppSelector,
  useDownloadFileMutation,
  usePermissions,
  type VendorProduct,
} from '@balsam/shared-api';
import { ButtonLink, DownloadButton, EmptyState, plusLgIcon, uploadIcon } from '@balsam/shared-ui';
import {
  bulkTexts,
  ConsoleListPage,
  idsOfAllPages,
  listSort,
  LONGEST_PAGE,
  seenByRow,
  useListParams,
} from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductFilterBar } from './ProductFilterBar.tsx';
import { PRODUCT_FILTERS, PRODUCT_SORTS } from './product-filters.ts';
import {
  BULK_ACTIONS,
  exportOf,
  useChangeVendorProductsMutation,
  useLazyListVendorProductsQuery,
  useListVendorProductsQuery,
} from './products-api.ts';
import { useProductColumns } from './use-product-columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** The vendor's own products with status and approval. */
export function ProductsPage() {
  const { t } = useTranslation('vendor-portal');
  const currency = useAppSelector(selectCurrency);
  const { page, perPage, pageSize, values, isFiltered, setValue, setValues, setPage } = useListParams(PRODUCT_FILTERS);
  const query = useListVendorProductsQuery({ page, perPage, currency, ...values });
  const [toDelete, setToDelete] = useState<VendorProduct | null>(null);
  const [changeProducts] = useChangeVendorProductsMutation();
  const [readPage] = useLazyListVendorProductsQuery();
  const [download] = useDownloadFileMutation();
  const mayWrite = usePermissions()('catalogue.write');
  const columns = useProductColumns(mayWrite ? setToDelete : null);

  return (
    <ConsoleListPage
      title={t('products.title')}
      filters={<ProductFilterBar values={values} onChange={setValue} />}
      actions={
        <div className="cluster">
          <DownloadButton onDownload={() => download(exportOf(values)).unwrap()}>{t('products.export')}</DownloadButton>
          {mayWrite && (
            <>
              <ButtonLink to={href('importProducts')} variant="outline" icon={uploadIcon}>
                {t('products.import.open')}
              </ButtonLink>
              <ButtonLink to={href('addProduct')} icon={plusLgIcon}>
                {t('products.add')}
              </ButtonLink>
            </>
          )}
        </div>
      }
      query={query}
      columns={columns}
      listKey="vendor-products"
      views={[
        { id: 'waiting', name: t('products.views.waiting'), query: 'status=active&approval=0' },
        { id: 'low', name: t('products.views.low'), query: 'in_stock=low' },
      ]}
      loadingText={t('products.loading')}
      emptyText={
        isFiltered ? t('products.empty') : <EmptyState title={t('products.empty')} text={t('products.begin')} />
      }
      sort={listSort(PRODUCT_SORTS, values, setValues)}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={
        mayWrite
          ? {
              ...bulkTexts(t, 'products.bulk', BULK_ACTIONS),
              change: (ids, action) =>
                changeProducts({ ids, action, updated_at_seen: seenByRow(query.data?.rows ?? [], ids) }).unwrap(),
              everyId: () =>
                idsOfAllPages((number) =>
                  readPage({ page: number, perPage: LONGEST_PAGE, currency, ...values }).unwrap(),
                ),
            }
          : undefined
      }
    >
      {toDelete && <DeleteProduct product={toDelete} onHide={() => setToDelete(null)} />}
    </ConsoleListPage>
  );
}
