import type { ListPage } from '@balsam/shared-ui/console';

interface ListQuery<Row> {
  refetch: () => { unwrap: () => Promise<ListPage<Row> | null> };
}

/** Reads a row again from the list that shows it. @throws Error if it is no longer on that page */
export const reloadRow = async <Row extends { id: number }>(query: ListQuery<Row>, id: number): Promise<Row> => {
  const row = (await query.refetch().unwrap())?.rows.find((each) => each.id === id);
  if (!row) throw new Error(`Row ${id} is no longer listed.`);
  return row;
};
