import { toQuery, type SQL } from '../sql/sql.ts';
import type { PoolClient } from 'pg';
import { requestContext } from '../tracing/request-context.ts';
import type { DatabaseObserver } from './observer.ts';
import { noteTables } from './tables-read.ts';

/** pg takes 0 as the pool's default, not as no limit; this is 24 days. */
const NO_LIMIT_MS = 2 ** 31 - 1;

interface Statement {
  readonly statement: SQL;
  readonly name?: string;
}

interface Connection {
  readonly client: PoolClient;
  readonly observer: DatabaseObserver;
  /** Exempts its statements from the time limit. */
  readonly isLong?: boolean;
}

/**
 * Appends the request id to the text, which PostgreSQL shows in pg_stat_activity and its log. Named statements stay the
 * same for all requests.
 */
const withRequestId = (text: string, name: string | undefined): string => {
  const id = requestContext.getStore()?.id;
  return id && name === undefined ? `/* request=${id} */ ${text}` : text;
};

const textsOf = new Map<string, string>();

/** The driver checks this per connection and only once it has seen both texts, so an error would depend on chance. */
const assertOneText = (name: string, text: string): void => {
  const known = textsOf.get(name);
  if (known === undefined) textsOf.set(name, text);
  else if (known !== text)
    throw new Error(`Two statements share the name "${name}", but a prepared statement has one text.`);
};

export const runOn = async <Row extends object>(
  { client, observer, isLong = false }: Connection,
  { statement, name }: Statement,
): Promise<Row[]> => {
  const { text, values } = toQuery(statement);
  noteTables(text);
  if (name !== undefined) assertOneText(name, text);
  const limits = { ...(isLong && { query_timeout: NO_LIMIT_MS }) };
  const end = observer.statement(text, isLong);
  try {
    const result = await client.query<Row>({
      text: withRequestId(text, name),
      values,
      ...(name && { name }),
      ...limits,
    });
    end();
    return result.rows;
  } catch (error) {
    end(error);
    throw error;
  }
};
