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

/** Challenges that are answered with a second factor. */
export const createSecondFactor = (app: FastifyInstance) => {
  const { database } = app;
  const attempts = createAttempts(app);
  const factors = createFactorRepository(database);
  const challenges = createChallengeRepository(database);
  const evidence = createEvidence(app);
  const mails = createFactorMails(app);

  const assertWithinLimit = async (userId: number, address: string): Promise<void> => {
    const key = ['second-factor', userId];
    const retryAfter = await attempts.count(key, CODES);
    if (retryAfter !== null && !(await attempts.hasFirstTry(key, address)))
      throw new AppError(429, 'rate_limited', { retryAfter });
  };

  return {
    /** The error with which a sign-in with the right password asks for the second factor. */
    async required(userId: number, signIn: NonNullable<NewChallenge['signIn']>): Promise<AppError> {
      const { id } = await challenges.insert({ purpose: 'sign_in', userId, signIn });
      const kinds = new Set((await factors.list(userId)).map(({ kind }) => kind));
      const hasCodes = (await factors.recoveryCodesLeft(userId)) > 0;
      const methods = [...kinds, ...(hasCodes ? ['recovery_code'] : [])];
      return new AppError(401, 'second_factor_required', { data: { challenge_id: id, methods } });
    },

    /**
     * Verifies a proof for a challenge whose try is counted. Call outside transactions.
     * @param address client network address
     * @throws AppError 422 for a wrong proof, 429 for too many
     */
    async verify(userId: number, challenge: Challenge, proof: FactorProof, address: string): Promise<Verified> {
      await assertWithinLimit(userId, address);
      const right = await evidence.of(userId, proof);
      if (!right) throw wrongProof(proof, challenge.tries);
      return {
        factor: right.factor,
        async spend() {
          if (!(await challenges.markUsed(challenge.id, right))) throw new AppError(401, 'challenge_over');
          if (!(await right.spend())) throw wrongProof(proof, challenge.tries);
          if (right.factor === 'recovery_code') await mails.recoveryCodeUsed(userId);
        },
      };
    },
  };
};
