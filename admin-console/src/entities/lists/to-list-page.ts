import type { PageMeta } from '@balsam/shared-api';
import type { ListPage } from '@balsam/shared-ui/console';

/**
 * Maps the response of a list endpoint.
 * @param key response field with the rows
 */
export const toListPage =
  <Key extends string>(key: Key) =>
  <Row>({ data }: { data: Record<Key, Row[]> & { meta: PageMeta } }): ListPage<Row> => ({
    rows: data[key],
    meta: data.meta,
  });
