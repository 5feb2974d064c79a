import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, listSort, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CUSTOMER_FILTERS, CUSTOMER_SORTS, useListVendorCustomersQuery } from './customers-api.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

/** Customers of the vendor, each linked to their orders. */
export function CustomersPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, setValue, setValues, setPage } = useListParams(CUSTOMER_FILTERS);
  const query = useListVendorCustomersQuery({ page, perPage, ...values });
  const columns = useCustomerColumns(values.sort === 'spent');

  return (
    <ConsoleListPage
      title={t('customers.title')}
      filters={
        <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('customers.search')} />
      }
      query={query}
      columns={columns}
      listKey="vendor-customers"
      loadingText={t('customers.loading')}
      emptyText={t(values.search ? 'customers.noMatch' : 'customers.empty')}
      sort={listSort(CUSTOMER_SORTS, values, setValues)}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
