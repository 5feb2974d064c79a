import { useState, type ReactNode } from 'react';
import { Pager, type PagerProps } from '../pager/Pager.tsx';
import { useLastPage } from '../pager/useLastPage.ts';
import { QueryState, type QueryResult } from '../state/QueryState.tsx';
import { BulkBar } from '../table/BulkBar.tsx';
import { DataTable, type DataTableColumn } from '../table/DataTable.tsx';
import { ConsolePage } from './ConsolePage.tsx';

/** One page of a list, as every list call of the consoles gives it. */
export interface ListPage<Row> {
  rows: Row[];
  meta: { current_page: number; last_page: number; total: number };
}

interface ListProps<Row> {
  /** What is listed: the page's title and the table's caption. */
  title: string;
  query: QueryResult<ListPage<Row>>;
  columns: DataTableColumn<Row>[];
  /** Lets everyone choose their columns, kept under this name: one per list and person. */
  columnsKey?: string;
  loadingText: string;
  /** What stands in place of rows: nothing matched, or nothing is there yet and how to begin. */
  emptyText: ReactNode;
  page: number;
  onPageChange: (page: number) => void;
  pager?: PagerProps['variant'];
  /** Makes rows selectable: the buttons of what can be done with those selected on this page. */
  bulkActions?: (selected: Row[], clear: () => void) => ReactNode;
}

interface ConsoleListPageProps<Row> extends ListProps<Row> {
  filters: ReactNode;
  /** What can be done with the whole list, at the end of the title's line. */
  actions?: ReactNode;
  /** The dialogs that its rows open. */
  children?: ReactNode;
}

/** A list of a console on its page: filters, the state ladder, the table, the pager. */
export function ConsoleListPage<Row extends { id: number }>(props: ConsoleListPageProps<Row>) {
  const { filters, actions, children, ...list } = props;
  return (
    <ConsolePage title={list.title} filters={filters} actions={actions}>
      <List {...list} />
      {children}
    </ConsolePage>
  );
}

/** A page beyond the end leads to the last one. */
function List<Row extends { id: number }>(props: ListProps<Row>) {
  const { title, query, columns, columnsKey, loadingText, emptyText, page, onPageChange, pager = 'console' } = props;
  const { bulkActions } = props;
  const lastPage = useLastPage(page, query.data?.meta, onPageChange);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  // Nobody changes what they do not see: the rows of another page, or one that has gone.
  const selectedRows = (query.data?.rows ?? []).filter(({ id }) => selected.has(id));
  const clear = () => setSelected(new Set());

  if (query.isError) return <QueryState query={query}>{() => null}</QueryState>;
  return (
    <>
      <DataTable
        columns={columns}
        rows={query.data?.rows ?? []}
        rowKey={({ id }) => id}
        caption={title}
        loading={query.data === undefined}
        loadingText={loadingText}
        emptyText={emptyText}
        columnChoice={columnsKey}
        selection={bulkActions && { selected, onChange: setSelected }}
      />
      {query.data && <Pager page={page} lastPage={lastPage} onPageChange={onPageChange} variant={pager} />}
      {bulkActions && (
        <BulkBar count={selectedRows.length} onClear={clear}>
          {bulkActions(selectedRows, clear)}
        </BulkBar>
      )}
    </>
  );
}
