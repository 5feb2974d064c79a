import type { FastifyInstance } from 'fastify';
import { createFactorMails } from './mails.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { createPasskeys } from './passkeys.ts';
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

type PasskeyAnswer = NonNullable<FactorProof['passkey']>;

interface PasskeyEvidence extends Evidence {
  readonly userId: number;
}

/** Verification of codes, recovery codes and passkeys. Call outside transactions: recovery codes are hashed slowly. */
export const createEvidence = (app: Pick<FastifyInstance, 'config' | 'database' | 'outbox' | 'secretBox'>) => {
  const { database, secretBox } = app;
  const mails = createFactorMails(app);
  const passkeys = createPasskeyRepository(database);
  const ceremonies = createPasskeys(app.config);
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

  /** A passkey whose counter went back may have been copied: it is refused, and its owner gets a mail. */
  const byPasskey = async (answer: PasskeyAnswer, challenge: Buffer): Promise<PasskeyEvidence | null> => {
    const passkey = await passkeys.find(Buffer.from(answer.id, 'base64url'), ceremonies.rpId);
    const counter = passkey && (await ceremonies.verifySignIn(answer, challenge, passkey));
    if (!passkey || counter === null) return null;
    if (counter < passkey.counter || (counter === passkey.counter && counter > 0)) {
      await mails.passkeyRefused(passkey.user_id, passkey.name);
      return null;
    }
    const spend = () => passkeys.spendCounter(passkey.id, counter);
    return { userId: passkey.user_id, factor: 'passkey', factorId: passkey.id, step: null, spend };
  };

  return {
    /** Evidence of the person whom a passkey names. */
    byPasskey,

    /** Evidence for a person; null if the proof is wrong. */
    async of(userId: number, proof: FactorProof, challenge: Buffer): Promise<Evidence | null> {
      const { code, recovery_code: recoveryCode, passkey } = proof;
      if (passkey !== undefined) {
        const evidence = await byPasskey(passkey, challenge);
        return evidence?.userId === userId ? evidence : null;
      }
      if (code !== undefined) return byCode(userId, code);
      return recoveryCode === undefined ? null : byRecoveryCode(userId, recoveryCode);
    },
  };
};
