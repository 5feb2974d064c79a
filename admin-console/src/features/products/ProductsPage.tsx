import { usePermissions, type AdminProduct } from '@balsam/shared-api';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductFilterBar } from './ProductFilterBar.tsx';
import { PRODUCT_FILTERS, PRODUCT_VIEWS } from './product-filters.ts';
import { useListAdminProductsQuery } from './products-api.ts';
import { useProductBulk } from './use-product-bulk.ts';
import { useProductColumns } from './use-product-columns.tsx';

/** Products of all vendors, with approval and featured state. */
export function ProductsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, setValue, setPage } = useListParams(PRODUCT_FILTERS);
  const query = useListAdminProductsQuery({ page, perPage, ...values });
  const mayWrite = usePermissions()('catalogue.write');
  const [toDelete, setToDelete] = useState<AdminProduct | null>(null);
  const bulk = useProductBulk(query.data?.rows ?? []);
  const columns = useProductColumns(setToDelete);

  return (
    <ConsoleListPage
      title={t('products.title')}
      filters={<ProductFilterBar values={values} onChange={setValue} products={query.data?.rows ?? []} />}
      actions={<CsvButton url="admin/products.csv" filters={values} />}
      query={query}
      columns={columns}
      listKey="admin-products"
      views={PRODUCT_VIEWS.map(({ id, query }) => ({ id, query, name: t(`products.views.${id}`) }))}
      loadingText={t('products.loading')}
      emptyText={t('products.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={mayWrite ? bulk : undefined}
    >
      {toDelete && <DeleteProduct product={toDelete} onHide={() => setToDelete(null)} />}
    </ConsoleListPage>
  );
}
