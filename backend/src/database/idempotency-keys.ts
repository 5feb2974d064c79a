import { sql } from '../sql/sql.ts';
import type { Database } from './database.ts';

/** Lease of a claimed key, in seconds: without a response after that, the request counts as lost. */
const LEASE_SECONDS = 120;

/** Silence after which a process counts as dead, in seconds by the clock of the database. */
const DEAD_SECONDS = 5;

/** Keys and bytes of responses that one sender may have stored. Keys are deleted after two days (housekeeping). */
const MAX_KEYS = 2000;
const MAX_BYTES = 4 * 1024 * 1024;

/** A keyed request: hash of its key, of its body and of its sender. */
export interface KeyHashes {
  readonly keyHash: Buffer;
  readonly requestHash: Buffer;
  readonly sender: Buffer;
}

/** A stored key. */
export interface StoredKey {
  readonly request_hash: Buffer;
  /** Null while the request is in progress. */
  readonly status: number | null;
  /** Sealed response; null while in progress, and if it was not stored. */
  readonly answer: Buffer | null;
  /** Life id of the claiming process if it appears to be dead, else null. */
  readonly orphan_of: number | null;
}

/** Stored idempotency keys. */
export const createKeyRepository = (database: Database) => {
  // The size of a value is read without loading the value.
  const hasRoom = (sender: Buffer) => sql`
    (SELECT count(*) < ${MAX_KEYS} AND coalesce(sum(octet_length(answer)), 0) < ${MAX_BYTES}
      FROM idempotency_keys WHERE sender = ${sender})`;

  // A missing row says nothing: the tables may have been emptied by a crash. The lease then releases the key.
  const isDead = sql`EXISTS (SELECT FROM lives l WHERE l.id = claimed_by
    AND l.seen_at < clock_timestamp() - make_interval(secs => ${DEAD_SECONDS}))`;

  // After a pause, another process may have taken the key over.
  const isOurs = sql`(claimed_by IS NULL OR claimed_by = ${database.life.id}::bigint)`;

  return {
    /** Claims the key for this process, unless the sender has no room left. */
    async claim({ keyHash, requestHash, sender }: KeyHashes): Promise<{ is_claimed: boolean; has_room: boolean }> {
      const claim = await database.first<{ is_claimed: boolean; has_room: boolean }>(
        sql`
        WITH budget AS MATERIALIZED (SELECT ${hasRoom(sender)} AS has_room), claimed AS (
          INSERT INTO idempotency_keys (key_hash, request_hash, sender, claimed_by)
          SELECT ${keyHash}::bytea, ${requestHash}::bytea, ${sender}::bytea, ${database.life.isSeen() ? database.life.id : null}::bigint
          FROM budget WHERE has_room
          ON CONFLICT DO NOTHING RETURNING key_hash
        )
        SELECT has_room, EXISTS (SELECT FROM claimed) AS is_claimed FROM budget`,
        'claim key',
      );
      return claim ?? { is_claimed: false, has_room: true };
    },

    /** Makes requests with the same key wait for each other until the transaction ends. */
    lock: (keyHash: Buffer) =>
      database.query(
        sql`SELECT pg_advisory_xact_lock(${keyHash.readInt32BE(0)}::integer, ${keyHash.readInt32BE(4)}::integer)`,
        'lock key',
      ),

    /**
     * Stores the key of a transaction that has written something. One that has only read can run again.
     * @returns false if the sender has no room left
     */
    async storeIfWritten({ keyHash, requestHash, sender }: KeyHashes, status: number, answer: Buffer | null) {
      const stored = await database.first<{ is_refused: boolean }>(
        sql`
        WITH written AS MATERIALIZED (
          SELECT ${hasRoom(sender)} AS has_room WHERE pg_current_xact_id_if_assigned() IS NOT NULL
        ), stored AS (
          INSERT INTO idempotency_keys (key_hash, request_hash, sender, status, answer)
          SELECT ${keyHash}::bytea, ${requestHash}::bytea, ${sender}::bytea, ${status}::smallint, ${answer}::bytea
          FROM written WHERE has_room
        )
        SELECT NOT has_room AS is_refused FROM written`,
        'store key',
      );
      return stored?.is_refused !== true;
    },

    /** Releases a key whose request never got a response. */
    forgetLost: (keyHash: Buffer) =>
      database.query(sql`
        DELETE FROM idempotency_keys WHERE key_hash = ${keyHash} AND status IS NULL
          AND created_at < now() - make_interval(secs => ${LEASE_SECONDS})`),

    release: (keyHash: Buffer) =>
      database.query(sql`DELETE FROM idempotency_keys WHERE key_hash = ${keyHash} AND status IS NULL AND ${isOurs}`),

    /** Releases a key claimed by this dead process, and no later claim. */
    forgetOrphan: (keyHash: Buffer, lifeId: number) =>
      database.query(sql`
        DELETE FROM idempotency_keys WHERE key_hash = ${keyHash} AND status IS NULL AND claimed_by = ${lifeId}
          AND ${isDead}`),

    find: (keyHash: Buffer) =>
      database.first<StoredKey>(
        sql`
        SELECT request_hash, status, answer, CASE WHEN status IS NULL AND claimed_by <> ${database.life.id}::bigint
          AND ${isDead} THEN claimed_by END AS orphan_of
        FROM idempotency_keys WHERE key_hash = ${keyHash}`,
        'find key',
      ),

    /** Stores the response of a claimed key. */
    store: (keyHash: Buffer, status: number, answer: Buffer | null) =>
      database.query(
        sql`
        UPDATE idempotency_keys SET status = ${status}, answer = ${answer} WHERE key_hash = ${keyHash} AND ${isOurs}`,
        'answer key',
      ),
  };
};
