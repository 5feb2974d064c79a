import { createHash, randomUUID } from 'node:crypto';
import { sql } from '../../../sql/sql.ts';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../../database/attempts.ts';
import { AppError } from '../../../wire/errors.ts';
import { deviceOf } from './device.ts';
import { createAuthRepository } from './repository.ts';

/** 20 per 15 minutes is about 2,000 a day: too few to guess a password that is not rejected as common. */
const SIGN_INS = { max: 20, minutes: 15 };
/** At most one warning mail a day. */
const WARNINGS = { max: 1, minutes: 24 * 60 };
/** The window equals the lifetime of a reset link, so that a user who gets no further mail still has a valid link. */
const RESET_MAILS = { max: 3, minutes: 30 };

const placeOf = (userId: number, address: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([userId, address]))
    .digest();

/**
 * Sign-in limits per account, across all client addresses. Unknown addresses share one counter per account. An address
 * from which the owner has signed in has its own counter, and every other address has a few attempts of its own, so
 * that an attacker cannot lock the owner out. The owner is notified by mail.
 */
export const createBruteForceProtection = (services: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database, outbox } = services;
  const attempts = createAttempts(services);
  const accounts = createAuthRepository(database);

  const isKnown = async (userId: number, address: string): Promise<boolean> =>
    (await database.first(
      sql`SELECT 1 AS known FROM sign_in_places WHERE place_hash = ${placeOf(userId, address)}`,
    )) !== null;

  /** Also counted for an address without an account, so that timing does not distinguish the two. */
  const warn = async (email: string): Promise<void> => {
    if ((await attempts.count(['sign-in-warning', email], WARNINGS)) !== null) return;
    const owner = await accounts.findNameAndLang(email);
    if (!owner) return;
    await outbox.enqueue({
      eventId: `sign-in-warning:${randomUUID()}`,
      template: 'sign-in-warning',
      recipient: email,
      lang: owner.lang,
      payload: { firstname: owner.firstname },
    });
  };

  const reportPlace = async (email: string, address: string, userAgent: string): Promise<void> => {
    if ((await attempts.count(['sign-in-new-place', email], WARNINGS)) !== null) return;
    const owner = await accounts.findNameAndLang(email);
    if (!owner) return;
    await outbox.enqueue({
      eventId: `sign-in-new-place:${randomUUID()}`,
      template: 'sign-in-new-place',
      recipient: email,
      lang: owner.lang,
      payload: { firstname: owner.firstname, network: address, device: deviceOf(userAgent) },
    });
  };

  return {
    /**
     * Counts a sign-in attempt.
     * @param userId null if no account has the address; counted in the same way
     * @throws AppError 429 after 20 attempts in 15 minutes, plus three for a new address; also for the right password
     */
    async countSignIn(email: string, userId: number | null, address: string): Promise<void> {
      const known = userId !== null && (await isKnown(userId, address));
      const retryAfter = await attempts.count(['sign-in', email, known ? address : ''], SIGN_INS);
      if (retryAfter === null) return;
      await warn(email);
      if (!known && (await attempts.hasFirstTry(['sign-in', email], address))) return;
      throw new AppError(429, 'too_many_sign_ins', { retryAfter });
    },

    /** Counts a reset mail to the address; false if the limit is reached. */
    mayMailReset: async (email: string): Promise<boolean> =>
      (await attempts.count(['reset-mail', email], RESET_MAILS)) === null,

    /**
     * Marks an address as known after the owner has authenticated, and resets its counters.
     * @param userAgent of a sign-in, which is reported by mail if the place is new and not the first
     */
    async trust(email: string, userId: number, address: string, userAgent: string | null = null): Promise<void> {
      const place = await database.first<{ isNew: boolean }>(sql`
        WITH others AS (SELECT count(*) AS known FROM sign_in_places WHERE user_id = ${userId}),
        placed AS (
          INSERT INTO sign_in_places (place_hash, user_id) VALUES (${placeOf(userId, address)}, ${userId})
          ON CONFLICT (place_hash) DO UPDATE SET last_used_at = now() RETURNING xmax = 0 AS inserted)
        SELECT inserted AND known > 0 AS "isNew" FROM placed, others`);
      if (place?.isNew && userAgent !== null) await reportPlace(email, address, userAgent);
      await attempts.forget(['sign-in', email, '']);
      await attempts.forget(['sign-in', email, address]);
    },
  };
};
