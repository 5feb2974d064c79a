import { Button, DataTable, Form, SubmitButton, TextField, type DataTableColumn } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { array, object, ValidationError } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useVariantName } from './use-variant-name.ts';
import { MATRIX_COLUMNS, pasteCells, type MatrixColumn } from './variant-matrix.ts';
import { variantSchema, type VariantValues } from './variant-values.ts';

interface MatrixRowsProps {
  rows: VariantValues[];
  takenSkus: readonly string[];
  onAdd: (variants: VariantValues[]) => void;
  onBack: () => void;
}

const schemaFor = (takenSkus: readonly string[]) =>
  object({
    rows: array()
      .test('twins', (rows: VariantValues[] = [], context) => {
        const skus = rows.map(({ sku }) => sku.trim());
        const twins = skus.flatMap((sku, index) =>
          sku !== '' && skus.indexOf(sku) < index
            ? [
                context.createError({
                  path: `rows[${index}].sku`,
                  message: textKey('productForm.variant.error.skuTaken'),
                }),
              ]
            : [],
        );
        return twins.length === 0 || new ValidationError(twins);
      })
      .of(variantSchema(takenSkus)),
  });

/** Second step: stock and codes of the new variants. */
export function MatrixRows({ rows, takenSkus, onAdd, onBack }: MatrixRowsProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <Form
      initialValues={{ rows }}
      validationSchema={schemaFor(takenSkus)}
      onSubmit={(filled) => onAdd(filled.rows)}
      t={t}
    >
      <p>{t('productForm.matrix.rows')}</p>
      <Rows />
      <div className="cluster cluster-end">
        <Button variant="ghost" onClick={onBack}>
          {t('productForm.matrix.back')}
        </Button>
        <SubmitButton>{t('productForm.matrix.add', { count: rows.length })}</SubmitButton>
      </div>
    </Form>
  );
}

interface Row {
  variant: VariantValues;
  index: number;
}

/** Fields as a table. A spreadsheet column can be pasted into any of them. */
function Rows() {
  const { t } = useTranslation('vendor-portal');
  const { values, setFieldValue } = useFormikContext<{ rows: VariantValues[] }>();
  const nameOf = useVariantName();
  const table = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed with the previous step.
  useEffect(() => table.current?.querySelector('input')?.focus(), []);

  const paste = (event: ClipboardEvent, row: number, column: MatrixColumn) => {
    const pasted = pasteCells(values.rows, { row, column }, event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    void setFieldValue('rows', pasted);
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
          inputMode={column === 'stock' ? 'numeric' : undefined}
          dir="ltr"
          required
          onPaste={(event) => paste(event, index, column)}
        />
      ),
    })),
  ];
  return (
    <div ref={table}>
      <DataTable
        columns={columns}
        rows={values.rows.map((variant, index) => ({ variant, index }))}
        rowKey={({ index }) => index}
        caption={t('productForm.matrix.title')}
      />
    </div>
  );
}
