import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { hashToken, type SessionUser } from '../../../plugins/session.ts';
import { createFactorRepository } from '../factors/repository.ts';
import { createAccountLog } from './account-log.ts';
import { hashPassword, assertUncommonPassword, verifyPassword } from './passwords.ts';
import { createBruteForceProtection } from './brute-force.ts';
import { createAuthRepository } from './repository.ts';
import type { ResetPassword } from './schemas.ts';

/** The audit log records only that a password changed. */
const CHANGED_PASSWORD = { password: 'changed' };

const newToken = () => randomBytes(32).toString('base64url');

/** Sign-out and password changes. */
export const createAuthService = (app: FastifyInstance) => {
  const { database, outbox } = app;
  const guessing = createBruteForceProtection(app);
  const accounts = createAuthRepository(database);
  const accountLog = createAccountLog(database);
  const factors = createFactorRepository(database);

  return {
    /**
     * Confirms with the password who is using a session.
     * @throws AppError 422 on `password`
     */
    async stepUpByPassword(userId: number, sessionHash: Buffer | null, password: string): Promise<void> {
      const stored = await accounts.findPasswordHash(userId);
      if (!(await verifyPassword(stored?.passwordHash ?? null, password)))
        throw invalidField('password', 'validation.account.password_wrong');
      await accounts.stepUp(sessionHash);
    },

    async logout(sessionHash: Buffer): Promise<void> {
      await accounts.deleteSession(sessionHash);
    },

    /** Queues a reset link. Silently does nothing for an unknown address or once the mail limit is reached. */
    async requestReset(email: string): Promise<void> {
      if (!(await guessing.mayMailReset(email))) return;
      const token = newToken();
      await database.transaction(async () => {
        const person = await accounts.insertReset(hashToken(token), email);
        if (!person) return;
        await outbox.enqueue({
          eventId: `password-reset:${randomUUID()}`,
          template: 'password-reset',
          recipient: email,
          lang: person.lang,
          payload: { token, email },
        });
      });
    },

    /**
     * Sets a new password with a reset link and ends all sessions.
     * @param address client network address, trusted from now on even while others guess the password
     * @returns names of the passkeys, which still sign in without the password
     * @throws AppError 422 for a dead link
     */
    async resetPassword({ email, token, password }: ResetPassword, address: string): Promise<string[]> {
      assertUncommonPassword(password, 'password');
      const passwordHash = await hashPassword(password);
      return database.transaction(async () => {
        const person = await accounts.useReset(hashToken(token), email);
        if (!person) throw new AppError(422, 'reset_link_dead', { fields: { token: ['errors.reset_link_dead'] } });
        await accounts.updatePassword(person.id, passwordHash);
        await accounts.deleteSessions(person.id);
        await guessing.trust(email, person.id, address);
        await accountLog.record({ ...person, vendorId: null }, 'account.password_reset', null, CHANGED_PASSWORD);
        const list = await factors.list(person.id);
        return list.filter(({ kind }) => kind === 'passkey').map(({ name }) => name);
      });
    },

    /**
     * Changes the password after verifying the current one, and ends all other sessions.
     * @throws AppError 422 on `current_password` or `new_password`
     */
    async changePassword(actor: SessionUser, kept: Buffer | null, current: string, next: string): Promise<void> {
      const { id: userId } = actor;
      const stored = await accounts.findPasswordHash(userId);
      if (!(await verifyPassword(stored?.passwordHash ?? null, current))) {
        throw invalidField('current_password', 'validation.account.current_password_wrong');
      }
      assertUncommonPassword(next, 'new_password');
      const passwordHash = await hashPassword(next);
      await database.transaction(async () => {
        // In the meantime the owner may have reset it by mail.
        if (!(await accounts.updatePassword(userId, passwordHash, stored?.passwordHash)))
          throw invalidField('current_password', 'validation.account.current_password_wrong');
        await accounts.deleteSessions(userId, kept);
        await accountLog.record(actor, 'account.password_changed', null, CHANGED_PASSWORD);
      });
    },
  };
};
