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
  /** Accessible name of the table. */
  caption: string;
  /** Shown instead of rows. */
  emptyText?: ReactNode;
  /** The first rows are loading. */
  loading?: boolean;
  loadingText?: string;
  /** Makes rows selectable; requires a primary column. */
  selection?: TableSelection;
  /** Lets people choose columns, stored in the browser under this name. */
  columnChoice?: string;
  /** Makes the table sortable by each column with `sortBy`. */
  sort?: TableSort;
  /** Footer row: content by column id. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Shown above the table, next to the column choice. */
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
        {/* The roles keep it a table for screen readers when CSS lays rows out as cards. */}
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
