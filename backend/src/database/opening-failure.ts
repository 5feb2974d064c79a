import { isConnectionError, sqlState } from '../runtime/sql-state.ts';

/** Wrong user or password, or a user without the right to connect. */
const REFUSED = new Set(['28P01', '28000']);
const UNKNOWN_DATABASE = '3D000';
const FORBIDDEN = '42501';
/** PgBouncer refuses with this code and a sentence, such as "unsupported startup parameter: options". */
const REFUSED_BY_POOLER = '08P01';

/** Explains why a database could not be opened, without the password of its URL. Returns other errors unchanged. */
export const explainOpening = (error: unknown, databaseUrl: string | null): unknown => {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return error;
  const { host, username, pathname } = new URL(databaseUrl);
  const explained = (sentence: string) => new Error(sentence, { cause: error });
  const state = sqlState(error) ?? '';
  if (REFUSED.has(state))
    return explained(
      `The database at ${host} refuses the user ${username}: correct the user or the password in DATABASE_URL.`,
    );
  if (state === UNKNOWN_DATABASE)
    return explained(
      `The database at ${host} has no database "${pathname.slice(1)}": create it, or correct DATABASE_URL.`,
    );
  if (state === FORBIDDEN && error instanceof Error)
    return explained(
      `The user ${username} may not create the schema (${error.message}): make it the database's owner.`,
    );
  if (state === REFUSED_BY_POOLER && error instanceof Error)
    return explained(
      /startup parameter/.test(error.message)
        ? `A pooler at ${host} refuses the connection (${error.message}): set DATABASE_POOLED=1.`
        : `A pooler at ${host} refuses the connection: ${error.message}`,
    );
  if (!isConnectionError(error)) return error;
  return explained(`The database at ${host} is not responding: start it, or correct DATABASE_URL.`);
};
