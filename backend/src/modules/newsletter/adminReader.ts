import { sql } from 'drizzle-orm';
import type { Columns } from '../../csv/table.ts';
import type { Database } from '../../database/database.ts';
import { createListReader } from '../../listReader.ts';
import { createSubscriberRepository, subscriberCondition, type SubscriberRow } from './adminRepository.ts';

const columns: Columns<SubscriberRow> = [
  ['email', (row) => row.email],
  ['lang', (row) => row.lang],
  ['state', (row) => row.state],
  ['created_at', (row) => row.created_at],
  ['confirmed_at', (row) => row.confirmed_at],
  ['unsubscribed_at', (row) => row.unsubscribed_at],
  ['coupon_code', (row) => row.coupon_code],
  ['coupon_used', (row) => (row.coupon_used ? 1 : 0)],
];

/** Reads the subscribers for the admin. */
export const createSubscriberReader = (database: Database) =>
  createListReader({
    ...createSubscriberRepository(database),
    id: sql`s.id`,
    condition: subscriberCondition,
    toEntry: (row) => row,
    columns,
  });
