import type { FastifyBaseLogger } from 'fastify';
import { addWorkingDays, shopDay } from '../../../src/calendar/working-days.ts';
import type { Database } from '../../../src/database/database.ts';
import type { FileStore } from '../../../src/files/file-store.ts';
import { createOutbox } from '../../../src/mail/outbox.ts';
import { createErasures, eraseAgain } from '../../../src/modules/people/privacy/erasures.ts';
import { createExports } from '../../../src/modules/people/privacy/exports.ts';
import { readObstacles } from '../../../src/modules/people/privacy/obstacles.ts';
import { sql, type SQL } from '../../../src/sql/sql.ts';
import { daysBefore } from '../moments.ts';
import { firstCustomerId } from '../people-rows/people-rows.ts';

/** The demo customer, who has asked for a file. */
const DEMO_CUSTOMER = firstCustomerId;
/** Vendor of the journeys, whose orders keep their buyers. */
const MAIN_VENDOR = 1;

const ASKED_DAYS = 16;
const DAYS_TO_STOP = 14;
const WORKING_DAYS = 10;

const fail = (error: unknown): never => {
  throw new Error('The requests of the demo could not be carried out.', { cause: error });
};
// A failure is only logged, so that other people’s requests go on; here it ends the seeding.
const log: Pick<FastifyBaseLogger, 'error'> = { error: fail };

const accounts = (condition: SQL): SQL => sql`
  SELECT u.id FROM users u WHERE u.kind = 'account' AND u.is_customer AND u.id > ${DEMO_CUSTOMER}
    AND NOT EXISTS (SELECT FROM members m WHERE m.user_id = u.id) AND ${condition}`;

/** Someone who sends goods back. */
const readReturning = (database: Database) =>
  database.first<{ id: number }>(sql`
    SELECT buyer.id FROM (${accounts(sql`true`)}) AS buyer JOIN vendor_orders part ON part.user_id = buyer.id
    JOIN returns r ON r.vendor_order_id = part.id AND r.state IN ('requested', 'approved', 'sent', 'received')
    ORDER BY r.id DESC LIMIT 1`);

/**
 * Someone with a few orders: without open business but a return period, and unknown to the vendor of the journeys, as far as the
 * orders of the day allow.
 */
const readLeaving = async (database: Database, except: number, now: Date): Promise<number | null> => {
  const candidates = await database.query<{ id: number; known: number; orders: number }>(sql`
    SELECT buyer.id, count(DISTINCT part.order_id) AS orders, count(*) FILTER (WHERE part.vendor_id = ${MAIN_VENDOR}) AS known
    FROM (${accounts(sql`u.id <> ${except}`)}) AS buyer JOIN vendor_orders part ON part.user_id = buyer.id AND part.placed_at IS NOT NULL
    GROUP BY buyer.id ORDER BY known, orders, id`);
  for (const { id } of candidates) {
    const obstacles = await readObstacles(database, { id, ids: [id], emails: [] }, now);
    if (obstacles.every((obstacle) => obstacle === 'return_window')) return id;
  }
  return candidates[0]?.id ?? null;
};

/** Three requests: a file that is ready, an erasure that waits for a return, and one that was carried out. Nobody is mailed. */
export const askForData = async (
  database: Database,
  { files, now }: { files: FileStore; now: Date },
): Promise<void> => {
  const asked = daysBefore(now, ASKED_DAYS);
  const eraseFrom = daysBefore(now, ASKED_DAYS - DAYS_TO_STOP);
  const dueOn = (day: string) => addWorkingDays(shopDay(new Date(day)), WORKING_DAYS);
  const askToErase = (userId: number, state: 'open' | 'done') =>
    database.query(sql`
      INSERT INTO privacy_requests (user_id, person_since, kind, state, email, lang, asked_at, due_on, erase_from, done_at)
      SELECT id, created_at, 'erase', ${state}::text, email, lang, ${asked}::timestamptz,
        greatest(${dueOn(asked)}::date, ${shopDay(new Date(eraseFrom))}::date), ${eraseFrom}::timestamptz,
        CASE WHEN ${state}::text = 'done' THEN ${eraseFrom}::timestamptz END
      FROM users WHERE id = ${userId}`);

  const returning = await readReturning(database);
  const leaving = await readLeaving(database, returning?.id ?? 0, now);
  if (returning) await askToErase(returning.id, 'open');
  if (leaving !== null) await askToErase(leaving, 'done');
  await database.query(sql`
    INSERT INTO privacy_requests (user_id, person_since, kind, email, lang, asked_at, due_on)
    SELECT id, created_at, 'export', email, lang, ${now.toISOString()}::timestamptz, ${dueOn(now.toISOString())}::date
    FROM users WHERE id = ${DEMO_CUSTOMER}`);
  const outbox = { ...createOutbox(database, async () => {}), enqueue: async () => {} };
  const tools = { database, outbox, log: log as FastifyBaseLogger };
  await createExports({ ...tools, files }).buildDue();
  await createErasures(tools).eraseDue(now);
  await eraseAgain({ database });
};
