import { activeFilters, useDownloadFileMutation, type Return } from '@balsam/shared-api';
import { Bdi, DateTime, DownloadButton, Money, SearchBox, type DataTableColumn } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, ReturnStateBadge, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { RETURN_FILTERS, useListVendorReturnsQuery } from './returns-api.ts';

/** Returns from customers, in order of urgency. */
export function ReturnsPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(RETURN_FILTERS);
  const query = useListVendorReturnsQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const columns: DataTableColumn<Return>[] = [
    {
      id: 'number',
      header: t('returns.number'),
      primary: true,
      cell: ({ return_no: no }) => (
        <Link to={href('return', { no })}>
          <Bdi>{no}</Bdi>
        </Link>
      ),
    },
    { id: 'customer', header: t('returns.customer'), cell: ({ customer }) => <bdi>{customer.name}</bdi> },
    { id: 'state', header: t('returns.state'), cell: (row) => <ReturnStateBadge {...row} /> },
    { id: 'due', header: t('returns.due'), cell: ({ due_at }) => due_at && <DateTime value={due_at} dayOnly /> },
    {
      id: 'refund',
      header: t('returns.refund'),
      align: 'end',
      cell: ({ state, refund_total, currency }) =>
        state === 'inspected' && <Money amount={refund_total} currency={currency} />,
    },
  ];
  return (
    <ConsoleListPage
      title={t('returns.title')}
      listKey="vendor-returns"
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('returns.search')} />
          <FilterSelect
            label={t('returns.dueFilter')}
            value={values.due}
            onChange={(due) => setValue('due', due)}
            options={RETURN_FILTERS.due.map((value) => ({ value, label: t(`returns.dueOptions.${value}`) }))}
            placeholder={t('returns.all')}
          />
        </>
      }
      actions={
        <DownloadButton
          onDownload={() => download({ url: 'vendor/returns.csv', params: activeFilters(values) }).unwrap()}
        >
          {t('returns.download')}
        </DownloadButton>
      }
      query={query}
      columns={columns}
      loadingText={t('returns.loading')}
      emptyText={t(isFiltered ? 'returns.noMatch' : 'returns.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
