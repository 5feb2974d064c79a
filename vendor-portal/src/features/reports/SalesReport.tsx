import { useDownloadFileMutation, type VendorReport } from '@balsam/shared-api';
import { DataTable, DownloadButton, Pager, useLastPage, type TurnTo } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useReportColumns } from './use-report-columns.tsx';
import { useReportTotals } from './use-report-totals.tsx';

interface SalesReportProps {
  report: VendorReport;
  page: number;
  onPageChange: TurnTo;
}

/** Orders behind the totals, paginated, with a download of all. */
export function SalesReport({ report, page, onPageChange }: SalesReportProps) {
  const { t } = useTranslation('vendor-portal');
  const { rows, meta, from, to, currency, status_code } = report;
  const columns = useReportColumns(currency);
  const [downloadFile] = useDownloadFileMutation();
  const lastPage = useLastPage(page, meta, onPageChange);

  // Uses the same query as the screen, so that the file matches it.
  const download = () =>
    downloadFile({
      url: 'vendor/reports.csv',
      params: { from, to, currency, status: status_code ?? undefined },
    }).unwrap();
  return (
    <section>
      <div className="section-heading">
        <h2 className="panel-title">{t('reports.sales')}</h2>
        <DownloadButton onDownload={download}>{t('reports.download')}</DownloadButton>
      </div>
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        caption={t('reports.sales')}
        emptyText={t(status_code === null ? 'reports.empty' : 'reports.noneOfStatus')}
        totals={useReportTotals(report)}
      />
      <Pager page={page} lastPage={lastPage} onPageChange={onPageChange} variant="console" />
    </section>
  );
}
