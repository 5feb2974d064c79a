import type { RecallDetail } from '@balsam/shared-api';
import { formatNumber, SummaryCard, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Units and people concerned; once it is open, how many were told and have answered. */
export function RecallFigures({ recall: { state, is_told: isTold, report } }: { recall: RecallDetail }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const totals = ['units_on_hand', 'units_sold', 'units_shipped', 'people', 'held_parcels'] as const;
  const answered = ['returned', 'destroyed', 'used', 'missing'] as const;
  const isDraft = state === 'draft';
  return (
    <section aria-labelledby="recall-figures">
      <h2 id="recall-figures" className="panel-title">
        {t(state === 'closed' ? 'recalls.finalReport' : isDraft ? 'recalls.preview' : 'recalls.progress')}
      </h2>
      <div className="stack">
        <div className="summary-grid">
          {totals.map((name) => (
            <SummaryCard key={name} label={t(`recalls.figures.${name}`)} value={formatNumber(report[name], lang)} />
          ))}
        </div>
        {!isDraft && report.cases > 0 && (
          <div className="panel recall-bars">
            <Bar label={t('recalls.figures.mailed')} count={report.mailed} of={report.cases} />
            <Bar label={t('recalls.figures.acknowledged')} count={report.acknowledged} of={report.cases} />
            <p className="recall-target">{t('recalls.target', { target: report.target })}</p>
            {answered.map((name) => (
              <Bar key={name} label={t(`recalls.figures.${name}`)} count={report[name]} of={report.units_sold} />
            ))}
            <Bar label={t('recalls.figures.arrived')} count={report.arrived} of={report.units_sold} />
            {report.undelivered > 0 && <p>{t('recalls.undelivered', { count: report.undelivered })}</p>}
          </div>
        )}
        {!isDraft && isTold && report.cases === 0 && <p>{t('recalls.noCases')}</p>}
      </div>
    </section>
  );
}

interface BarProps {
  label: string;
  count: number;
  of: number;
}

function Bar({ label, count, of }: BarProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return (
    <div className="recall-bar">
      <span>{label}</span>
      <progress className="histogram-bar" value={count} max={Math.max(of, 1)} aria-hidden="true" />
      <span>{t('recalls.countOf', { count: formatNumber(count, lang), total: formatNumber(of, lang) })}</span>
    </div>
  );
}
