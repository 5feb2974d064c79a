import { saveFile, type ImportError } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DataTable,
  Pager,
  formatNumber,
  useLang,
  type DataTableColumn,
  downloadIcon,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTable } from './error-table.ts';

const PER_PAGE = 50;

/** Columns with a field of the same name in the product form. */
const FORM_FIELDS = [
  ...(['sku', 'barcode', 'name', 'arabic_name', 'description', 'arabic_description', 'category', 'tags'] as const),
  ...([
    'status',
    'stock',
    'discount',
    'price_sar',
    'price_usd',
    'price_bhd',
    'vat_class',
    'sfda_number',
    'sfda_holder',
    'sfda_expires_on',
    'nhra_number',
    'nhra_holder',
    'nhra_expires_on',
    'product_kind',
    'sfda_class',
    'nhra_class',
    'manufacturer',
    'manufacturer_arabic',
    'brand',
    'brand_arabic',
    'origin_country',
    'sterile',
    'single_use',
    'store_min_c',
    'store_max_c',
    'audience',
    'quantity_limit',
    'limit_days',
    'min_age',
    'images',
  ] as const),
] as const;

interface Line extends ImportError {
  /** Index among all errors, because a line may have several. */
  place: number;
}

interface ImportErrorsProps {
  /** Name of the file. */
  file: string;
  /** Errors, or notes about accepted lines. */
  kind: 'errors' | 'notes';
  errors: readonly ImportError[];
  /** The list is incomplete. */
  truncated: boolean;
}

/** Errors of a file by line, with a download. */
export function ImportErrors({ file, kind, errors, truncated }: ImportErrorsProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [page, setPage] = useState(1);
  const lines: Line[] = errors
    .map((error, place) => ({ ...error, place }))
    .slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const columns: DataTableColumn<Line>[] = [
    { id: 'row', header: t('products.import.errors.row'), cell: ({ row }) => formatNumber(row, lang) },
    { id: 'sku', header: t('products.sku'), cell: ({ sku }) => <Bdi>{sku}</Bdi> },
    { id: 'field', header: t('products.import.errors.field'), cell: ({ field }) => <FieldName field={field} /> },
    { id: 'message', header: t('products.import.errors.message'), cell: ({ message }) => message },
  ];
  const download = () => {
    const head = (['row', 'field', 'message'] as const).map((name) => t(`products.import.errors.${name}`));
    const [row = '', ...rest] = head;
    saveFile(errorTable([row, t('products.sku'), ...rest], errors), `${file.replace(/\.\w+$/, '')}-${kind}.csv`);
  };
  return (
    <>
      <div className="cluster">
        <Button variant="outline" size="sm" icon={downloadIcon} onClick={download}>
          {t(`products.import.${kind}.download`)}
        </Button>
      </div>
      <DataTable
        columns={columns}
        rows={lines}
        rowKey={({ place }) => place}
        caption={t(`products.import.${kind}.title`)}
      />
      <Pager page={page} lastPage={Math.ceil(errors.length / PER_PAGE)} onPageChange={setPage} variant="console" />
      {truncated && <p>{t('products.import.errors.truncated', { count: errors.length })}</p>}
    </>
  );
}

/** Name of a column: its label in the product form, and the name in the file. */
function FieldName({ field }: { field: string }) {
  const { t } = useTranslation('vendor-portal');
  const known = FORM_FIELDS.find((each) => each === field);
  if (!known) return <Bdi>{field}</Bdi>;
  return (
    <span className="cell-stack">
      {t(`productForm.${known}`)}
      <Bdi className="text-secondary">{field}</Bdi>
    </span>
  );
}
