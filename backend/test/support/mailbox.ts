import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

interface QueuedMail {
  readonly template: string;
  readonly lang: string;
  readonly payload: Record<string, unknown>;
}

/** Mails queued for an address, oldest first. */
export const mailsTo = (database: Database, recipient: string) =>
  database.query<QueuedMail>(
    sql`SELECT template, lang, payload FROM outbox WHERE recipient = ${recipient} ORDER BY id`,
  );
