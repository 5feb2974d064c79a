import { useEffect } from 'react';
import { Pager, type PagerProps } from '../pager/Pager.tsx';
import { QueryState, type QueryResult } from '../state/QueryState.tsx';
import { DataTable, type DataTableColumn } from '../table/DataTable.tsx';

/** One page of a list, as every list call of the consoles gives it. */
export interface ListPage<Row> {
  rows: Row[];
  meta: { current_page: number; last_page: number; total: number };
}

interface ConsoleListProps<Row> {
  query: QueryResult<ListPage<Row>>;
  columns: DataTableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  caption: string;
  loadingText: string;
  emptyText: string;
  page: number;
  onPageChange: (page: number) => void;
  pager?: PagerProps['variant'];
}

/** A list of a console: the state ladder, the table, the pager. A page beyond the end leads to the last one. */
export function ConsoleList<Row extends object>(props: ConsoleListProps<Row>) {
  const { query, columns, rowKey, caption, loadingText, emptyText, page, onPageChange, pager = 'console' } = props;
  const lastPage = Math.max(1, query.data?.meta.last_page ?? page);

  useEffect(() => {
    if (page > lastPage && query.data?.meta.current_page === page) onPageChange(lastPage);
  });

  if (query.isError) return <QueryState query={query}>{() => null}</QueryState>;
  return (
    <>
      <DataTable
        columns={columns}
        rows={query.data?.rows ?? []}
        rowKey={rowKey}
        caption={caption}
        loading={query.data === undefined}
        loadingText={loadingText}
        emptyText={emptyText}
      />
      {query.data && <Pager page={page} lastPage={lastPage} onPageChange={onPageChange} variant={pager} />}
    </>
  );
}
