import { LONGEST_PAGE, type ListPage } from '@balsam/shared-ui/console';

interface ListQuery<Row> {
  refetch: () => { unwrap: () => Promise<ListPage<Row> | null> };
}

type ReadPage<Row> = (page: { page: number; perPage: number }) => { unwrap: () => Promise<ListPage<Row> | null> };

/**
 * Refetches a row. The other admin's change may have moved it to another page or out of the filters, so all pages of
 * the unfiltered list are searched if it has left the current one.
 * @throws Error if the row has been deleted
 */
export async function reloadRow<Row extends { id: number }>(
  query: ListQuery<Row>,
  readPage: ReadPage<Row>,
  id: number,
): Promise<Row> {
  let list = await query.refetch().unwrap();
  let lastPage = 1;
  for (let page = 0; page <= lastPage; page += 1) {
    if (page > 0) list = await readPage({ page, perPage: LONGEST_PAGE }).unwrap();
    const row = list?.rows.find((each) => each.id === id);
    if (row) return row;
    if (page > 0) lastPage = list?.meta.last_page ?? 0;
  }
  throw new Error(`Row ${id} is not in the list.`);
}
