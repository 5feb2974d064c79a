import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { CUSTOMER_FILTERS, CUSTOMER_STATES, useListCustomersQuery } from './customers-api.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

/** Customer accounts with their spend and status. */
export function CustomersPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(CUSTOMER_FILTERS);
  const query = useListCustomersQuery({ page, perPage, ...values });
  const columns = useCustomerColumns();

  return (
    <ConsoleListPage
      title={t('customers.title')}
      listKey="admin-customers"
      views={[{ id: 'blocked', name: t('customers.views.blocked'), query: 'state=blocked' }]}
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(text) => setValue('search', text)}
            label={t('customers.search')}
          />
          <FilterSelect
            label={t('customers.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={CUSTOMER_STATES.map((value) => ({ value, label: t(`customers.states.${value}`) }))}
            placeholder={t('customers.all')}
          />
        </>
      }
      actions={<CsvButton url="admin/customers.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('customers.loading')}
      emptyText={t(isFiltered ? 'customers.noMatch' : 'customers.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
