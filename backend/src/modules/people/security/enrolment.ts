import { toString as toQr } from 'qrcode';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readBrand } from '../../../mail/brand.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { createFactorMails } from '../factors/mails.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { createFactorRepository, ownerOf } from '../factors/repository.ts';
import { enrolmentOf, newTotpSecret, stepOf } from '../factors/totp.ts';
import { createSessionRepository } from './session-repository.ts';
import type { Security, TotpEnrolment } from './schemas.ts';

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

  const emailOf = async (user: SessionUser): Promise<string> => (await sessions.emailOf(user.id)) ?? '';

  return {
    async security({ id }: SessionUser): Promise<z.infer<typeof Security>> {
      const list = await factors.list(id);
      return {
        factors: list.map(({ rp_id: _rpId, ...factor }) => factor),
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
        if (isFirst) await sessions.endOthers(user.id, sessionHash);
        await sessions.setFactor(sessionHash, 'totp');
        const hasCodes = (await factors.recoveryCodesLeft(user.id)) > 0;
        if (!hasCodes) await factors.replaceRecoveryCodes(user.id, fresh.hashes);
        await mails.added(user.id, confirmed.name);
        await accountLog.record(user, 'account.factor_added', null, { factor: confirmed.name });
        return hasCodes ? null : fresh.codes;
      });
    },

    /** Removes a factor; with the last one also the recovery codes. @throws AppError 404 */
    remove: (user: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        await factors.lockOwner(user.id);
        const removed = await factors.remove(user.id, id);
        if (!removed) throw notFound();
        if (!(await factors.has(user.id))) await factors.deleteRecoveryCodes(user.id);
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
