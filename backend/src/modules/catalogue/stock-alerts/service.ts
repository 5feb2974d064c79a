import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../../database/attempts.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { hashToken } from '../../../plugins/session.ts';
import { variantLabel } from '../shop/variant-label.ts';
import { createStockAlertRepository, type AlertTarget, type ReturnRow, type AlertRow } from './repository.ts';

/** Maximum number of mails per run. */
const BATCH = 200;

const DAY_MINUTES = 24 * 60;

/**
 * Each alert sends a mail, and the address may be someone else's: a visitor's is unverified, and so may be an
 * account's.
 */
const WISHES = { ofVisitor: { max: 10, minutes: DAY_MINUTES }, ofCustomer: { max: 50, minutes: DAY_MINUTES } };

const thingOf = ({ product_id, variant_id }: ReturnRow) => `${product_id}:${variant_id ?? ''}`;

/** Adds back-in-stock alerts and sends their mails. */
export const createStockAlerts = (app: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database, outbox } = app;
  const attempts = createAttempts(app);
  const alerts = createStockAlertRepository(database);

  /**
   * A visitor over the limit gets no error, which would reveal whether the address has other alerts; a customer sees
   * only their own.
   */
  const mayAdd = async ({ userId, email }: AlertRow): Promise<boolean> => {
    if (userId === null) return (await attempts.count(['stock-alert', email], WISHES.ofVisitor)) === null;
    const retryAfter = await attempts.count(['stock-alert', userId], WISHES.ofCustomer);
    if (retryAfter !== null) throw new AppError(429, 'rate_limited', { retryAfter });
    return true;
  };

  const enqueueMail = async (row: ReturnRow, eventId: string): Promise<void> => {
    const token = randomBytes(32).toString('base64url');
    const { slug, name, name_ar, variant_id, image_key } = row;
    const { label, labelArabic } = variantLabel(row.variant);
    await alerts.addExit(hashToken(token), row.email);
    await outbox.enqueue({
      eventId,
      template: 'back-in-stock',
      recipient: row.email,
      lang: row.lang,
      payload: {
        ...{ slug, name, name_ar, variant: label, variant_ar: labelArabic, variant_id, image_key },
        unsubscribe_token: token,
      },
    });
  };

  return {
    /**
     * Adds an alert. Idempotent; a visitor's over the daily limit of the address is dropped silently.
     * @throws AppError 404 not on sale, 409 in stock, 429 over a customer's daily limit
     */
    async add(awaited: AlertTarget, waiting: AlertRow): Promise<void> {
      const stock = await alerts.stockOf(awaited);
      if (stock === null) throw notFound();
      if (stock > 0) throw new AppError(409, 'stock_alert_in_stock');
      if (await mayAdd(waiting)) await alerts.add(awaited, waiting);
    },

    /**
     * Sends a mail for each alert whose product is back in stock, and deletes the alert. All mails about one product
     * share an event id, so an address with two alerts gets one mail.
     * @returns the number of alerts
     */
    announceReturns: (): Promise<number> =>
      database.transaction(async () => {
        const rows = await alerts.takeReturned(BATCH);
        const events = new Map(rows.map((row) => [thingOf(row), `back-in-stock:${thingOf(row)}:${randomUUID()}`]));
        for (const row of rows) await enqueueMail(row, events.get(thingOf(row)) ?? randomUUID());
        return rows.length;
      }),

    /** @throws AppError 404 for an unknown token */
    async leave(token: string): Promise<void> {
      if (!(await alerts.leave(hashToken(token)))) throw notFound();
    },
  };
};
