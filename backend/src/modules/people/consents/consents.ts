import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';

type ConsentPurpose = 'terms' | 'privacy' | 'newsletter' | 'stock_alert';

/** A statement of a person, or of an address without an account. */
export interface Consent {
  readonly userId: number | null;
  readonly email: string;
  readonly purposes: readonly ConsentPurpose[];
  readonly given: boolean;
  readonly source: 'registration' | 'checkout' | 'newsletter' | 'settings' | 'admin';
  readonly lang: Lang;
}

/** Append-only log of consents. Record in the transaction that depends on it. */
export const createConsents = (database: Database) => ({
  /** The version of a text is the time at which it was published. */
  record: ({ userId, email, purposes, given, source, lang }: Consent) =>
    database.query(sql`
      INSERT INTO consents (user_id, email, purpose, version, given, source, lang)
      SELECT ${userId}::bigint, ${email}::text, purpose, (SELECT published_at FROM pages WHERE key = purpose), ${given}::boolean,
        ${source}::text, ${lang}::text FROM unnest(${[...purposes]}::text[]) AS purpose`),
});
