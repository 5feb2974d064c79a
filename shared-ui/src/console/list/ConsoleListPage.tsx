import { useContext, useRef, type ReactNode } from 'react';
import { ListKeys } from '../list-keys/ListKeys.tsx';
import type { PagerProps } from '../../pager/Pager.tsx';
import { useLastPage, type TurnTo } from '../../pager/use-last-page.ts';
import { isForbidden, QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { BulkBar } from '../../table/BulkBar.tsx';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';
import type { TableSort } from '../../table/sorting.ts';
import type { Bulk } from './bulk.ts';
import { BulkChanges } from './BulkChanges.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import type { BuiltInView } from '../views/list-view.ts';
import { ConsolePage } from '../page/ConsolePage.tsx';
import { ConsolePerson } from '../../storage/console-person.ts';
import { EverythingButton } from './EverythingButton.tsx';
import { ListFoot, type PageSize } from './ListFoot.tsx';
import { ListNews } from './ListNews.tsx';
import { useSelection } from './use-selection.ts';

/** One page of a list, as every list call of the consoles gives it. */
export interface ListPage<Row> {
  rows: Row[];
  meta: { current_page: number; last_page: number; total: number; per_page?: number };
}

interface ListProps<Row, Action extends string> {
  /** What is listed: the page's title and the table's caption. */
  title: string;
  query: QueryResult<ListPage<Row>>;
  columns: DataTableColumn<Row>[];
  /** The name under which the person's choice of columns is kept. */
  persistAs?: string;
  loadingText: string;
  /** What stands in place of rows: nothing matched, or nothing is there yet and how to begin. */
  emptyText: ReactNode;
  page: number;
  onPageChange: TurnTo;
  pager?: PagerProps['variant'];
  /** For a list that can be sorted. */
  sort?: TableSort;
  /** For a list whose pages can be longer. */
  pageSize?: PageSize;
  /** Makes rows selectable: what can be done with those selected. */
  bulk?: Bulk<Action>;
  /** The same where nothing but a form of the list's own is to be filled in: gives the buttons that open it. */
  selected?: (ids: readonly number[], clear: () => void) => ReactNode;
}

interface ConsoleListPageProps<Row, Action extends string> extends Omit<ListProps<Row, Action>, 'persistAs'> {
  /** Lets everyone choose columns and save views, kept under this name, which no other list has. */
  listKey?: string;
  filters: ReactNode;
  /** Choices of filters that everybody needs; "All" is always there. */
  views?: readonly BuiltInView[];
  /** What can be done with the whole list, at the end of the title's line. */
  actions?: ReactNode;
  /** What is to be known before the list is read. */
  notice?: ReactNode;
  /** The dialogs that its rows open. */
  children?: ReactNode;
}

/** A list of a console on its page: filters, the state ladder, the table, the pager. */
export function ConsoleListPage<Row extends { id: number }, Action extends string>(
  props: ConsoleListPageProps<Row, Action>,
) {
  const { listKey, views = [], filters, actions, notice, children, ...list } = props;
  const person = useContext(ConsolePerson);
  const persistAs = person === undefined ? undefined : listKey && `${listKey}-${person}`;
  return (
    <ConsolePage
      title={list.title}
      views={listKey !== undefined && <SavedViews list={persistAs} builtIn={views} />}
      filters={filters}
      actions={actions}
    >
      {notice}
      <List persistAs={persistAs} {...list} />
      {children}
    </ConsolePage>
  );
}

/** A page beyond the end leads to the last one. */
function List<Row extends { id: number }, Action extends string>(props: ListProps<Row, Action>) {
  const { title, query, columns, persistAs, loadingText, emptyText, page, onPageChange, pager = 'console' } = props;
  const { bulk, selected, pageSize, sort } = props;
  const list = useRef<HTMLDivElement>(null);
  const lastPage = useLastPage(page, query.data?.meta, onPageChange);
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const total = query.data?.meta.total ?? 0;

  const failure = query.isError && <QueryState query={query}>{() => null}</QueryState>;
  // What somebody may not see any more goes; what could not be fetched anew stays as it was.
  const isGone = failure && (query.data === undefined || isForbidden(query.error));
  const news = <ListNews shown={rows.length} meta={isGone ? undefined : query.data?.meta} />;
  if (isGone)
    return (
      <>
        {news}
        {failure}
      </>
    );
  return (
    <>
      {news}
      {failure}
      <div ref={list} className={failure ? 'stale' : undefined}>
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          caption={title}
          loading={query.data === undefined}
          loadingText={loadingText}
          emptyText={emptyText}
          sort={sort}
          columnChoice={persistAs}
          selection={(bulk ?? selected) && { selected: selection.selected, onChange: selection.choose }}
          tools={<ListKeys list={list} />}
        />
      </div>
      {query.data && (
        <ListFoot
          {...{ page, lastPage, onPageChange, pageSize }}
          variant={pager}
          shown={rows.length}
          meta={query.data.meta}
        />
      )}
      {selected && (
        <BulkBar count={selection.ids.length} onClear={selection.clear} list={list}>
          {selected(selection.ids, selection.clear)}
        </BulkBar>
      )}
      {bulk && (
        <BulkChanges
          bulk={bulk}
          ids={selection.ids}
          onClear={selection.clear}
          list={list}
          note={
            selection.isWholePage && !selection.isAll && total > rows.length ? (
              <EverythingButton total={total} bulk={bulk} onFound={selection.chooseAll} />
            ) : undefined
          }
          onRefused={() => void query.refetch()}
        />
      )}
    </>
  );
}
