import type { PageMeta } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';

/** Reads the answer of a list call. @param key the rows' name in it */
export const toListPage =
  <Key extends string>(key: Key) =>
  <Row>({ data }: { data: Record<Key, Row[]> & { meta: PageMeta } }): ListPage<Row> => ({
    rows: data[key],
    meta: data.meta,
  });
