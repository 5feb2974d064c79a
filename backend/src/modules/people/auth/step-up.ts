import type { FastifyInstance } from 'fastify';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { createChallengeRepository } from '../factors/challenge-repository.ts';
import { createFactorRepository } from '../factors/repository.ts';
import { createSecondFactor } from '../factors/second-factor.ts';
import { createAuthRepository } from './repository.ts';
import { createAuthService } from './service.ts';
import type { StepUp } from './schemas.ts';

/** Confirmation of who is using a session: by the factor of those who have one, else by the password. */
export const createStepUp = (app: FastifyInstance) => {
  const { database } = app;
  const auth = createAuthService(app);
  const accounts = createAuthRepository(database);
  const factors = createFactorRepository(database);
  const challenges = createChallengeRepository(database);
  const secondFactor = createSecondFactor(app);

  return {
    async options(userId: number) {
      if (await factors.has(userId)) return secondFactor.challenge({ purpose: 'step_up', userId });
      return { methods: ['password' as const], challenge_id: null, passkey_options: null };
    },

    /**
     * Confirms the person of a session.
     * @param address client network address
     * @throws AppError 422 on the proof or the password, and for a challenge that is over; 429
     */
    async confirm(userId: number, sessionHash: Buffer | null, form: StepUp, address: string): Promise<void> {
      const { password, challenge_id: id, ...proof } = form;
      const hasFactor = await factors.has(userId);
      if (!hasFactor) return auth.stepUpByPassword(userId, sessionHash, password ?? '');
      if (id === undefined) throw invalidField('password', 'factors.use_factor');
      const counted = await challenges.countTry(id, 'step_up', userId);
      if (!counted) throw new AppError(422, 'code_over');
      const verified = await secondFactor.verify(userId, counted, proof, address);
      await database.transaction(async () => {
        await verified.spend();
        await accounts.stepUp(sessionHash);
      });
    },
  };
};
