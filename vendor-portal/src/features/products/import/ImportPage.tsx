import { isApiError, useDownloadFileMutation } from '@balsam/shared-api';
import { ButtonLink, DownloadButton, LoadingState } from '@balsam/shared-ui';
import { ConsolePage, FileDrop } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportProgress } from './ImportProgress.tsx';
import { isUnderWay, useLatestImport } from './use-latest-import.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportRules } from './ImportRules.tsx';
import { PicturesBySku } from './PicturesBySku.tsx';
import { IMPORT_TEMPLATE, useImportVendorProductsMutation } from '../products-api.ts';
import { href } from '../../../entities/page/paths.ts';

// The MIME type of a CSV file depends on the operating system.
const CSV = { 'text/csv': ['.csv'], 'text/plain': ['.txt'] };

/** The server's reason for rejecting a file; '' without one. */
const reasonOf = (error: unknown) => (isApiError(error) ? (error.fieldErrors.file ?? error.message) : '');

/** Import of products from a CSV file: a dry run first, then the import once the vendor has seen the changes. */
export function ImportPage() {
  const { t } = useTranslation('vendor-portal');
  const [file, setFile] = useState<File | null>(null);
  const [importProducts, { data: outcome, error, isLoading, reset }] = useImportVendorProductsMutation();
  const { run, refetch } = useLatestImport();
  const report = outcome && 'report' in outcome ? outcome.report : null;
  const startedId = outcome && 'import' in outcome ? outcome.import.id : null;
  const [download] = useDownloadFileMutation();

  const check = (chosen: File) => {
    setFile(chosen);
    void importProducts({ file: chosen, dryRun: true });
  };
  const write = (skipsFailed: boolean) => {
    if (file) void importProducts({ file, dryRun: false, skipsFailed }).then(refetch);
  };
  const downloadTemplate = (
    <DownloadButton onDownload={() => download(IMPORT_TEMPLATE).unwrap()}>
      {t('products.import.template')}
    </DownloadButton>
  );

  return (
    <ConsolePage
      title={t('products.import.title')}
      actions={
        <ButtonLink to={href('products')} variant="ghost">
          {t('products.import.back')}
        </ButtonLink>
      }
    >
      {isLoading && <LoadingState label={t('products.import.reading', { file: file?.name })} />}
      {report && <ImportOutcome file={file?.name ?? ''} report={report} onWrite={write} onAgain={reset} />}
      {!report && !isLoading && (
        <>
          {error && (
            <p className="form-error" role="alert">
              {reasonOf(error) || t('products.import.failed')}
            </p>
          )}
          {run && <ImportProgress key={run.id} run={run} isNew={run.id === startedId} onStopped={refetch} />}
          {(!run || !isUnderWay(run)) && (
            <FileDrop label={t('products.import.file')} hint={t('products.import.hint')} accept={CSV} onFile={check} />
          )}
          <div className="stack stack-wide">
            <ImportRules template={downloadTemplate} />
            <PicturesBySku />
          </div>
        </>
      )}
    </ConsolePage>
  );
}
