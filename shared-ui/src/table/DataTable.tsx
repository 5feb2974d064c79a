import { useId, type ReactNode } from 'react';
import BootstrapTable from 'react-bootstrap/Table';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { LoadingState } from '../state/LoadingState.tsx';
import type { DataTableColumn } from './column.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import type { RowKey, TableSelection } from './SelectionBox.tsx';
import { TableBody, TableHead, TableTotals } from './TableRows.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { TableSort } from './sorting.ts';
import { useColumnChoice } from './use-column-choice.ts';

export type { DataTableColumn };

export interface DataTableProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** What the table lists; read to screen readers. */
  caption: string;
  /** Shown in place of rows when there are none. */
  emptyText?: ReactNode;
  /** The first rows are on their way. */
  loading?: boolean;
  loadingText?: string;
  /** Each row can be selected, and all at once; a column must be the primary one. */
  selection?: TableSelection;
  /** Lets everyone choose their columns; what was chosen is kept in the browser under this name. */
  columnChoice?: string;
  /** Lets the table be sorted by each column that says what by. */
  sort?: TableSort;
  /** A last row under all others: what stands in a column, by its id. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** What stands above the table, beside the choice of columns. */
  tools?: ReactNode;
  className?: string;
}

/** Rows under headers. Below 768 px each row is a card of labels and values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rowKey, caption, emptyText, loading = false, loadingText, className } = props;
  const { selection, columnChoice, tools, totals, sort } = props;
  const { t } = useTranslation('kit');
  const captionId = useId();
  const { shown, ...choice } = useColumnChoice(columns, columnChoice);
  const rows = loading ? [] : props.rows;
  const content = { columns: shown, rows, rowKey, selection };

  return (
    <>
      {(tools !== undefined || columnChoice !== undefined || sort) && (
        <div className="table-tools">
          {sort && <SortSelect columns={shown} sort={sort} />}
          {columnChoice !== undefined && <ColumnPicker columns={columns} {...choice} />}
          {tools}
        </div>
      )}
      <div className={classNames('data-table', className)} role="region" aria-labelledby={captionId} tabIndex={0}>
        {/* The roles keep it a table for screen readers where the style sheet turns rows into cards. */}
        <BootstrapTable role="table">
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <TableHead {...content} sort={sort} />
          <TableBody {...content} />
          {totals && rows.length > 0 && <TableTotals {...content} totals={totals} />}
        </BootstrapTable>
        {loading && <LoadingState label={loadingText} />}
        {!loading && rows.length === 0 && <div className="data-table-empty">{emptyText ?? t('table.empty')}</div>}
      </div>
    </>
  );
}
