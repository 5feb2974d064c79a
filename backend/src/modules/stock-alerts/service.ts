import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../database/attempts.ts';
import { AppError, notFound } from '../../wire/errors.ts';
import { hashToken } from '../../plugins/session.ts';
import { variantLabel } from '../shop/variant-label.ts';
import { createStockAlertRepository, type Awaited, type ReturnRow, type Waiting } from './repository.ts';

/** How many mails one look at the stock writes at most. */
const BATCH = 200;

const DAY_MINUTES = 24 * 60;

/** Each is a mail: somebody else may have typed a visitor's address, or have opened the account with it. */
const WISHES = { ofVisitor: { max: 10, minutes: DAY_MINUTES }, ofCustomer: { max: 50, minutes: DAY_MINUTES } };

const thingOf = ({ product_id, variant_id }: ReturnRow) => `${product_id}:${variant_id ?? ''}`;

/** Wishes to be told of what is back in stock, and the mails that fulfil them. */
export const createStockAlerts = (app: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database, outbox } = app;
  const attempts = createAttempts(app);
  const alerts = createStockAlertRepository(database);

  /** Nobody can tell by a visitor's wish how many others there are for the address; a customer sees the own ones. */
  const mayWish = async ({ userId, email }: Waiting): Promise<boolean> => {
    if (userId === null) return (await attempts.count(['stock-alert', email], WISHES.ofVisitor)) === null;
    const retryAfter = await attempts.count(['stock-alert', userId], WISHES.ofCustomer);
    if (retryAfter !== null) throw new AppError(429, 'rate_limited', { retryAfter });
    return true;
  };

  const tell = async (row: ReturnRow, eventId: string): Promise<void> => {
    const token = randomBytes(32).toString('base64url');
    const { slug, name, name_ar, variant_id } = row;
    const { label, labelArabic } = variantLabel(row.variant);
    await alerts.addExit(hashToken(token), row.email);
    await outbox.enqueue({
      eventId,
      template: 'back-in-stock',
      recipient: row.email,
      lang: row.lang,
      payload: { slug, name, name_ar, variant: label, variant_ar: labelArabic, variant_id, unsubscribe_token: token },
    });
  };

  return {
    /**
     * Remembers a wish; a second time changes nothing, and nor does a visitor's beyond a day's wishes for one address.
     * @throws AppError 404 for what is not on sale, 409 for what is there already, 429 beyond a customer's wishes of a day
     */
    async add(awaited: Awaited, waiting: Waiting): Promise<void> {
      const stock = await alerts.stockOf(awaited);
      if (stock === null) throw notFound();
      if (stock > 0) throw new AppError(409, 'stock_alert_in_stock');
      if (await mayWish(waiting)) await alerts.add(awaited, waiting);
    },

    /**
     * Writes to whoever waits for what is there again, whatever has brought it back, and forgets the wish with it.
     * One person hears of one return once, also where the same address waits twice.
     * @returns how many wishes have come true
     */
    announceReturns: (): Promise<number> =>
      database.transaction(async () => {
        const rows = await alerts.takeReturned(BATCH);
        const events = new Map(rows.map((row) => [thingOf(row), `back-in-stock:${thingOf(row)}:${randomUUID()}`]));
        for (const row of rows) await tell(row, events.get(thingOf(row)) ?? randomUUID());
        return rows.length;
      }),

    /** @throws AppError 404 for a token that no mail has */
    async leave(token: string): Promise<void> {
      if (!(await alerts.leave(hashToken(token)))) throw notFound();
    },
  };
};
