import type { ImportReport } from '@balsam/shared-api';
import { Button, ButtonLink, uploadIcon } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ImportCounts } from './ImportCounts.tsx';
import { FetchPictures } from './FetchPictures.tsx';
import { ReportTables } from './ReportTables.tsx';
import { href } from '../../../entities/page/paths.ts';

interface ImportOutcomeProps {
  /** Name of the file. */
  file: string;
  report: ImportReport;
  /** Imports the checked file: all lines, or only those without errors. */
  onWrite: (skipsFailed: boolean) => void;
  /** Starts over with another file. */
  onAgain: () => void;
}

/** Overall result of an import. */
function verdictOf({ written, failed, created, updated }: ImportReport) {
  if (written) return 'written';
  if (failed > 0) return 'refused';
  return created + updated > 0 ? 'ready' : 'nothing';
}

/** Result of a dry run or an import: counts, errors by line, and the next step. */
export function ImportOutcome({ file, report, onWrite, onAgain }: ImportOutcomeProps) {
  const { t } = useTranslation('vendor-portal');
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = verdictOf(report);
  const changes = report.created + report.updated;
  // The result replaces the element that had the focus.
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
      <ImportCounts counts={report} />
      {report.pictures.length > 0 && verdict !== 'refused' && <FetchPictures report={report} />}
      <ReportTables file={file} report={report} />
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
