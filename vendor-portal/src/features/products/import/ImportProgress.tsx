import { useDownloadFileMutation, type ImportRun } from '@balsam/shared-api';
import { Button, DownloadButton, formatNumber, keepShown, QueryState, useLang } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FetchPictures } from './FetchPictures.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ReportTables } from './ReportTables.tsx';
import { isUnderWay } from './use-latest-import.ts';
import { linesOf, useGetVendorProductImportQuery, useStopVendorProductImportMutation } from '../products-api.ts';

interface ImportProgressProps {
  run: ImportRun;
  /** The import was started on this page: its heading takes the focus of the button that is gone. */
  isNew: boolean;
  /** Refetches the imports. */
  onStopped: () => void;
}

/** Progress of an import with a stop button; its report once it has ended. */
export function ImportProgress({ run, isNew, onStopped }: ImportProgressProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, file_name: file, done_rows: done, rows } = run;
  const focusedState = useRef(isNew ? null : state);
  // A new state removes the button that may have had the focus.
  useEffect(() => {
    if (focusedState.current !== state && document.activeElement === document.body) heading.current?.focus();
    focusedState.current = state;
  }, [state]);
  return (
    <section className="panel stack">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <Trans
            t={t}
            i18nKey={`products.import.runs.${state}.title`}
            values={{ file }}
            components={{ file: <bdi className="file-name" /> }}
          />
        </h2>
        <p role="status">{t(`products.import.runs.${state}.text`)}</p>
        <p>{t('products.import.runs.progress', { done: formatNumber(done, lang), rows: formatNumber(rows, lang) })}</p>
        {!isUnderWay(run) && done < rows && run.last_row !== null && (
          <p>{t('products.import.runs.lastRow', { row: formatNumber(run.last_row, lang) })}</p>
        )}
      </div>
      {isUnderWay(run) && <progress aria-label={t('products.import.runs.bar')} max={rows} value={done} />}
      <ImportCounts counts={run} />
      {isUnderWay(run) ? <StopButton id={run.id} onStopped={onStopped} /> : <Ended run={run} />}
    </section>
  );
}

function StopButton({ id, onStopped }: { id: number; onStopped: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const [stop, { isLoading, isError }] = useStopVendorProductImportMutation();
  return (
    <div className="cluster">
      <Button variant="outline" busy={isLoading} onClick={() => void stop(id).then(onStopped)}>
        {t('products.import.runs.stop')}
      </Button>
      {isError && (
        <p className="form-error" role="alert">
          {t('products.import.runs.notStopped')}
        </p>
      )}
    </div>
  );
}

function Ended({ run: { id, file_name: file } }: { run: ImportRun }) {
  const { t } = useTranslation('vendor-portal');
  const query = useGetVendorProductImportQuery(id);
  const [download] = useDownloadFileMutation();
  return (
    <>
      <QueryState query={keepShown(query)}>
        {({ report }) => (
          <>
            {report && report.pictures.length > 0 && <FetchPictures report={report} />}
            {report && <ReportTables file={file} report={report} />}
          </>
        )}
      </QueryState>
      <div className="cluster">
        <DownloadButton variant="outline" onDownload={() => download(linesOf(id)).unwrap()}>
          {t('products.import.runs.lines')}
        </DownloadButton>
      </div>
    </>
  );
}
