import type { FastifyInstance } from 'fastify';
import { createAttempts } from '../../../database/attempts.ts';
import { AppError } from '../../../wire/errors.ts';
import {
  CHALLENGE_TRIES,
  createChallengeRepository,
  type Challenge,
  type NewChallenge,
} from './challenge-repository.ts';
import { createEvidence, type SessionFactor } from './evidence.ts';
import { createFactorMails } from './mails.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { createPasskeys } from './passkeys.ts';
import { createFactorRepository } from './repository.ts';
import { fieldOfProof, type FactorProof } from './schemas.ts';

/** Wrong and right codes of a person, from all challenges. */
const CODES = { max: 20, minutes: 60 };

/** A proof that was right. */
export interface Verified {
  readonly factor: SessionFactor;
  /**
   * Uses it up, in the transaction of what it allows.
   * @throws AppError 401 or 422 if it was used in the meantime
   */
  spend(): Promise<void>;
}

const wrongProof = (proof: FactorProof, tries: number): AppError => {
  const params = { count: CHALLENGE_TRIES - tries };
  const message = 'factors.code_wrong';
  const fields = { [fieldOfProof(proof)]: [{ key: message, params }] };
  return new AppError(422, 'code_wrong', { message, params, fields, data: { tries_left: params.count } });
};

const passkeyRefused = () => new AppError(422, 'passkey_refused', { fields: { passkey: ['errors.passkey_refused'] } });

/** Challenges that are answered with a second factor. */
export const createSecondFactor = (app: FastifyInstance) => {
  const { database } = app;
  const attempts = createAttempts(app);
  const factors = createFactorRepository(database);
  const challenges = createChallengeRepository(database);
  const evidence = createEvidence(app);
  const mails = createFactorMails(app);
  const passkeys = createPasskeyRepository(database);
  const ceremonies = createPasskeys(app.config);

  const assertWithinLimit = async (userId: number, address: string): Promise<void> => {
    const key = ['second-factor', userId];
    const retryAfter = await attempts.count(key, CODES);
    if (retryAfter !== null && !(await attempts.hasFirstTry(key, address)))
      throw new AppError(429, 'rate_limited', { retryAfter });
  };

  /** A challenge for a person with a factor, and the ways in which they can answer it. */
  const challenge = async (wanted: NewChallenge & { readonly userId: number }) => {
    const { userId } = wanted;
    const { id, challenge: bytes } = await challenges.insert(wanted);
    const usable = await passkeys.list(userId, ceremonies.rpId);
    const hasApp = (await factors.findTotp(userId)) !== null;
    const hasCodes = (await factors.recoveryCodesLeft(userId)) > 0;
    return {
      challenge_id: id,
      methods: [
        ...(usable.length > 0 ? ['passkey' as const] : []),
        ...(hasApp ? ['totp' as const] : []),
        ...(hasCodes ? ['recovery_code' as const] : []),
      ],
      passkey_options: usable.length > 0 ? { ...(await ceremonies.signInOptions(bytes, usable)) } : null,
    };
  };

  return {
    challenge,

    /** The error with which a sign-in with the right password asks for the second factor. */
    required: async (userId: number, signIn: NonNullable<NewChallenge['signIn']>): Promise<AppError> =>
      new AppError(401, 'second_factor_required', { data: await challenge({ purpose: 'sign_in', userId, signIn }) }),

    /** A challenge that a browser answers with any passkey that it has for the shop. */
    async passkeyChallenge() {
      const { id, challenge: bytes } = await challenges.insert({ purpose: 'sign_in', userId: null });
      return { challenge_id: id, options: { ...(await ceremonies.signInOptions(bytes, [])) } };
    },

    /**
     * Verifies a passkey that names its owner.
     * @throws AppError 401 for a challenge that is over, 422 for a passkey that is not right
     */
    async verifyPasskey(challengeId: string, passkey: NonNullable<FactorProof['passkey']>) {
      const counted = await challenges.countTry(challengeId, 'sign_in');
      if (!counted || counted.userId !== null) throw new AppError(401, 'challenge_over');
      const right = await evidence.byPasskey(passkey, counted.challenge);
      if (!right) throw passkeyRefused();
      const verified: Verified = {
        factor: 'passkey',
        async spend() {
          if (!(await challenges.markUsed(counted.id, right))) throw new AppError(401, 'challenge_over');
          if (!(await right.spend())) throw passkeyRefused();
        },
      };
      return { userId: right.userId, verified };
    },

    /**
     * Verifies a proof for a challenge whose try is counted. Call outside transactions.
     * @param address client network address
     * @throws AppError 422 for a wrong proof, 429 for too many
     */
    async verify(userId: number, counted: Challenge, proof: FactorProof, address: string): Promise<Verified> {
      await assertWithinLimit(userId, address);
      const right = await evidence.of(userId, proof, counted.challenge);
      if (!right) throw wrongProof(proof, counted.tries);
      return {
        factor: right.factor,
        async spend() {
          if (!(await challenges.markUsed(counted.id, right))) throw new AppError(401, 'challenge_over');
          if (!(await right.spend())) throw wrongProof(proof, counted.tries);
          if (right.factor === 'recovery_code') await mails.recoveryCodeUsed(userId);
        },
      };
    },
  };
};
