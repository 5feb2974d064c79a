import type { AdminProduct } from '@balsam/shared-api';
import { ConsoleListPage, FilterSelect, SearchBox, useListParams } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductChangesModal } from './ProductChangesModal.tsx';
import { PRODUCT_FILTERS, useListAdminProductsQuery } from './productsApi.ts';
import { useProductColumns } from './useProductColumns.tsx';

/** The products of all vendors: which are approved for sale, and which are featured. */
export function ProductsPage() {
  const { t } = useTranslation('admin-console');
  const { page, values, setValue, setPage } = useListParams(PRODUCT_FILTERS);
  const query = useListAdminProductsQuery({ page, ...values });
  const [reviewed, setReviewed] = useState<AdminProduct | null>(null);
  const columns = useProductColumns(setReviewed);

  const filters = (
    <>
      <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('products.search')} />
      <FilterSelect
        label={t('products.status')}
        value={values.status}
        onChange={(status) => setValue('status', status)}
        options={[
          { value: '1', label: t('products.active') },
          { value: '0', label: t('products.inactive') },
        ]}
        placeholder={t('products.chooseStatus')}
      />
      <FilterSelect
        label={t('products.approval')}
        value={values.approval}
        onChange={(approval) => setValue('approval', approval)}
        options={[
          { value: '1', label: t('products.approved') },
          { value: '0', label: t('products.waiting') },
          { value: 'changed', label: t('products.changed') },
        ]}
        placeholder={t('products.all')}
      />
    </>
  );
  return (
    <ConsoleListPage
      title={t('products.title')}
      filters={filters}
      query={query}
      columns={columns}
      loadingText={t('products.loading')}
      emptyText={t('products.empty')}
      page={page}
      onPageChange={setPage}
    >
      {reviewed && <ProductChangesModal product={reviewed} onHide={() => setReviewed(null)} />}
    </ConsoleListPage>
  );
}
