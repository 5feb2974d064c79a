import { Button, DataTable, TextField, type DataTableColumn } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { eachPrice, PRICES } from './amounts.ts';
import { convertFromSar, isConvertible } from './conversion.ts';
import { ConvertPrices } from './ConvertPrices.tsx';
import { useVariantName } from './use-variant-name.ts';
import { MATRIX_COLUMNS, pasteCells, type MatrixColumn, type MatrixValues } from './variant-matrix.ts';
import type { VariantValues } from './variant-values.ts';

interface Row {
  variant: VariantValues;
  index: number;
}

const isPrice = (column: string) => PRICES.some(({ name }) => name === column);

/** The new variants as a table of fields. A spreadsheet column can be pasted into any of them. */
export function MatrixRows() {
  const { t } = useTranslation('vendor-portal');
  const { values, setFieldValue } = useFormikContext<MatrixValues>();
  const nameOf = useVariantName();
  const { sizes, colors, rows } = values;
  if (rows.length === 0) {
    const isEmpty = sizes.length + colors.length === 0;
    return (
      <p className="text-secondary">{t(isEmpty ? 'productForm.matrix.empty' : 'productForm.matrix.error.none')}</p>
    );
  }

  const paste = (event: ClipboardEvent, row: number, column: MatrixColumn) => {
    const pasted = pasteCells(rows, { row, column }, event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    void setFieldValue('rows', pasted);
  };
  const copyPrices = () => {
    const [first] = rows;
    if (first)
      void setFieldValue(
        'rows',
        rows.map((row) => ({ ...row, ...eachPrice((name) => first[name]) })),
      );
  };
  const columns: DataTableColumn<Row>[] = [
    { id: 'name', header: t('productForm.variant.one'), primary: true, cell: ({ variant }) => nameOf(variant) },
    ...MATRIX_COLUMNS.map((column) => ({
      id: column,
      header: t(`productForm.variant.${column}`),
      cell: ({ variant, index }: Row) => (
        <TextField
          name={`rows[${index}].${column}`}
          label={t('productForm.matrix.of', { field: t(`productForm.variant.${column}`), name: nameOf(variant) })}
          className="vp-matrix-field"
          inputMode={column === 'stock' ? 'numeric' : isPrice(column) ? 'decimal' : undefined}
          dir="ltr"
          required
          onPaste={(event) => paste(event, index, column)}
        />
      ),
    })),
  ];
  return (
    <>
      <p>{t('productForm.matrix.rows')}</p>
      <DataTable
        columns={columns}
        rows={rows.map((variant, index) => ({ variant, index }))}
        rowKey={({ index }) => index}
        caption={t('productForm.matrix.title')}
      />
      <div className="cluster vp-matrix-tools">
        <ConvertPrices
          isReady={rows.some(isConvertible)}
          onConvert={(rates) =>
            void setFieldValue(
              'rows',
              rows.map((row) => convertFromSar(row, rates)),
            )
          }
        />
        {rows.length > 1 && (
          <Button variant="outline" size="sm" onClick={copyPrices}>
            {t('productForm.matrix.copyPrices')}
          </Button>
        )}
      </div>
    </>
  );
}
