import { selectCurrency, useAppSelector, useListCategoriesQuery } from '@balsam/shared-api';
import {
  ConsoleListPage,
  FilterSelect,
  SearchBox,
  useListParams,
  useLocalized,
  type ListFilters,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useListVendorProductsQuery } from './productsApi.ts';
import { useProductColumns } from './useProductColumns.tsx';

const STATUSES = ['active', 'inactive'];
const AVAILABILITIES = ['1', '0'];
const FILTERS = {
  search: 'text',
  status: STATUSES,
  in_stock: AVAILABILITIES,
  category: 'text',
} satisfies ListFilters<string>;

/** The vendor's own products, with whether each is on offer and approved. */
export function ProductsPage() {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const currency = useAppSelector(selectCurrency);
  const { page, values, setValue, setPage } = useListParams(FILTERS);
  const query = useListVendorProductsQuery({ page, currency, ...values });
  const { data: categories = [] } = useListCategoriesQuery();
  const columns = useProductColumns();

  const filters = (
    <>
      <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('products.search')} />
      <FilterSelect
        label={t('products.status')}
        value={values.status}
        onChange={(status) => setValue('status', status)}
        options={STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) }))}
        placeholder={t('products.all')}
      />
      <FilterSelect
        label={t('products.availability')}
        value={values.in_stock}
        onChange={(inStock) => setValue('in_stock', inStock)}
        options={AVAILABILITIES.map((value) => ({ value, label: t(`products.availabilities.${value}`) }))}
        placeholder={t('products.all')}
      />
      <FilterSelect
        label={t('products.category')}
        value={values.category}
        onChange={(category) => setValue('category', category)}
        options={categories.map(({ slug, name, name_arabic }) => ({
          value: slug,
          label: localized(name, name_arabic),
        }))}
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
    />
  );
}
