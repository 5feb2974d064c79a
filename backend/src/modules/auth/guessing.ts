import { createHash, randomUUID } from 'node:crypto';
import { sql } from '../../sql/sql.ts';
import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../database/attempts.ts';
import { AppError } from '../../wire/errors.ts';
import { createAuthRepository } from './repository.ts';

/** Twenty in a quarter of an hour are two thousand a day: too few for any password that is not refused as common. */
const SIGN_INS = { max: 20, minutes: 15 };
/** A mail that says so is enough for a day. */
const WARNINGS = { max: 1, minutes: 24 * 60 };
/** A link of the mail lives for as long: whoever gets no further mail has one that works. */
const RESET_MAILS = { max: 3, minutes: 30 };

const placeOf = (userId: number, address: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([userId, address]))
    .digest();

/**
 * Limits per account, from however many addresses the attempts come. All strangers to an account share one count; an
 * address that its owner has signed in from has a count of its own, and any other has a few tries of its own, so that
 * nobody can shut an owner out. The owner is told by mail.
 */
export const createGuessing = (services: Pick<FastifyInstance, 'database' | 'config' | 'outbox'>) => {
  const { database, outbox } = services;
  const attempts = createAttempts(services);
  const accounts = createAuthRepository(database);

  const isKnown = async (userId: number, address: string): Promise<boolean> =>
    (await database.first(
      sql`SELECT 1 AS known FROM sign_in_places WHERE place_hash = ${placeOf(userId, address)}`,
    )) !== null;

  /** Counted for an address that nobody has as well, so that the time does not tell the two apart. */
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

  return {
    /**
     * Counts an attempt to sign in.
     * @param userId whose account it is; null when nobody has the address, which is counted alike
     * @throws AppError 429 beyond twenty in a quarter of an hour, and three more for an address that is new; also for
     * the right password
     */
    async countSignIn(email: string, userId: number | null, address: string): Promise<void> {
      const known = userId !== null && (await isKnown(userId, address));
      const retryAfter = await attempts.count(['sign-in', email, known ? address : ''], SIGN_INS);
      if (retryAfter === null) return;
      await warn(email);
      if (!known && (await attempts.hasFirstTry(['sign-in', email], address))) return;
      throw new AppError(429, 'too_many_sign_ins', { retryAfter });
    },

    /** Whether one more mail with a reset link may go to this address. */
    mayMailReset: async (email: string): Promise<boolean> =>
      (await attempts.count(['reset-mail', email], RESET_MAILS)) === null,

    /** Somebody has shown that the account is theirs: the address is known from now on, and counting begins anew. */
    async trust(email: string, userId: number, address: string): Promise<void> {
      await database.query(sql`
        INSERT INTO sign_in_places (place_hash, user_id) VALUES (${placeOf(userId, address)}, ${userId})
        ON CONFLICT (place_hash) DO UPDATE SET last_used_at = now()`);
      await attempts.forget(['sign-in', email, '']);
      await attempts.forget(['sign-in', email, address]);
    },
  };
};
