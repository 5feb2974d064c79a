import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { NewRequest, Obstacle, PrivacyRequest } from './schemas.ts';

/** Requests of a person on their page. */
const MOST_SHOWN = 20;

/** Account or guest that asks, with the address that mails go to. */
export interface Asker {
  id: number;
  email: string;
  firstname: string;
  is_guest: boolean;
  /** Console with the page of someone who does not shop; null for a customer or guest. */
  console: 'vendor' | 'admin' | null;
  /** True for the only owner of a store or of the platform. */
  is_last_owner: boolean;
}

/** Locked open request. */
export interface OpenRequest extends Pick<PrivacyRequest, 'id' | 'kind' | 'state' | 'waits_for'> {
  user_id: number;
  email: string;
  lang: Lang;
  with_reviews: boolean;
}

export const requestColumns = sql`r.id, r.kind, r.state, r.note, r.asked_at, r.due_on::text AS due_on, r.erase_from, r.waits_for,
  r.reason, r.done_at, f.bytes AS file_bytes, f.expires_at AS file_expires_at`;

/** Rows of requests `r` with the file that can still be fetched. */
export const requestSource = sql`privacy_requests r LEFT JOIN files f ON f.id = r.file_id AND f.expires_at > now()`;

/** Row of `requestColumns`. */
export interface RequestRow extends Omit<PrivacyRequest, 'file'> {
  file_bytes: number | null;
  file_expires_at: string | null;
}

const toRequest = ({ file_bytes: bytes, file_expires_at: until, ...request }: RequestRow): PrivacyRequest => ({
  ...request,
  file: bytes === null || until === null ? null : { bytes, expires_at: until },
});

const openColumns = sql`id, kind, state, waits_for, user_id, email, lang, with_reviews`;
const isOpen = sql`state IN ('open', 'waiting')`;

const lastOwner = sql`EXISTS (
  SELECT FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id
  WHERE m.user_id = u.id AND m.preset = 'owner' AND v.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM members other JOIN users o ON o.id = other.user_id AND o.deleted_at IS NULL
    WHERE other.vendor_id IS NOT DISTINCT FROM m.vendor_id AND other.preset = 'owner' AND other.user_id <> u.id))`;

const consoleOf = sql`CASE WHEN u.is_customer OR u.kind = 'guest' THEN NULL
  ELSE (SELECT CASE WHEN m.vendor_id IS NULL THEN 'admin' ELSE 'vendor' END FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id
    WHERE m.user_id = u.id AND v.deleted_at IS NULL ORDER BY m.id LIMIT 1) END`;

/** Requests of people about their data. */
export const createPrivacyRepository = (database: Database) => ({
  async list(userId: number): Promise<PrivacyRequest[]> {
    const rows = await database.query<RequestRow>(sql`
      SELECT ${requestColumns} FROM ${requestSource} WHERE r.user_id = ${userId} ORDER BY r.id DESC LIMIT ${MOST_SHOWN}`);
    return rows.map(toRequest);
  },

  asker: (userId: number) =>
    database.first<Asker>(sql`
      SELECT u.id, u.email, u.firstname, u.kind = 'guest' AS is_guest, ${consoleOf} AS console, ${lastOwner} AS is_last_owner
      FROM users u WHERE u.id = ${userId} AND u.erased_at IS NULL`),

  /**
   * @param eraseFrom end of the time in which an erasure can be stopped; null for other kinds
   * @returns null if a request of this kind is open
   */
  async insert(
    { id, email }: Asker,
    { kind, note = '', with_reviews: withReviews = false }: NewRequest,
    terms: { lang: Lang; dueOn: string; eraseFrom: Date | null; stopHash: Buffer | null },
  ): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO privacy_requests (user_id, person_since, kind, email, lang, note, with_reviews, due_on, erase_from, stop_token_hash)
      VALUES (${id}, (SELECT created_at FROM users WHERE id = ${id}), ${kind}, ${email}, ${terms.lang}, ${note}, ${withReviews}, ${terms.dueOn},
        ${terms.eraseFrom?.toISOString() ?? null}::timestamptz, ${terms.stopHash}::bytea)
      ON CONFLICT (user_id, kind) WHERE state IN ('open', 'waiting') DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  /** @returns the kind; null for a foreign request or one that is not open */
  withdraw: (userId: number, id: number) =>
    database.first<{ kind: string }>(sql`
      UPDATE privacy_requests SET state = 'withdrawn', waits_for = '{}', stop_token_hash = NULL, done_at = now()
      WHERE id = ${id} AND user_id = ${userId} AND ${isOpen} RETURNING kind`),

  /** Withdraws an erasure by the link in its mail. @returns null for an unknown or used link */
  stop: (tokenHash: Buffer) =>
    database.first<{ id: number }>(sql`
      UPDATE privacy_requests SET state = 'withdrawn', waits_for = '{}', stop_token_hash = NULL, done_at = now()
      WHERE stop_token_hash = ${tokenHash} AND ${isOpen} RETURNING id`),

  /** Id of the file of an export; null for a foreign, missing or expired one. */
  async fileOf(userId: number, id: number): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      SELECT f.id FROM privacy_requests r JOIN files f ON f.id = r.file_id AND f.expires_at > now()
      WHERE r.id = ${id} AND r.user_id = ${userId}`);
    return row?.id ?? null;
  },

  openExports: (limit: number) =>
    database.query<OpenRequest>(sql`
      SELECT ${openColumns} FROM privacy_requests WHERE kind = 'export' AND state = 'open' ORDER BY id LIMIT ${limit}`),

  /** @returns false if it is no longer open */
  async finishExport(id: number, fileId: number): Promise<boolean> {
    const row = await database.first(sql`
      UPDATE privacy_requests SET state = 'done', file_id = ${fileId}, done_at = now()
      WHERE id = ${id} AND state = 'open' RETURNING id`);
    return row !== null;
  },

  /** Erasures whose time to be stopped is over, those that wait for something included. */
  dueErasures: (after: number, limit: number) =>
    database.query<OpenRequest>(sql`
      SELECT ${openColumns} FROM privacy_requests
      WHERE kind = 'erase' AND ${isOpen} AND erase_from <= now() AND id > ${after} ORDER BY id LIMIT ${limit}`),

  /** Locks a request until the transaction ends, after everything else that an erasure locks. */
  lockOpen: (id: number) =>
    database.first<OpenRequest>(
      sql`SELECT ${openColumns} FROM privacy_requests WHERE id = ${id} AND ${isOpen} FOR UPDATE`,
    ),

  wait: (id: number, obstacles: readonly Obstacle[]) =>
    database.query(sql`
      UPDATE privacy_requests SET state = 'waiting', waits_for = ${[...obstacles]}::text[] WHERE id = ${id}`),

  finish: (id: number) =>
    database.query(sql`
      UPDATE privacy_requests SET state = 'done', waits_for = '{}', stop_token_hash = NULL, done_at = now() WHERE id = ${id}`),

  endSessions: (userId: number): Promise<unknown> =>
    database.query(sql`DELETE FROM sessions WHERE user_id = ${userId}`),
});
