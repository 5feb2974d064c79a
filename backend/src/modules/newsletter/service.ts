import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../database/attempts.ts';
import { notFound } from '../../wire/errors.ts';
import { hashToken } from '../../plugins/session.ts';
import type { Lang } from '../../wire/schemas.ts';
import { createCouponService } from '../coupons/service.ts';
import { createPlatformRepository } from '../platform/repository.ts';
import { createNewsletterRepository, type Subscriber } from './repository.ts';

/** Mails that ask one address to confirm: somebody else may have typed it. */
const CONFIRMATIONS = { max: 3, minutes: 60 };

const newToken = () => randomBytes(32).toString('base64url');

/** The newsletter: asked for, confirmed by a mail's link, thanked for once, and left by the link of any mail. */
export const createNewsletterService = (app: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database, outbox } = app;
  const attempts = createAttempts(app);
  const subscribers = createNewsletterRepository(database);
  const coupons = createCouponService(database);
  const platform = createPlatformRepository(database);

  /** @returns the token of a new link to leave by */
  const openExit = async (subscriberId: number): Promise<string> => {
    const token = newToken();
    await subscribers.addExit(subscriberId, hashToken(token));
    return token;
  };

  /** The promised code, where one is promised: one per address, however often it leaves and comes back. */
  const welcome = async ({ id, email, lang }: Subscriber): Promise<void> => {
    const percent = (await platform.find())?.value.promises.newsletter_percent ?? null;
    if (percent === null) return;
    const { id: couponId, ...coupon } = await coupons.issueWelcome(email, percent);
    await subscribers.giveCoupon(id, couponId);
    await outbox.enqueue({
      eventId: `newsletter-welcome:${id}`,
      template: 'newsletter-welcome',
      recipient: email,
      lang,
      payload: { ...coupon, unsubscribe_token: await openExit(id) },
    });
  };

  return {
    /**
     * Sends a link that confirms, unless the address is confirmed already or has had enough of them. Nobody can tell
     * these apart.
     */
    subscribe: (email: string, lang: Lang): Promise<void> =>
      database.transaction(async () => {
        if ((await attempts.count(['newsletter-mail', email], CONFIRMATIONS)) !== null) return;
        const token = newToken();
        const due = await subscribers.subscribe(email, lang, hashToken(token));
        if (!due) return;
        await outbox.enqueue({
          eventId: `newsletter:${randomUUID()}`,
          template: 'newsletter-confirm',
          recipient: email,
          lang,
          payload: { token, unsubscribe_token: await openExit(due.id) },
        });
      }),

    /** @throws AppError 404 for a token that no link has */
    confirm: (token: string): Promise<void> =>
      database.transaction(async () => {
        const subscriber = await subscribers.confirm(hashToken(token));
        if (!subscriber) throw notFound();
        if (subscriber.coupon_id === null) await welcome(subscriber);
      }),

    /** @throws AppError 404 for a token that no link has */
    async unsubscribe(token: string): Promise<void> {
      if (!(await subscribers.unsubscribe(hashToken(token)))) throw notFound();
    },
  };
};
