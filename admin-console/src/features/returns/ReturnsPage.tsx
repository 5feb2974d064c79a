import { Allowed, type Return } from '@balsam/shared-api';
import { Bdi, ButtonLink, DateTime, Money, SearchBox, type DataTableColumn } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, ReturnStateBadge, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { RETURN_FILTERS, useListAdminReturnsQuery } from './returns-api.ts';

/** Returns of all vendors, including overdue and overruled ones. */
export function ReturnsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(RETURN_FILTERS);
  const query = useListAdminReturnsQuery({ page, perPage, ...values });
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
    { id: 'vendor', header: t('returns.vendor'), cell: ({ vendor }) => <bdi>{vendor.company_name}</bdi> },
    { id: 'state', header: t('returns.state'), cell: (row) => <ReturnStateBadge {...row} /> },
    { id: 'due', header: t('returns.due'), cell: ({ due_at }) => due_at && <DateTime value={due_at} dayOnly /> },
    {
      id: 'refund',
      header: t('returns.refund'),
      align: 'end',
      cell: ({ state, refund_total, goodwill, currency }) =>
        state === 'inspected' && <Money amount={refund_total + goodwill} currency={currency} />,
    },
  ];
  return (
    <ConsoleListPage
      title={t('returns.title')}
      listKey="admin-returns"
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
          <FilterSelect
            label={t('returns.overruledFilter')}
            value={values.overruled}
            onChange={(overruled) => setValue('overruled', overruled)}
            options={[{ value: '1', label: t('returns.onlyOverruled') }]}
            placeholder={t('returns.all')}
          />
        </>
      }
      actions={
        <div className="cluster">
          <CsvButton url="admin/returns.csv" filters={values} />
          <Allowed permission="money.read">
            <ButtonLink to={href('refunds', { state: 'due' })} variant="outline">
              {t('returns.refunds')}
            </ButtonLink>
          </Allowed>
        </div>
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
