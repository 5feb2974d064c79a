import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../download/DownloadButton.tsx';
import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';
import { QueryState, type QueryResult } from '../../state/QueryState.tsx';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import { SpanFilter } from '../list/DayFilter.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { ConsolePage } from '../page/ConsolePage.tsx';
import { CurrencyToggle } from '../sales/CurrencyToggle.tsx';
import { VAT_REPORT_FILTERS, type VatReportRowView, type VatReportView } from './vat-report-view.ts';
import { VatReportTable } from './VatReportTable.tsx';
import { VatReportTotals } from './VatReportTotals.tsx';

interface VatReportPageProps {
  query: QueryResult<VatReportView>;
  /** Downloads a file of the shown report. */
  onDownload: (shown: { from: string; to: string; currency: Currency }) => Promise<unknown>;
  /** Called with the chosen currency, to store it. */
  onCurrency?: (currency: Currency) => void;
  /** Leading columns for a reader of several vendors' sales. */
  vendorColumns?: readonly DataTableColumn<VatReportRowView>[];
  /** Additional filters of the report. */
  filters?: ReactNode;
}

/** VAT in the sales of a date range, for a tax return: by class and rate, and as a file. */
export function VatReportPage({ query, onDownload, onCurrency, vendorColumns, filters }: VatReportPageProps) {
  const { t } = useTranslation('kit');
  const { page, values, setValues, setPage } = useListParams(VAT_REPORT_FILTERS);
  const { data: report } = query;
  const span = { from: values.from || (report?.from ?? ''), to: values.to || (report?.to ?? '') };
  return (
    <ConsolePage
      title={t('vatReport.title')}
      actions={
        report && (
          <CurrencyToggle
            currency={report.currency}
            currencies={CURRENCIES.map((currency) => ({ currency }))}
            onChoose={onCurrency}
          />
        )
      }
      filters={
        <>
          <SpanFilter {...span} onChange={(end, day) => setValues({ ...span, [end]: day })} />
          {filters}
        </>
      }
    >
      <QueryState query={query}>
        {(shown) => (
          <div className="stack stack-wide">
            <VatReportTotals report={shown} />
            <section className="stack">
              <div className="section-heading">
                <h2 className="panel-title">{t('vatReport.rows')}</h2>
                <DownloadButton onDownload={() => onDownload(shown)}>{t('vatReport.download')}</DownloadButton>
              </div>
              <VatReportTable report={shown} vendorColumns={vendorColumns} page={page} onPageChange={setPage} />
            </section>
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}
