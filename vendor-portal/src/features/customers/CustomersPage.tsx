import { selectCurrency, useAppSelector } from '@balsam/shared-api';
import { ConsoleListPage, FilterSelect, SearchBox, useCurrencyName, useListParams } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CUSTOMER_FILTERS, CUSTOMER_SORTS, useListVendorCustomersQuery } from './customersApi.ts';
import { useCustomerColumns } from './useCustomerColumns.tsx';

const [USUAL_SORT, ...OTHER_SORTS] = CUSTOMER_SORTS;

/** The people who ordered from the vendor, each leading to the own orders. */
export function CustomersPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, setValue, setPage } = useListParams(CUSTOMER_FILTERS);
  const query = useListVendorCustomersQuery({ page, perPage, ...values });
  const columns = useCustomerColumns();
  // What somebody has spent is sorted in one currency: amounts of several are never added.
  const currency = useCurrencyName()(useAppSelector(selectCurrency));

  return (
    <ConsoleListPage
      title={t('customers.title')}
      filters={
        <>
          <SearchBox
            value={values.search}
            onChange={(text) => setValue('search', text)}
            label={t('customers.search')}
          />
          <FilterSelect
            label={t('customers.sort')}
            value={values.sort}
            onChange={(sort) => setValue('sort', sort)}
            options={OTHER_SORTS.map((value) => ({ value, label: t(`customers.sorts.${value}`, { currency }) }))}
            placeholder={t(`customers.sorts.${USUAL_SORT}`)}
          />
        </>
      }
      query={query}
      columns={columns}
      listKey="vendor-customers"
      loadingText={t('customers.loading')}
      emptyText={t(values.search ? 'customers.noMatch' : 'customers.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
