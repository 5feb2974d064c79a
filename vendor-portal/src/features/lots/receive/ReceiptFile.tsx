import { isApiError, useDownloadFileMutation, type LotTable } from '@balsam/shared-api';
import { DataTable, DownloadButton, Section, type DataTableColumn } from '@balsam/shared-ui';
import { FileDrop } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadLotTableMutation } from '../lots-api.ts';
import { ofTable, type ReceiptValues } from './receipt-values.ts';

type LineError = LotTable['errors'][number];

/** Fills the delivery from a table: all of its lines, or its errors. */
export function ReceiptFile() {
  const { t } = useTranslation('vendor-portal');
  const { values, setValues } = useFormikContext<ReceiptValues>();
  const [read, { isLoading }] = useReadLotTableMutation();
  const [download] = useDownloadFileMutation();
  const [errors, setErrors] = useState<LineError[]>([]);
  const [failure, setFailure] = useState('');

  const take = async (file: File) => {
    setErrors([]);
    setFailure('');
    try {
      const table = await read(file).unwrap();
      setErrors(table.errors);
      if (table.lines.length > 0) await setValues(ofTable(values, table), false);
    } catch (error) {
      const fields = isApiError(error) ? Object.values(error.fieldErrors) : [];
      setFailure(fields[0] ?? (isApiError(error) && error.message ? error.message : t('lots.failed')));
    }
  };
  const columns: DataTableColumn<LineError>[] = [
    { id: 'row', header: t('lots.receive.file.row'), cell: ({ row }) => row },
    { id: 'field', header: t('lots.receive.file.column'), cell: ({ field }) => <bdi>{field}</bdi> },
    { id: 'message', header: t('lots.receive.file.message'), primary: true, cell: ({ message }) => message },
  ];
  return (
    <Section
      title={t('lots.receive.file.title')}
      note={
        <DownloadButton onDownload={() => download({ url: 'vendor/lots/import-template.csv' }).unwrap()}>
          {t('lots.receive.file.template')}
        </DownloadButton>
      }
    >
      <FileDrop
        label={t('lots.receive.file.label')}
        hint={t('lots.receive.file.hint')}
        accept={{ 'text/csv': ['.csv'] }}
        disabled={isLoading}
        onFile={(file) => void take(file)}
      />
      <div role="alert">
        {failure && <p className="field-error">{failure}</p>}
        {errors.length > 0 && <p className="field-error">{t('lots.receive.file.refused')}</p>}
      </div>
      {errors.length > 0 && (
        <DataTable
          columns={columns}
          rows={errors}
          rowKey={({ row, field }) => `${row}/${field}`}
          caption={t('lots.receive.file.refused')}
        />
      )}
    </Section>
  );
}
