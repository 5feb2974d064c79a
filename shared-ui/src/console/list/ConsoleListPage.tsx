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
import { ShowAll } from './ShowAll.tsx';
import { TooWide, tooWideMessage } from './TooWide.tsx';
import { useSelection } from './use-selection.ts';

/** One page of a list, as the consoles' list calls return it. */
export interface ListPage<Row> {
  rows: Row[];
  meta: { current_page: number; last_page: number; total: number; total_is_more?: boolean; per_page?: number };
}

interface ListProps<Row, Action extends string> {
  /** Page title and table caption. */
  title: string;
  query: QueryResult<ListPage<Row>>;
  columns: DataTableColumn<Row>[];
  /** Storage key of the person's column choice. */
  persistAs?: string;
  loadingText: string;
  /** Shown instead of rows: nothing matched, or the list is empty and how to begin. */
  emptyText: ReactNode;
  page: number;
  onPageChange: TurnTo;
  pager?: PagerProps['variant'];
  /** For a sortable list. */
  sort?: TableSort;
  /** For a list with a choice of page sizes. */
  pageSize?: PageSize;
  /** Makes rows selectable, with these actions. */
  bulk?: Bulk<Action>;
  /** Buttons for the selected rows that open a form of the list's own, where there are no other bulk actions. */
  selected?: (ids: readonly number[], clear: () => void) => ReactNode;
}

interface ConsoleListPageProps<Row, Action extends string> extends Omit<ListProps<Row, Action>, 'persistAs'> {
  /** Storage key, unique per list, of chosen columns and saved views. */
  listKey?: string;
  filters: ReactNode;
  /** Predefined filters; "All" is always offered. */
  views?: readonly BuiltInView[];
  /** Actions on the whole list, at the end of the title's line. */
  actions?: ReactNode;
  /** Notice above the list. */
  notice?: ReactNode;
  /** Dialogs that the rows open. */
  children?: ReactNode;
}

/** Page with a list: filters, loading and error states, table, pager. */
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

/** A page beyond the end redirects to the last one. */
function List<Row extends { id: number }, Action extends string>(props: ListProps<Row, Action>) {
  const { title, query, columns, persistAs, loadingText, emptyText, page, onPageChange, pager = 'console' } = props;
  const { bulk, selected, pageSize, sort } = props;
  const list = useRef<HTMLDivElement>(null);
  const lastPage = useLastPage(page, query.data?.meta, onPageChange);
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const total = query.data?.meta.total ?? 0;

  const tooWide = query.isError ? tooWideMessage(query.error) : undefined;
  const failure =
    tooWide === undefined ? (
      query.isError && <QueryState query={query}>{() => null}</QueryState>
    ) : (
      <TooWide message={tooWide} />
    );
  // Rows that became forbidden disappear; rows whose refetch failed stay.
  const isGone = failure && (query.data === undefined || isForbidden(query.error) || tooWide !== undefined);
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
          emptyText={
            <>
              {emptyText}
              <ShowAll />
            </>
          }
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
