import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { SummaryCard } from '../../summary-card/SummaryCard.tsx';
import type { VatReportView } from './vat-report-view.ts';

const TOTALS = ['taxable', 'vat', 'vendor_vat', 'platform_vat'] as const;

/** Sales of the date range and their VAT by declaring party, with the number of orders from before tax was stated. */
export function VatReportTotals({ report }: { report: VatReportView }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { from, to, totals, currency, unstated_orders: unstated } = report;
  return (
    <section>
      <h2 className="panel-title">{t('vatReport.span', { from: formatDay(from, lang), to: formatDay(to, lang) })}</h2>
      <div className="amount-grid">
        {TOTALS.map((name) => (
          <SummaryCard
            key={name}
            label={t(`vatReport.totals.${name}`)}
            value={formatMoney(totals[name], currency, lang)}
          />
        ))}
      </div>
      {unstated > 0 && (
        <p className="form-text" role="note">
          {t('vatReport.unstated', { count: unstated })}
        </p>
      )}
    </section>
  );
}
