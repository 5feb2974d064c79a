import { SearchBox } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, SpanFilter, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { Findings } from './Findings.tsx';
import { PAYMENT_FILTERS, useListAdminPaymentsQuery, useListOpenFindingsQuery } from './payments-api.ts';
import { ServiceLine } from './ServiceLine.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';

/** Card payments: service state, open findings and the list. */
export function PaymentsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(PAYMENT_FILTERS);
  const query = useListAdminPaymentsQuery({ page, perPage, ...values });
  const findings = useListOpenFindingsQuery().data?.rows ?? [];
  const columns = usePaymentColumns();
  return (
    <ConsoleListPage
      title={t('payments.title')}
      listKey="admin-payments"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('payments.search')} />
          <FilterSelect
            label={t('payments.state')}
            value={values.state}
            onChange={(state) => setValue('state', state)}
            options={PAYMENT_FILTERS.state.map((value) => ({ value, label: t(`payments.states.${value}`) }))}
            placeholder={t('payments.all')}
          />
          <FilterSelect
            label={t('payments.provider')}
            value={values.provider}
            onChange={(provider) => setValue('provider', provider)}
            options={PAYMENT_FILTERS.provider.map((value) => ({ value, label: t(`payments.providers.${value}`) }))}
            placeholder={t('payments.all')}
          />
          <SpanFilter from={values.from} to={values.to} onChange={setValue} />
        </>
      }
      actions={<CsvButton url="admin/payments.csv" filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('payments.loading')}
      emptyText={t(isFiltered ? 'payments.noMatch' : 'payments.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      notice={
        <>
          {query.data && <ServiceLine service={query.data.service} />}
          {findings.length > 0 && <Findings findings={findings} />}
        </>
      }
    />
  );
}
