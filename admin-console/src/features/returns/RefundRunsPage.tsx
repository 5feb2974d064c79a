import { Allowed, useDownloadFileMutation, type RefundRun, type RefundsDue } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DateTime,
  DownloadButton,
  formatMoney,
  Money,
  useLang,
  useSend,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useListRefundRunsQuery, useOrderRefundsMutation } from './returns-api.ts';

/** Runs of customer refunds with their bank files, and the totals of the next run. */
export function RefundRunsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, setPage } = useListParams({});
  const query = useListRefundRunsQuery({ page, perPage }, { refetchOnMountOrArgChange: true });
  const [download] = useDownloadFileMutation();
  const columns: DataTableColumn<RefundRun>[] = [
    {
      id: 'run',
      header: t('refunds.runs.one'),
      primary: true,
      cell: ({ run_no: number }) => (
        <Link to={`${href('refunds')}?run=${number}`}>
          <Bdi>{number}</Bdi>
        </Link>
      ),
    },
    { id: 'ordered', header: t('refunds.runs.ordered'), cell: ({ created_at }) => <DateTime value={created_at} /> },
    { id: 'by', header: t('refunds.runs.by'), cell: ({ created_by: name }) => <bdi>{name}</bdi> },
    { id: 'transfers', header: t('refunds.runs.transfers'), align: 'end', cell: ({ refund_count }) => refund_count },
    { id: 'waiting', header: t('refunds.runs.waiting'), align: 'end', cell: ({ underway }) => underway },
    {
      id: 'total',
      header: t('refunds.runs.total'),
      align: 'end',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'file',
      header: t('refunds.action'),
      hideHeader: true,
      align: 'end',
      cell: ({ run_no: number, underway }) =>
        underway > 0 && (
          <DownloadButton
            size="sm"
            aria-label={t('refunds.runs.bankFileOf', { number })}
            onDownload={() => download({ url: `admin/refund-runs/${number}/bank.csv`, params: {} }).unwrap()}
          >
            {t('refunds.runs.bankFile')}
          </DownloadButton>
        ),
    },
  ];
  return (
    <>
      <Link to={href('refunds')}>{t('refunds.title')}</Link>
      <ConsoleListPage
        title={t('refunds.runs.title')}
        listKey="admin-refund-runs"
        actions={
          query.data && (
            <Allowed permission="money.manage">
              <OrderButtons due={query.data.due} onRefused={() => void query.refetch()} />
            </Allowed>
          )
        }
        filters={null}
        notice={<p className="form-text">{t('refunds.runs.hint')}</p>}
        query={query}
        columns={columns}
        loadingText={t('refunds.runs.loading')}
        emptyText={t('refunds.runs.empty')}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
      />
    </>
  );
}

/** One button per currency with refunds due; it starts a run with exactly the total shown. */
function OrderButtons({ due, onRefused }: { due: RefundsDue[]; onRefused: () => void }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const [order] = useOrderRefundsMutation();
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ failed: t('refunds.runs.failed') });
  const press = async ({ currency, total }: RefundsDue) => {
    setIsBusy(true);
    const response = await send(() => order({ currency, seen_total: total }).unwrap());
    setIsBusy(false);
    if (!response) onRefused();
  };
  if (due.length === 0) return <span className="form-text">{t('refunds.runs.nothingDue')}</span>;
  return (
    <div className="cluster">
      {due.map((one) => (
        <Button key={one.currency} disabled={isBusy} onClick={() => void press(one)}>
          {t('refunds.runs.order', {
            count: one.refund_count,
            amount: formatMoney(one.total, one.currency, lang),
          })}
        </Button>
      ))}
    </div>
  );
}
