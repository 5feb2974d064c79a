import type { RecallDetail, RecallReport } from '@balsam/shared-api';
import { Bdi, BrandMark, Button, formatNumber, printerIcon, useLang } from '@balsam/shared-ui';
import { RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { BothLanguages } from './BothLanguages.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportProducts } from './ReportProducts.tsx';
import { useGetRecallQuery } from './recalls-api.ts';
import './recalls.css';
import './recall-report.css';

const FIGURES = [
  ...([
    'units_received',
    'units_on_hand',
    'units_written_off',
    'units_sold',
    'units_shipped',
    'people',
    'cases',
  ] as const),
  ...(['mailed', 'undelivered', 'reminders', 'contacts', 'acknowledged'] as const),
  ...(['returned', 'destroyed', 'used', 'missing', 'unaccounted', 'arrived', 'held_parcels'] as const),
];

/** Report of a recall for the authority, on A4, in both languages. */
export function RecallReportPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetRecallQuery(id);
  return (
    <RecordPage
      title={t('recalls.report')}
      back={{ to: href('recall', { id }), text: t('recalls.back') }}
      query={query}
    >
      {(recall) => (
        <>
          <title>{t('recalls.reportOf', { number: recall.recall_no })}</title>
          <div className="cluster cluster-end recall-paper-bar">
            <CsvButton url={`admin/recalls/${id}/report.csv`} filters={{}} />
            <Button icon={printerIcon} onClick={() => window.print()}>
              {t('recalls.print')}
            </Button>
          </div>
          <Paper recall={recall} />
        </>
      )}
    </RecordPage>
  );
}

/** Answered share of the notices in whole percent, rounded down, so that a missed target never looks met. */
const shareOf = ({ acknowledged, cases }: RecallReport) => (cases > 0 ? Math.floor((acknowledged * 100) / cases) : 100);

function Paper({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const { title, reason, instruction, conclusion, report } = recall;
  const texts = [
    ['heading', title, recall.title_arabic],
    ['reason', reason, recall.reason_arabic],
    ['instruction', instruction, recall.instruction_arabic],
    ['conclusion', conclusion, recall.conclusion_arabic],
  ] as const;
  return (
    <article className="recall-paper" data-bs-theme="light" aria-label={t('recalls.report')}>
      <p className="brand">
        <BrandMark />
      </p>
      <ReportHead recall={recall} />
      {texts.map(
        ([name, english, arabic]) =>
          english && (
            <section key={name}>
              <h2>{t(`recalls.both.${name}`)}</h2>
              <BothLanguages english={english} arabic={arabic} />
            </section>
          ),
      )}
      <ReportProducts recall={recall} />
      <table className="recall-paper-table">
        <caption>{t('recalls.both.figures')}</caption>
        <tbody>
          {FIGURES.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`recalls.both.${name}`)}</th>
              <td className="cell-end">{formatNumber(report[name], lang)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('recalls.both.target')}</th>
            <td className="cell-end">
              <Bdi>{`${formatNumber(shareOf(report), lang)} % / ${formatNumber(report.target, lang)} %`}</Bdi>
            </td>
          </tr>
        </tbody>
      </table>
      {recall.shortfall_reason && (
        <section>
          <h2>{t('recalls.both.shortfall_reason')}</h2>
          <p className="recall-reason">
            <bdi>{recall.shortfall_reason}</bdi>
          </p>
        </section>
      )}
    </article>
  );
}
