import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '../../wire/errors.ts';
import { hashToken, type SessionUser } from '../../plugins/session.ts';
import { createAccountLog } from './account-log.ts';
import { hashPassword, assertUncommonPassword, verifyPassword } from './passwords.ts';
import { createGuessing } from './guessing.ts';
import { createAuthRepository, type Credentials } from './repository.ts';
import type { Login, ResetPassword } from './schemas.ts';

/** That it changed is all that is written of a password. */
const CHANGED_PASSWORD = { password: 'changed' };

const newToken = () => randomBytes(32).toString('base64url');

const assertRightForm = (person: Credentials, form: Login['user_type']) => {
  if (form === 'vendor' && person.role !== 2) throw new AppError(403, 'not_a_vendor');
  if (form === 'admin' && person.role !== 1) throw new AppError(403, 'not_an_admin');
};

const assertVendorActive = ({ role, vendorActive, wasApproved, remarks }: Credentials) => {
  if (role !== 2 || vendorActive === 1) return;
  if (vendorActive === 0) throw new AppError(403, wasApproved ? 'vendor_stopped' : 'vendor_inactive');
  if (!remarks) throw new AppError(403, 'vendor_refused');
  throw new AppError(403, 'vendor_rejected', { params: { remarks } });
};

const assertNotBlocked = ({ blockReason: reason }: Credentials) => {
  if (reason !== null) throw new AppError(403, 'account_blocked', { params: { reason } });
};

/** Signing in and out, and new passwords. */
export const createAuthService = (app: FastifyInstance) => {
  const { database, outbox } = app;
  const guessing = createGuessing(app);
  const accounts = createAuthRepository(database);
  const accountLog = createAccountLog(database);

  return {
    /**
     * Opens a session.
     * @param address of the network that the person is at
     * @returns the token, which is stored nowhere, and whose it is
     * @throws AppError 401 alike for an unknown address and a wrong password; 403 for the wrong form, a closed shop or a
     * blocked person; 429 when too many have tried the account
     */
    async login(form: Login, address: string): Promise<{ token: string; userId: number }> {
      const person = await accounts.findCredentials(form.email);
      await guessing.countSignIn(form.email, person?.id ?? null, address);
      const matches = await verifyPassword(person?.passwordHash ?? null, form.password);
      if (!person || !matches) throw new AppError(401, 'bad_credentials');
      assertRightForm(person, form.user_type ?? form.loginType);
      assertVendorActive(person);
      assertNotBlocked(person);
      const token = newToken();
      const opened = await accounts.insertSession(hashToken(token), person, form.remember_me);
      if (!opened) throw new AppError(401, 'bad_credentials');
      await guessing.trust(form.email, person.id, address);
      return { token, userId: person.id };
    },

    async logout(sessionHash: Buffer): Promise<void> {
      await accounts.deleteSession(sessionHash);
    },

    /**
     * Queues a reset link for the person with this address. For an unknown address, and for one that has links enough,
     * nothing happens, as silently.
     */
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
     * Sets a new password by a reset link and signs the person out everywhere.
     * @param address of the network that the person is at, from where he may sign in from now on, whoever else guesses
     * @throws AppError 422 for a dead link
     */
    async resetPassword({ email, token, password }: ResetPassword, address: string): Promise<void> {
      assertUncommonPassword(password, 'password');
      const passwordHash = await hashPassword(password);
      await database.transaction(async () => {
        const person = await accounts.useReset(hashToken(token), email);
        if (!person) throw new AppError(422, 'reset_link_dead', { fields: { token: ['errors.reset_link_dead'] } });
        await accounts.updatePassword(person.id, passwordHash);
        await accounts.deleteSessions(person.id);
        await guessing.trust(email, person.id, address);
        await accountLog.record(person, 'account.password_reset', null, CHANGED_PASSWORD);
      });
    },

    /**
     * Changes the password of somebody who knows it, and signs out all other sessions.
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
        // Meanwhile it may have been reset by mail, by whoever it really belongs to.
        if (!(await accounts.updatePassword(userId, passwordHash, stored?.passwordHash)))
          throw invalidField('current_password', 'validation.account.current_password_wrong');
        await accounts.deleteSessions(userId, kept);
        await accountLog.record(actor, 'account.password_changed', null, CHANGED_PASSWORD);
      });
    },
  };
};
