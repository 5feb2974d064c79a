import type { FastifyInstance } from 'fastify';
import { createFactorRepository, ownerOf } from './repository.ts';
import { canonicalRecoveryCode, hashRecoveryCode } from './recovery-codes.ts';
import type { FactorProof } from './schemas.ts';
import { stepOf } from './totp.ts';

/** Second factor of a session. */
export type SessionFactor = 'totp' | 'passkey' | 'recovery_code';

/** A proof that was right when it was read. It counts once `spend` has returned true, in the transaction of its use. */
export interface Evidence {
  readonly factor: SessionFactor;
  readonly factorId: number | null;
  readonly step: number | null;
  spend(): Promise<boolean>;
}

/** Verification of codes and recovery codes. Call outside transactions: recovery codes are hashed slowly. */
export const createEvidence = ({ database, secretBox }: Pick<FastifyInstance, 'database' | 'secretBox'>) => {
  const factors = createFactorRepository(database);

  const byCode = async (userId: number, code: string): Promise<Evidence | null> => {
    const totp = await factors.findTotp(userId);
    const secret = totp && secretBox.unseal(totp.secret, ownerOf(userId));
    const step = secret && stepOf(secret, code);
    if (!totp || !secret || step === null) return null;
    return {
      ...{ factor: 'totp', factorId: totp.id, step },
      async spend() {
        if (!(await factors.spendStep(totp.id, step))) return false;
        if (secretBox.isOutdated(totp.secret)) await factors.reseal(totp.id, secretBox.seal(secret, ownerOf(userId)));
        return true;
      },
    };
  };

  const byRecoveryCode = async (userId: number, text: string): Promise<Evidence> => {
    const codeHash = await hashRecoveryCode(userId, canonicalRecoveryCode(text));
    const spend = () => factors.spendRecoveryCode(userId, codeHash);
    return { factor: 'recovery_code', factorId: null, step: null, spend };
  };

  return {
    /** Evidence for a person; null if the proof is wrong. */
    async of(userId: number, { code, recovery_code: recoveryCode }: FactorProof): Promise<Evidence | null> {
      if (code !== undefined) return byCode(userId, code);
      return recoveryCode === undefined ? null : byRecoveryCode(userId, recoveryCode);
    },
  };
};
