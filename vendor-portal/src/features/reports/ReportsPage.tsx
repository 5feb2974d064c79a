import { usePreferCurrency } from '@balsam/shared-api';
import { ButtonLink, formatDay, QueryState, useLang } from '@balsam/shared-ui';
import {
  ConsolePage,
  CurrencyToggle,
  FilterSelect,
  useListParams,
  useOrderStatusOptions,
} from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readReportQuery, REPORT_FILTERS, useGetVendorReportQuery } from './reports-api.ts';
import { ReportTiles } from './ReportTiles.tsx';
import { SalesReport } from './SalesReport.tsx';
import { SpanForm } from './SpanForm.tsx';
import { href } from '../../entities/page/paths.ts';

/** Earnings between two days, and the orders behind them. */
export function ReportsPage() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [search] = useSearchParams();
  const { setValue, setValues, setPage } = useListParams(REPORT_FILTERS);
  const asked = readReportQuery(search);
  const query = useGetVendorReportQuery(asked);
  const { data: report } = query;
  const prefer = usePreferCurrency();

  const span = { from: asked.from || (report?.from ?? ''), to: asked.to || (report?.to ?? '') };

  return (
    <ConsolePage
      title={t('reports.title')}
      actions={
        <div className="cluster">
          {report && <CurrencyToggle {...report} onChoose={prefer} />}
          <ButtonLink to={href('vatReport')} variant="outline">
            {t('reports.vat')}
          </ButtonLink>
        </div>
      }
    >
      <SpanForm key={`${span.from} ${span.to}`} span={span} onChoose={({ from, to }) => setValues({ from, to })} />
      <div className="report-status">
        <FilterSelect
          label={t('reports.status')}
          value={asked.status}
          onChange={(status) => setValue('status', status)}
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
            <SalesReport report={shown} page={asked.page} onPageChange={setPage} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}
