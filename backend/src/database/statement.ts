import { toQuery, type SQL } from '../sql/sql.ts';
import type { PoolClient } from 'pg';
import { requestContext } from '../tracing/request-context.ts';
import type { DatabaseObserver } from './observer.ts';
import { noteTables } from './tables-read.ts';

/** For pg 0 is no limit of its own, but that of the pool; this one is 24 days. */
const NO_LIMIT_MS = 2 ** 31 - 1;

interface Statement {
  readonly statement: SQL;
  readonly name?: string;
}

interface Connection {
  readonly client: PoolClient;
  readonly observer: DatabaseObserver;
  /** Whether the statement may take as long as it likes. */
  readonly isLong?: boolean;
}

/**
 * The text with the id of its request, which PostgreSQL then shows in pg_stat_activity and in its own log. A named
 * statement stays as it is: it is one and the same for all requests.
 */
const withRequestId = (text: string, name: string | undefined): string => {
  const id = requestContext.getStore()?.id;
  return id && name === undefined ? `/* request=${id} */ ${text}` : text;
};

const textsOf = new Map<string, string>();

/** The driver says it of one connection, and only once it has had both: whether it comes up would be chance. */
const assertOneText = (name: string, text: string): void => {
  const known = textsOf.get(name);
  if (known === undefined) textsOf.set(name, text);
  else if (known !== text) throw new Error(`Two statements are called "${name}": a plan is kept for one text.`);
};

/** Runs a statement on a connection. */
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
