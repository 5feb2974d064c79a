import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes expired data: idempotency keys after two days, dead sessions, known sign-in addresses no longer in use, used
 * reset links, old beacons, import reports, notifications, counts and searches without results, newsletter addresses
 * unconfirmed for a month (someone else may have entered them), and stock alerts after a year. Bank accounts of
 * customers refunded half a year ago are reduced to their last characters.
 */
export const deleteExpired = async (database: Database): Promise<void> => {
  await database.query(sql`DELETE FROM idempotency_keys WHERE created_at < now() - interval '2 days'`);
  await database.query(sql`DELETE FROM sessions WHERE expires_at < now() - interval '1 day'`);
  await database.query(sql`DELETE FROM password_resets WHERE expires_at < now() - interval '7 days'`);
  await database.query(sql`DELETE FROM area_beacons WHERE created_at < now() - interval '30 days'`);
  await database.query(sql`DELETE FROM area_outcomes WHERE reported_at < now() - interval '2 days'`);
  await database.query(sql`DELETE FROM sign_in_places WHERE last_used_at < now() - interval '180 days'`);
  await database.query(sql`DELETE FROM attempts WHERE ends_at < now()`);
  await database.query(sql`DELETE FROM notifications WHERE created_at < now() - interval '90 days'`);
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
};

/** Deletes expired data and unused pictures every hour. */
const housekeeping: FastifyPluginAsync = async (app) => {
  const run = () => Promise.all([deleteExpired(app.database), app.files.removeUnusedPictures()]);
  app.addJob({ name: 'housekeeping', everyMs: HOUR_MS, run });
};

export const housekeepingPlugin = fastifyPlugin(housekeeping);
