import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useId, useMemo, type ReactNode } from 'react';
import BootstrapTable from 'react-bootstrap/Table';
import { useTranslation } from 'react-i18next';
import { classNames } from '../classNames.ts';
import { LoadingState } from '../state/LoadingState.tsx';

const features = tableFeatures({});

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Names the row: it heads the card that a row becomes on a phone. */
  primary?: boolean;
  /** The header is for screen readers only: a column of buttons. */
  hideHeader?: boolean;
}

export interface DataTableProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What the table lists; read to screen readers. */
  caption: string;
  /** Shown in place of rows when there are none. */
  emptyText?: ReactNode;
  /** The first rows are on their way. */
  loading?: boolean;
  loadingText?: string;
  className?: string;
}

const cellClass = <Row,>({ align, primary }: DataTableColumn<Row>) =>
  classNames(align && align !== 'start' && `cell-${align}`, primary && 'cell-primary') || undefined;

/** Rows under headers. Below 768 px each row is a card of labels and values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, emptyText, loading = false, loadingText, className } = props;
  const { t } = useTranslation('kit');
  const captionId = useId();
  const definitions = useMemo<ColumnDef<typeof features, { row: Row }>[]>(
    () => columns.map(({ id, header }) => ({ id, header })),
    [columns],
  );
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: ({ row }) => String(rowKey(row)) });

  return (
    <div className={classNames('data-table', className)} role="region" aria-labelledby={captionId} tabIndex={0}>
      {/* The roles keep it a table for screen readers where the style sheet turns rows into cards. */}
      <BootstrapTable role="table">
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col" className={cellClass(column)}>
                {column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {!loading &&
            table.getRowModel().rows.map((row) => (
              <tr key={row.id} role="row">
                {/* A cell is a call, not a component: a new function for the same column must not mount it anew. */}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    role="cell"
                    className={cellClass(column)}
                    data-label={column.primary || column.hideHeader ? undefined : column.header}
                  >
                    <div>{column.cell(row.original.row)}</div>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </BootstrapTable>
      {loading && <LoadingState label={loadingText} />}
      {!loading && rows.length === 0 && <div className="data-table-empty">{emptyText ?? t('table.empty')}</div>}
    </div>
  );
}
