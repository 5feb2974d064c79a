import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from '../sql/sql.ts';
import { deleteHeard } from '../database/announcements.ts';
import type { Database } from '../database/database.ts';
import { MAIL_RETENTION_DAYS } from '../ledger/mail-retention.ts';
import { deleteOldest } from './delete-oldest.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Guests per run. */
const MOST_GUESTS = 500;

/** Deletes guests who can no longer return to their cart, with the cart. A draft is not an order. */
const deleteIdleGuests = (database: Database) =>
  database.query(sql`
    WITH idle AS MATERIALIZED (
      SELECT id FROM users u
      WHERE kind = 'guest' AND created_at < now() - interval '1 day'
        AND NOT EXISTS (SELECT FROM guest_tokens WHERE user_id = u.id)
        AND NOT EXISTS (SELECT FROM orders WHERE user_id = u.id AND state <> 'draft')
        AND claimed_by IS NULL
      ORDER BY id LIMIT ${MOST_GUESTS} FOR UPDATE SKIP LOCKED
    ), drafts AS (DELETE FROM orders USING idle WHERE user_id = idle.id),
    lines AS (DELETE FROM cart_items USING idle WHERE user_id = idle.id),
    emptied AS (DELETE FROM carts USING idle WHERE user_id = idle.id)
    DELETE FROM users USING idle WHERE users.id = idle.id`);

/**
 * Deletes expired data: idempotency keys, sessions, answered challenges, unfinished set-ups of factors, sent and failed mails, reset links, sign-in places, attempt counters,
 * reports and outcomes of areas, notifications, import reports, failed searches, unconfirmed newsletter addresses
 * (someone else may have entered them), stock alerts and their unsubscribe links, guests without an order or a living
 * token, and codes sent by email unless a cash order rests on them. IBANs are reduced to the country code
 * and the last four characters: of a refund 180 days after it was paid, of a closed return 180 days after the request,
 * unless its refund still has the full IBAN.
 */
export const deleteExpired = async (database: Database): Promise<void> => {
  await deleteOldest(database, sql`idempotency_keys`, sql`created_at`, sql`created_at < now() - interval '2 days'`);
  await deleteOldest(database, sql`sessions`, sql`expires_at`, sql`expires_at < now() - interval '1 day'`);
  await deleteOldest(
    database,
    sql`outbox`,
    sql`id`,
    sql`coalesce(done_at, dead_at) < now() - ${MAIL_RETENTION_DAYS} * interval '1 day'`,
  );
  await deleteOldest(database, sql`notifications`, sql`created_at`, sql`created_at < now() - interval '90 days'`);
  await deleteOldest(database, sql`area_beacons`, sql`created_at`, sql`created_at < now() - interval '30 days'`);
  await database.query(sql`DELETE FROM password_resets WHERE expires_at < now() - interval '7 days'`);
  await database.query(sql`DELETE FROM area_outcomes WHERE reported_at < now() - interval '2 days'`);
  await database.query(sql`DELETE FROM factor_challenges WHERE created_at < now() - interval '30 days'`);
  await database.query(sql`DELETE FROM factors WHERE confirmed_at IS NULL AND created_at < now() - interval '1 day'`);
  await database.query(sql`DELETE FROM sign_in_places WHERE last_used_at < now() - interval '180 days'`);
  await database.query(sql`DELETE FROM attempts WHERE ends_at < now()`);
  await database.query(sql`DELETE FROM product_imports WHERE finished_at < now() - interval '30 days'`);
  await database.query(sql`DELETE FROM search_misses WHERE last_at < now() - interval '90 days'`);
  await database.query(sql`
    WITH forgotten AS (
      SELECT id FROM newsletter_subscribers WHERE confirmed_at IS NULL AND created_at < now() - interval '30 days' FOR UPDATE
    ), exits AS (DELETE FROM newsletter_exits e USING forgotten f WHERE e.subscriber_id = f.id)
    DELETE FROM newsletter_subscribers s USING forgotten f WHERE s.id = f.id`);
  await database.query(sql`DELETE FROM stock_alerts WHERE created_at < now() - interval '1 year'`);
  await database.query(sql`
    UPDATE refunds SET iban = left(iban, 2) || right(iban, 4)
    WHERE length(iban) > 6 AND paid_at < now() - interval '180 days'`);
  await database.query(sql`
    UPDATE returns r SET iban = left(iban, 2) || right(iban, 4)
    WHERE length(iban) > 6 AND requested_at < now() - interval '180 days'
      AND NOT EXISTS (SELECT FROM refunds f WHERE f.return_id = r.id AND length(f.iban) > 6)
      AND r.state NOT IN ('requested', 'approved', 'sent', 'received')`);
  await database.query(sql`DELETE FROM stock_alert_exits WHERE created_at < now() - interval '1 year'`);
  await database.query(sql`DELETE FROM guest_tokens WHERE expires_at < now() - interval '1 day'`);
  await database.query(sql`
    DELETE FROM email_codes WHERE created_at < now() - interval '1 day' AND (purpose <> 'guest_cash' OR used_at IS NULL)`);
  await deleteIdleGuests(database);
};

/** Deletes expired data and files, and unused pictures, every hour, and announcements every minute. */
const housekeeping: FastifyPluginAsync = async (app) => {
  const run = () =>
    Promise.all([deleteExpired(app.database), app.files.removeUnusedPictures(), app.files.removeExpired()]);
  app.addJob({ name: 'housekeeping', everyMs: HOUR_MS, run });
  app.addJob({ name: 'announcements', everyMs: MINUTE_MS, run: () => deleteHeard(app.database) });
};

export const housekeepingPlugin = fastifyPlugin(housekeeping);
