import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../wire/errors.ts';
import { hashToken, type SessionRole } from '../../../plugins/session.ts';
import { createChallengeRepository } from '../factors/challenge-repository.ts';
import { createFactorRepository } from '../factors/repository.ts';
import type { SecondStep } from '../factors/schemas.ts';
import { createSecondFactor, type Verified } from '../factors/second-factor.ts';
import { createBruteForceProtection } from './brute-force.ts';
import type { Client } from './client.ts';
import { verifyPassword } from './passwords.ts';
import type { SessionHolder } from './profile-repository.ts';
import { createAuthRepository, type Credentials } from './repository.ts';
import type { Login, PasskeyLogin } from './schemas.ts';
import { sessionRole } from './session-role.ts';

/** A new session. The token is not stored. */
export interface OpenedSession {
  readonly token: string;
  readonly holder: SessionHolder;
}

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

const digestOf = ({ passwordHash }: Credentials): Buffer => createHash('sha256').update(passwordHash).digest();

/** Sign-in with a password, and with the second factor of those who have one. */
export const createSignIn = (app: FastifyInstance) => {
  const { database } = app;
  const guessing = createBruteForceProtection(app);
  const accounts = createAuthRepository(database);
  const factors = createFactorRepository(database);
  const challenges = createChallengeRepository(database);
  const secondFactor = createSecondFactor(app);

  /** Counts a sign-in attempt and checks the password. */
  const verify = async (email: string, password: string, { address }: Client): Promise<Credentials> => {
    const person = await accounts.findCredentials(email);
    await guessing.countSignIn(email, person?.id ?? null, address);
    const matches = await verifyPassword(person?.passwordHash ?? null, password);
    if (!person || !matches) throw new AppError(401, 'bad_credentials');
    return person;
  };

  /**
   * Verifies the second step of a sign-in.
   * @throws AppError 401 for a challenge that is over, 422 for a wrong proof, 429
   */
  const verifyStep = async ({ challenge_id: id, ...proof }: SecondStep, { address }: Client) => {
    const challenge = await challenges.countTry(id, 'sign_in');
    const person = challenge?.userId ? await accounts.findCredentialsById(challenge.userId) : null;
    const isCurrent = person !== null && challenge?.passwordDigest?.equals(digestOf(person));
    if (!challenge || !isCurrent || challenge.role === null) throw new AppError(401, 'challenge_over');
    const { role, vendorId, remember } = challenge;
    const verified = await secondFactor.verify(person.id, challenge, proof, address);
    return { person, role: { role, vendorId }, remember, verified };
  };

  /** Opens a session with a verified factor, or for a person without any. */
  const open = async (
    person: Credentials,
    role: SessionRole,
    { remember, verified, client }: { remember: boolean; verified: Verified | null; client: Client },
  ): Promise<OpenedSession> => {
    const token = randomBytes(32).toString('base64url');
    const opening = { remember, factor: verified?.factor ?? null, client };
    await database.transaction(async () => {
      const isOpen = await accounts.insertSession(hashToken(token), person, role, opening);
      if (!isOpen) throw new AppError(401, verified ? 'challenge_over' : 'bad_credentials');
      await verified?.spend();
    });
    await guessing.trust(person.email, person.id, client.address, client.userAgent);
    return { token, holder: { id: person.id, ...role } };
  };

  return {
    passkeyChallenge: secondFactor.passkeyChallenge,

    /**
     * The account with an email address, whose password must be right, and the second step of a person who has one.
     * @param role in which they act afterwards
     * @throws AppError 401, 403 for a blocked person, 429 as for signing in
     */
    async authenticate(
      form: { readonly email: string; readonly password: string; readonly step: SecondStep | null },
      role: SessionRole,
      client: Client,
    ): Promise<{ person: Credentials; verified: Verified | null }> {
      const person = await verify(form.email, form.password, client);
      assertNotBlocked(person);
      const hasFactor = await factors.has(person.id);
      if (hasFactor && !form.step)
        throw await secondFactor.required(person.id, { ...role, remember: false, passwordDigest: digestOf(person) });
      const step = hasFactor && form.step ? await verifyStep(form.step, client) : null;
      if (step && step.person.id !== person.id) throw new AppError(401, 'challenge_over');
      await guessing.trust(form.email, person.id, client.address, client.userAgent);
      return { person, verified: step?.verified ?? null };
    },

    /**
     * Opens a session.
     * @throws AppError 401 for an unknown address or a wrong password alike, and with a challenge for a person who has a
     * second factor; 403 for the wrong form, an inactive vendor or a blocked person; 429 after too many attempts on the
     * account
     */
    async login(form: Login, client: Client): Promise<OpenedSession> {
      const person = await verify(form.email, form.password, client);
      const role = sessionRole(person, form.user_type ?? form.loginType);
      if (role.vendorId !== null) assertStoreActive(person.store);
      assertNotBlocked(person);
      const remember = form.remember_me;
      if (await factors.has(person.id))
        throw await secondFactor.required(person.id, { ...role, remember, passwordDigest: digestOf(person) });
      return open(person, role, { remember, verified: null, client });
    },

    /**
     * Opens a session with a passkey, which counts as password and second factor.
     * @throws AppError 401 for a challenge that is over, 403 as for a password, 422 for a passkey that is not right
     */
    async passkey(form: PasskeyLogin, client: Client): Promise<OpenedSession> {
      const { userId, verified } = await secondFactor.verifyPasskey(form.challenge_id, form.passkey);
      const person = await accounts.findCredentialsById(userId);
      if (!person) throw new AppError(401, 'challenge_over');
      const role = sessionRole(person, form.user_type ?? form.loginType);
      if (role.vendorId !== null) assertStoreActive(person.store);
      assertNotBlocked(person);
      return open(person, role, { remember: form.remember_me, verified, client });
    },

    /**
     * Completes a sign-in with the second factor.
     * @throws AppError 401 for a challenge that is over, 422 for a wrong proof, 429
     */
    async complete(step: SecondStep, client: Client): Promise<OpenedSession> {
      const { person, role, remember, verified } = await verifyStep(step, client);
      return open(person, role, { remember, verified, client });
    },
  };
};
