import { toString as toQr } from 'qrcode';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readBrand } from '../../../mail/brand.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { createChallengeRepository } from '../factors/challenge-repository.ts';
import { createFactorMails } from '../factors/mails.ts';
import { createPasskeyRepository } from '../factors/passkey-repository.ts';
import { createPasskeys } from '../factors/passkeys.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { createFactorRepository, ownerOf, type FactorKind } from '../factors/repository.ts';
import { enrolmentOf, newTotpSecret, stepOf } from '../factors/totp.ts';
import { createFactorReset } from './factor-reset.ts';
import { createSessionRepository } from './session-repository.ts';
import type { NewPasskey, PasskeyEnrolment, Security, TotpEnrolment } from './schemas.ts';

const MOST_PASSKEYS = 10;

const PASSKEY_REFUSED = { passkey: ['errors.passkey_refused'] };

/** The signed-in person, and the session in which they act. */
export interface Owner {
  readonly user: SessionUser;
  readonly sessionHash: Buffer | null;
}

/** Setting up and removing second factors. */
export const createEnrolment = (app: FastifyInstance) => {
  const { database, secretBox } = app;
  const factors = createFactorRepository(database);
  const sessions = createSessionRepository(database);
  const mails = createFactorMails(app);
  const accountLog = createAccountLog(database);
  const resets = createFactorReset(app);
  const challenges = createChallengeRepository(database);
  const passkeys = createPasskeyRepository(database);
  const ceremonies = createPasskeys(app.config);

  /** Ends what a first factor ends, and returns recovery codes if there are none from before. */
  const welcome = async (
    { user, sessionHash }: Owner,
    { name, kind, isFirst }: { name: string; kind: FactorKind; isFirst: boolean },
    fresh: Awaited<ReturnType<typeof newRecoveryCodes>>,
  ): Promise<string[] | null> => {
    if (isFirst) await sessions.endOthers(user.id, sessionHash);
    await sessions.setFactor(sessionHash, kind);
    const hasCodes = (await factors.recoveryCodesLeft(user.id)) > 0;
    if (!hasCodes) await factors.replaceRecoveryCodes(user.id, fresh.hashes);
    await mails.added(user.id, name);
    await accountLog.record(user, 'account.factor_added', null, { factor: name });
    return hasCodes ? null : fresh.codes;
  };

  const emailOf = async (user: SessionUser): Promise<string> => (await sessions.emailOf(user.id)) ?? '';

  return {
    async security({ id }: SessionUser): Promise<z.infer<typeof Security>> {
      const list = await factors.list(id);
      return {
        factors: list.map(({ rp_id: rpId, ...factor }) => ({
          ...factor,
          is_usable: rpId === null || rpId === ceremonies.rpId,
        })),
        reset_at: await resets.effectiveAt(id),
        recovery_codes_left: await factors.recoveryCodesLeft(id),
      };
    },

    /**
     * Begins to set up an authenticator app.
     * @throws AppError 409 if the person has one
     */
    async beginTotp(user: SessionUser, name: string, lang: Lang): Promise<z.infer<typeof TotpEnrolment>> {
      if (await factors.findTotp(user.id)) throw new AppError(409, 'totp_exists');
      const bytes = newTotpSecret();
      const id = await factors.insertTotp(user.id, name, secretBox.seal(bytes, ownerOf(user.id)));
      const { name: shop } = await readBrand(database);
      const { secret, url } = enrolmentOf(bytes, shop[lang], await emailOf(user));
      const qr = await toQr(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
      return { id, secret, otpauth_url: url, qr_svg: qr };
    },

    /**
     * Confirms an authenticator app with a code from it. The first factor ends all other sessions, which were opened
     * without one.
     * @returns recovery codes if there are none from before
     * @throws AppError 404, 409 if the person has an app, 422 for a wrong code
     */
    async confirmTotp({ user, sessionHash }: Owner, id: number, code: string): Promise<string[] | null> {
      const totp = await factors.findTotp(user.id, id);
      if (!totp) throw notFound();
      const step = stepOf(secretBox.unseal(totp.secret, ownerOf(user.id)), code);
      if (step === null) throw invalidField('code', 'factors.code_wrong_at_setup');
      const fresh = await newRecoveryCodes(user.id);
      return database.transaction(async () => {
        await factors.lockOwner(user.id);
        if (await factors.findTotp(user.id)) throw new AppError(409, 'totp_exists');
        const isFirst = !(await factors.has(user.id));
        const confirmed = await factors.confirmTotp(user.id, id, step);
        if (!confirmed) throw notFound();
        return welcome({ user, sessionHash }, { name: confirmed.name, kind: 'totp', isFirst }, fresh);
      });
    },

    /** Begins to make a passkey. @throws AppError 409 for a person with ten */
    async beginPasskey({ id }: SessionUser, lang: Lang): Promise<z.infer<typeof PasskeyEnrolment>> {
      const known = await passkeys.list(id, ceremonies.rpId);
      if (known.length >= MOST_PASSKEYS) throw new AppError(409, 'too_many_passkeys');
      const { id: challengeId, challenge } = await challenges.insert({ purpose: 'enrol', userId: id });
      const { name: shop } = await readBrand(database);
      const owner = await sessions.ownerOf(id);
      const options = await ceremonies.registrationOptions(shop[lang], owner, known, challenge);
      return { challenge_id: challengeId, options: { ...options } };
    },

    /**
     * Stores a passkey that the browser has made.
     * @returns recovery codes if there are none from before
     * @throws AppError 422 for a response that is not right, or an outdated challenge
     */
    async addPasskey(owner: Owner, { challenge_id: challengeId, passkey, name }: NewPasskey): Promise<string[] | null> {
      const { user } = owner;
      const counted = await challenges.countTry(challengeId, 'enrol', user.id);
      const made = counted && (await ceremonies.verifyRegistration(passkey, counted.challenge));
      if (!counted || !made) throw new AppError(422, 'passkey_refused', { fields: PASSKEY_REFUSED });
      const fresh = await newRecoveryCodes(user.id);
      return database.transaction(async () => {
        await factors.lockOwner(user.id);
        const isFirst = !(await factors.has(user.id));
        const isUnused = await challenges.markUsed(counted.id, { factorId: null, step: null });
        if (!isUnused || !(await passkeys.insert(user.id, name, ceremonies.rpId, made)))
          throw new AppError(422, 'passkey_refused', { fields: PASSKEY_REFUSED });
        return welcome(owner, { name, kind: 'passkey', isFirst }, fresh);
      });
    },

    /**
     * Removes a factor; with the last one also the recovery codes.
     * @throws AppError 404, 409 for the last one of a person whose team requires one
     */
    remove: (user: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        await factors.lockOwner(user.id);
        const removed = await factors.remove(user.id, id);
        if (!removed) throw notFound();
        if (!(await factors.has(user.id))) {
          if (await factors.isRequired(user.id)) throw new AppError(409, 'factor_needed');
          await factors.deleteRecoveryCodes(user.id);
          await sessions.clearFactors(user.id);
        }
        await mails.removed(user.id, removed.name);
        await accountLog.record(user, 'account.factor_removed', { factor: removed.name }, null);
      }),

    /** New recovery codes; those before are no longer valid. @throws AppError 409 without a factor */
    async renewCodes(user: SessionUser): Promise<string[]> {
      const { codes, hashes } = await newRecoveryCodes(user.id);
      await database.transaction(async () => {
        await factors.lockOwner(user.id);
        if (!(await factors.has(user.id))) throw new AppError(409, 'factor_missing');
        await factors.replaceRecoveryCodes(user.id, hashes);
        await accountLog.record(user, 'account.recovery_codes_renewed', null, { recovery_codes: codes.length });
      });
      return codes;
    },
  };
};
