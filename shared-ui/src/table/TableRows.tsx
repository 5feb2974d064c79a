import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { cellClass, isSortable, type DataTableColumn } from './column.ts';
import { SortButton } from './SortButton.tsx';
import type { TableSort } from './sorting.ts';
import { SelectAll, SelectRow, type RowKey, type TableSelection } from './SelectionBox.tsx';
import { useRowFocus } from './use-row-focus.ts';

const features = tableFeatures({});

interface TableRowsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  selection?: TableSelection;
}

/** Headers of the visible columns. */
export function TableHead<Row>(props: TableRowsProps<Row> & { sort?: TableSort }) {
  const { columns, rows, rowKey, selection, sort } = props;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className="cell-select">
            <SelectAll {...selection} rows={rows.map(rowKey)} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.id} column={column} sort={sort} />
        ))}
      </tr>
    </thead>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function ColumnHeader<Row>({ column, sort }: { column: DataTableColumn<Row>; sort?: TableSort }) {
  const head = { role: 'columnheader', scope: 'col', className: cellClass(column) };
  if (sort && isSortable(column))
    return (
      <th {...head} aria-sort={sort.by === column.sortBy ? ARIA_SORT[sort.order] : undefined}>
        <SortButton column={column} sort={sort} />
      </th>
    );
  return (
    <th {...head}>{column.hideHeader ? <span className="visually-hidden">{column.header}</span> : column.header}</th>
  );
}

export function TableBody<Row>({ columns, rows, rowKey, selection }: TableRowsProps<Row>) {
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useRowFocus(body, rows.map(rowKey));
  const definitions = useMemo<ColumnDef<typeof features, { row: Row }>[]>(
    () => columns.map(({ id, header }) => ({ id, header })),
    [columns],
  );
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: ({ row }) => String(rowKey(row)) });

  return (
    <tbody ref={body} role="rowgroup" {...focus}>
      {table.getRowModel().rows.map(({ id: key, original: { row } }) => (
        <tr key={key} role="row" tabIndex={-1}>
          {selection && (
            <td role="cell" className="cell-select">
              <SelectRow {...selection} row={rowKey(row)} nameId={`${id}-${key}`} />
            </td>
          )}
          {/* Called, not rendered as a component: a new function for the same column must not remount the cell. */}
          {columns.map((column) => (
            <td
              key={column.id}
              id={selection && column.primary ? `${id}-${key}` : undefined}
              role="cell"
              className={cellClass(column)}
              data-label={column.primary || column.hideHeader ? undefined : column.header}
            >
              <div>{column.cell(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Row of totals. */
export function TableTotals<Row>(props: TableRowsProps<Row> & { totals: Readonly<Record<string, ReactNode>> }) {
  const { columns, selection, totals } = props;
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {selection && <td role="cell" className="cell-select" />}
        {columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            className={cellClass(column)}
            data-label={column.primary || column.hideHeader ? undefined : column.header}
          >
            <div>{totals[column.id]}</div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
