import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { hashToken, type SessionUser } from '../../../plugins/session.ts';
import { createAccountLog } from './account-log.ts';
import { hashPassword, assertUncommonPassword, verifyPassword } from './passwords.ts';
import { createBruteForceProtection } from './brute-force.ts';
import { sessionRole } from './session-role.ts';
import type { SessionHolder } from './profile-repository.ts';
import { createAuthRepository, type Credentials } from './repository.ts';
import type { Login, ResetPassword } from './schemas.ts';

/** The audit log records only that a password changed. */
const CHANGED_PASSWORD = { password: 'changed' };

const newToken = () => randomBytes(32).toString('base64url');

const assertStoreActive = (store: Credentials['store']) => {
  if (!store || store.active === 1) return;
  const { active, wasApproved, remarks } = store;
  if (active === 0) throw new AppError(403, wasApproved ? 'vendor_stopped' : 'vendor_inactive');
  if (!remarks) throw new AppError(403, 'vendor_refused');
  throw new AppError(403, 'vendor_rejected', { params: { remarks } });
};

const assertNotBlocked = ({ blockReason: reason }: Credentials) => {
  if (reason !== null) throw new AppError(403, 'account_blocked', { params: { reason } });
};

/** Sign-in, sign-out and password changes. */
export const createAuthService = (app: FastifyInstance) => {
  const { database, outbox } = app;
  const guessing = createBruteForceProtection(app);
  const accounts = createAuthRepository(database);
  const accountLog = createAccountLog(database);

  /** Counts a sign-in attempt and checks the password. */
  const verify = async (email: string, password: string, address: string): Promise<Credentials> => {
    const person = await accounts.findCredentials(email);
    await guessing.countSignIn(email, person?.id ?? null, address);
    const matches = await verifyPassword(person?.passwordHash ?? null, password);
    if (!person || !matches) throw new AppError(401, 'bad_credentials');
    return person;
  };

  return {
    /**
     * The account with an email address, whose password must be right.
     * @param address client network address
     * @throws AppError 401, 403 for a blocked person, 429 as for signing in
     */
    async authenticate(email: string, password: string, address: string): Promise<Credentials> {
      const person = await verify(email, password, address);
      assertNotBlocked(person);
      await guessing.trust(email, person.id, address);
      return person;
    },

    /**
     * Opens a session.
     * @param address client network address
     * @returns the token, which is not stored, and whose session it is
     * @throws AppError 401 for an unknown address or a wrong password alike; 403 for the wrong form, an inactive vendor
     * or a blocked person; 429 after too many attempts on the account
     */
    async login(form: Login, address: string): Promise<{ token: string; holder: SessionHolder }> {
      const person = await verify(form.email, form.password, address);
      const role = sessionRole(person, form.user_type ?? form.loginType);
      if (role.vendorId !== null) assertStoreActive(person.store);
      assertNotBlocked(person);
      const token = newToken();
      const opened = await accounts.insertSession(hashToken(token), person, role, form.remember_me);
      if (!opened) throw new AppError(401, 'bad_credentials');
      await guessing.trust(form.email, person.id, address);
      return { token, holder: { id: person.id, ...role } };
    },

    /**
     * Confirms with the password who is using a session.
     * @throws AppError 422 on `password`
     */
    async stepUp(userId: number, sessionHash: Buffer | null, password: string): Promise<void> {
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
        await accountLog.record({ ...person, vendorId: null }, 'account.password_reset', null, CHANGED_PASSWORD);
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
