import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { sql } from '../../../sql/sql.ts';
import { createNewsletterService } from '../../content/newsletter/service.ts';
import { createConsents } from '../consents/consents.ts';
import type { ConsentForm, ConsentState } from './consent-schemas.ts';

/** Consents of a customer, and changes to them. */
export const createConsentSettings = (app: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database } = app;
  const consents = createConsents(database);
  const newsletter = createNewsletterService(app);

  const emailOf = async (userId: number): Promise<string> => {
    const user = await database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`);
    if (!user) throw notFound();
    return user.email;
  };

  /** Withdraws what a person once agreed to. Idempotent. */
  const withdraw = (userId: number, email: string, purpose: ConsentForm['purpose'], lang: Lang): Promise<void> =>
    database.transaction(async () => {
      await database.query(
        purpose === 'newsletter'
          ? sql`UPDATE newsletter_subscribers SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE email = ${email}`
          : sql`DELETE FROM stock_alerts WHERE user_id = ${userId}`,
      );
      await consents.record({ userId, email, purposes: [purpose], given: false, source: 'settings', lang });
    });

  return {
    /** Latest statement for each purpose; the newsletter and alerts as they are now. */
    list: (userId: number) =>
      database.query<ConsentState>(sql`
        WITH latest AS (
          SELECT DISTINCT ON (purpose) purpose, version, given, created_at FROM consents WHERE user_id = ${userId}
            OR (purpose = 'newsletter' AND email = (SELECT email FROM users WHERE id = ${userId}))
          ORDER BY purpose, id DESC)
        SELECT known.purpose, latest.version, latest.created_at AS at, CASE known.purpose
          WHEN 'newsletter' THEN EXISTS (SELECT FROM newsletter_subscribers s JOIN users u ON u.email = s.email
            WHERE u.id = ${userId} AND s.confirmed_at IS NOT NULL AND s.unsubscribed_at IS NULL)
          WHEN 'stock_alert' THEN EXISTS (SELECT FROM stock_alerts WHERE user_id = ${userId})
          ELSE coalesce(latest.given, false) END AS given
        FROM unnest(ARRAY['terms', 'privacy', 'newsletter', 'stock_alert']) WITH ORDINALITY AS known (purpose, place)
          LEFT JOIN latest USING (purpose) ORDER BY known.place`),

    /** Giving consent to the newsletter sends the link that confirms it; alerts are asked for on product pages. */
    async change(userId: number, { purpose, given }: ConsentForm, lang: Lang): Promise<void> {
      const email = await emailOf(userId);
      if (!given) await withdraw(userId, email, purpose, lang);
      else if (purpose === 'newsletter') await newsletter.subscribe(email, lang);
    },
  };
};
