import { usePreferCurrency } from '@balsam/shared-api';
import {
  ConsolePage,
  CurrencyToggle,
  FilterSelect,
  formatDay,
  QueryState,
  useLang,
  useOrderStatusOptions,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readReportQuery, useGetVendorReportQuery } from './reportsApi.ts';
import { ReportTiles } from './ReportTiles.tsx';
import { SalesReport } from './SalesReport.tsx';
import { SpanForm } from './SpanForm.tsx';
import type { Span } from './spans.ts';

/** What the vendor earned between two days, and the orders behind it. */
export function ReportsPage() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [search, setSearch] = useSearchParams();
  const asked = readReportQuery(search);
  const query = useGetVendorReportQuery(asked);
  const { data: report } = query;
  const prefer = usePreferCurrency();

  const change = (values: Record<string, string>) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const choose = ({ from, to }: Span) => change({ from, to, page: '1' });
  const span = { from: asked.from || (report?.from ?? ''), to: asked.to || (report?.to ?? '') };

  return (
    <ConsolePage title={t('reports.title')} actions={report && <CurrencyToggle {...report} onChoose={prefer} />}>
      <SpanForm key={`${span.from} ${span.to}`} span={span} onChoose={choose} />
      <div className="report-status">
        <FilterSelect
          label={t('reports.status')}
          value={asked.status}
          onChange={(status) => change({ status, page: '' })}
          options={useOrderStatusOptions()}
          placeholder={t('reports.everyStatus')}
        />
      </div>
      <QueryState query={query}>
        {(shown) => (
          <div className="stack stack-wide">
            <section>
              <h2 className="panel-title">
                {t('reports.earnings', { from: formatDay(shown.from, lang), to: formatDay(shown.to, lang) })}
              </h2>
              <ReportTiles report={shown} />
            </section>
            <SalesReport report={shown} page={asked.page} onPageChange={(page) => change({ page: String(page) })} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}
