import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../../database/attempts.ts';
import { notFound } from '../../../wire/errors.ts';
import { hashToken } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createCouponService } from '../../sales/coupons/service.ts';
import { createConsents } from '../../people/consents/consents.ts';
import { createPlatformRepository } from '../../operations/platform/repository.ts';
import { createNewsletterRepository, type Subscriber } from './repository.ts';

/** Limit of confirmation mails per address, which someone else may have entered. */
const CONFIRMATIONS = { max: 3, minutes: 60 };

const newToken = () => randomBytes(32).toString('base64url');

/** Newsletter subscriptions: double opt-in by mail, one welcome coupon, and unsubscribing by the link in any mail. */
export const createNewsletterService = (app: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database, outbox } = app;
  const attempts = createAttempts(app);
  const subscribers = createNewsletterRepository(database);
  const coupons = createCouponService(database);
  const platform = createPlatformRepository(database);
  const consents = createConsents(database);

  const consent = ({ email, lang }: Pick<Subscriber, 'email' | 'lang'>, given: boolean) =>
    consents.record({ userId: null, email, purposes: ['newsletter'], given, source: 'newsletter', lang });

  /** @returns the token of a new unsubscribe link */
  const openExit = async (subscriberId: number): Promise<string> => {
    const token = newToken();
    await subscribers.addExit(subscriberId, hashToken(token));
    return token;
  };

  /** Sends the welcome coupon if one is offered: one per address, however often it subscribes again. */
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
     * Sends a confirmation link unless the address is already confirmed or has reached its limit. The response is the
     * same in each case.
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

    /** @throws AppError 404 for an unknown token */
    confirm: (token: string): Promise<void> =>
      database.transaction(async () => {
        const subscriber = await subscribers.confirm(hashToken(token));
        if (!subscriber) throw notFound();
        await consent(subscriber, true);
        if (subscriber.coupon_id === null) await welcome(subscriber);
      }),

    /** @throws AppError 404 for an unknown token */
    unsubscribe: (token: string): Promise<void> =>
      database.transaction(async () => {
        const subscriber = await subscribers.unsubscribe(hashToken(token));
        if (!subscriber) throw notFound();
        await consent(subscriber, false);
      }),
  };
};
