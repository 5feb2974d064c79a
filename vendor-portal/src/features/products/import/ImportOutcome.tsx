import type { ImportReport } from '@balsam/shared-api';
import { Button, ButtonLink, formatNumber, useLang, SummaryCard, uploadIcon } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FetchPictures } from './FetchPictures.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { href } from '../../../entities/page/paths.ts';

interface ImportOutcomeProps {
  /** The name of the file. */
  file: string;
  report: ImportReport;
  /** Writes what was only checked: all of it, or all but the lines with errors. */
  onWrite: (skipsFailed: boolean) => void;
  /** Begins with another file. */
  onAgain: () => void;
}

const COUNTS = ['rows', 'created', 'updated', 'unchanged', 'failed'] as const;

/** What an import comes to, in a word. */
function verdictOf({ written, failed, created, updated }: ImportReport) {
  if (written) return 'written';
  if (failed > 0) return 'refused';
  return created + updated > 0 ? 'ready' : 'nothing';
}

/** What an import would do, or has done: counts, errors by line, and the next step. */
export function ImportOutcome({ file, report, onWrite, onAgain }: ImportOutcomeProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = verdictOf(report);
  const changes = report.created + report.updated;
  // The answer has taken the place of what had the focus.
  useEffect(() => heading.current?.focus(), [report]);

  return (
    <section className="stack">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <Trans
            t={t}
            i18nKey={`products.import.verdicts.${verdict}.title`}
            values={{ file }}
            components={{ file: <bdi className="file-name" /> }}
          />
        </h2>
        <p>{t(`products.import.verdicts.${verdict}.text`)}</p>
        {verdict === 'written' && report.failed > 0 && <p>{t('products.import.leftOut', { count: report.failed })}</p>}
        {report.inactive > 0 && verdict !== 'refused' && (
          <p>{t('products.import.inactive', { count: report.inactive })}</p>
        )}
      </div>
      <div className="count-grid">
        {COUNTS.map((count) => (
          <SummaryCard
            key={count}
            label={t(`products.import.counts.${count}`)}
            value={formatNumber(report[count], lang)}
          />
        ))}
      </div>
      {report.columns_unknown.length > 0 && (
        <p>
          {t('products.import.unknownColumns')} <bdi className="file-name">{report.columns_unknown.join(', ')}</bdi>
        </p>
      )}
      {report.pictures.length > 0 && verdict !== 'refused' && <FetchPictures report={report} />}
      {report.failed > 0 && <ImportErrors file={file} report={report} />}
      <div className="cluster">
        {verdict === 'ready' && (
          <Button icon={uploadIcon} onClick={() => onWrite(false)}>
            {t('products.import.write', { count: changes })}
          </Button>
        )}
        {verdict === 'refused' && changes > 0 && (
          <Button variant="outline" icon={uploadIcon} onClick={() => onWrite(true)}>
            {t('products.import.writeRest', { count: changes })}
          </Button>
        )}
        {verdict === 'written' && <ButtonLink to={href('products')}>{t('products.import.show')}</ButtonLink>}
        <Button variant="outline" onClick={onAgain}>
          {t('products.import.again')}
        </Button>
      </div>
    </section>
  );
}
