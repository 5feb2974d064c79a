import type { ImportReport } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { ImportErrors } from './ImportErrors.tsx';

interface ReportTablesProps {
  /** Name of the file. */
  file: string;
  report: ImportReport;
}

/** Columns, errors and notes of an import report. */
export function ReportTables({ file, report }: ReportTablesProps) {
  const { t } = useTranslation('vendor-portal');
  const { errors, notes, truncated, columns_unknown: unknown } = report;
  return (
    <>
      {unknown.length > 0 && (
        <p>
          {t('products.import.unknownColumns')} <bdi className="file-name">{unknown.join(', ')}</bdi>
        </p>
      )}
      {errors.length > 0 && <ImportErrors file={file} kind="errors" errors={errors} truncated={truncated} />}
      {notes.length > 0 && (
        <ImportErrors file={file} kind="notes" errors={notes} truncated={report.inactive > notes.length} />
      )}
    </>
  );
}
