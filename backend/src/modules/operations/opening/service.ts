import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createPageService } from '../../content/pages/service.ts';
import { createPlatformRepository } from '../platform/repository.ts';
import { createPlatformService } from '../platform/service.ts';
import { createOpeningRepository } from './repository.ts';
import { OpeningStep, type MailTest, type Opening } from './schemas.ts';

type App = Pick<FastifyInstance, 'database' | 'config' | 'sendMail'>;

/** Reason why a mail server refused a mail or could not be reached. */
const reasonOf = (error: unknown): string => {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return String(response ?? message ?? error).slice(0, 300);
};

/** Launch checklist: what is done, what is missing, and whether mail is delivered. */
export const createOpeningService = ({ database, config, sendMail }: App) => {
  const opening = createOpeningRepository(database);
  const pages = createPageService(database);
  const settings = createPlatformService({ database, config });
  const platform = createPlatformRepository(database);
  const auditLog = createAuditLog(database);

  const listMissingPages = async () =>
    (await pages.list()).filter((page) => page.key !== 'about' && !page.published_at).map(({ key }) => key);

  const send = async (recipient: string, lang: Lang): Promise<MailTest> => {
    const event = { eventId: `mail-test:${randomUUID()}`, template: 'mail-test', payload: {}, attempts: 1 };
    const at = new Date();
    try {
      const response = await sendMail({ id: at.getTime(), recipient, lang, ...event });
      return { recipient, delivered: response !== null, response: response ?? '', at: at.toISOString() };
    } catch (error) {
      const refused = { recipient, delivered: false, response: reasonOf(error), at: at.toISOString() };
      await opening.saveMailTest(refused);
      throw new AppError(502, 'mail_refused', { params: { reason: refused.response }, cause: error });
    }
  };

  return {
    async read(): Promise<z.infer<typeof Opening>> {
      const [
        { brand, company, contact, checkout, shipping_defaults: shipping },
        missingPages,
        counts,
        lastTest,
        isOpen,
      ] = await Promise.all([
        settings.read(),
        listMissingPages(),
        opening.counts(),
        opening.lastMailTest(),
        platform.isOpen(),
      ]);
      const done: Record<z.infer<typeof OpeningStep>, boolean> = {
        brand: brand.name !== '',
        company: company.legal_name !== '' && company.cr_number !== '',
        contact: contact.emails.length > 0 && contact.phones.length > 0 && contact.address !== '',
        legal: missingPages.length === 0,
        shipping: shipping !== null,
        // The demo writes its mails to files on purpose.
        mail: config.demo || lastTest?.delivered === true,
        category: counts.categories,
        vendor: counts.vendors,
        product: isOpen,
      };
      const steps = OpeningStep.options.map((key) => ({ key, done: done[key] }));
      return {
        is_complete: steps.every((step) => step.done),
        steps,
        ...checkout,
        missing_pages: missingPages,
        mail: { is_set_up: config.smtpUrl !== null, last_test: lastTest },
      };
    },

    /**
     * Sends a test mail to the admin directly, bypassing the outbox, to get the mail server's response.
     * @throws AppError 502 with the server's reason
     */
    async testMail(admin: SessionUser, lang: Lang): Promise<MailTest> {
      const account = await opening.emailOf(admin.id);
      if (!account) throw notFound();
      const test = await send(account.email, lang);
      await database.transaction(async () => {
        await opening.saveMailTest(test);
        const line = { action: 'settings.mail_tested', entity: 'settings', entityId: 'mail', label: 'mail' } as const;
        await auditLog.record(admin, { ...line, before: null, after: { ...test } });
      });
      return test;
    },
  };
};
