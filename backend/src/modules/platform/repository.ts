import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { onSale } from '../catalog/productRow.ts';
import { emptyPlatform } from './defaults.ts';
import type { PlatformForm } from './form.ts';

/** The platform's settings as they are stored; amounts in minor units. */
export type StoredPlatform = Omit<PlatformForm, 'updated_at_seen'>;

export interface SavedPlatform {
  value: StoredPlatform;
  updated_at: string;
}

/** The settings that stand for the whole platform. */
export const createPlatformRepository = (database: Database) => ({
  /** Null: nobody has saved any yet. What a version before did not know of is empty. */
  async find(): Promise<SavedPlatform | null> {
    const saved = await database.first<SavedPlatform>(
      sql`SELECT value, updated_at FROM settings WHERE key = 'platform'`,
    );
    return saved && { ...saved, value: { ...emptyPlatform(null), ...saved.value } };
  },

  /** Whether shoppers find anything to buy. */
  async isOpen(): Promise<boolean> {
    return (await database.first(sql`SELECT 1 AS one FROM products p WHERE ${onSale} LIMIT 1`)) !== null;
  },

  /** Lets admins save one after the other, the first ones too, who find no row to lock. */
  lock: () => database.query(sql`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`),

  save: (value: StoredPlatform) =>
    database.query(sql`
      INSERT INTO settings (key, value, updated_at) VALUES ('platform', ${JSON.stringify(value)}::jsonb, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`),
});
