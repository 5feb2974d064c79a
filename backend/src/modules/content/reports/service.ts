import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createProductDecisions } from '../../catalogue/products/approval/decisions.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createPlatformService } from '../../operations/platform/service.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createVendorService } from '../../people/vendors/service.ts';
import {
  createReportRepository,
  isAlarming,
  type LockedReport,
  type Reporter,
  type ReportedThing,
} from './repository.ts';
import type { ReportDecision, ReportForm } from './schemas.ts';

const namesOf = ({ name, name_ar }: ReportedThing) => ({ name, name_ar });

const checkAction = ({ product_id }: LockedReport, { state, action }: ReportDecision): void => {
  if (action !== 'none' && state !== 'acted') throw invalidField('action', 'report.action_without_acting');
  if (action === 'unapprove_product' && product_id === null)
    throw invalidField('action', 'report.action_without_product');
};

/** Receives reports of products and sellers, and carries out the decisions of admins. */
export const createReports = (app: FastifyInstance) => {
  const { database, outbox, config } = app;
  const reports = createReportRepository(database);
  const platform = createPlatformService(app);
  const products = createProductDecisions(database);
  const vendors = createVendorService(app);
  const notifications = createNotifications(database);
  const auditLog = createAuditLog(database);

  const mail = (template: string, recipient: string, lang: Reporter['lang'], payload: Record<string, unknown>) =>
    outbox.enqueue({ eventId: `${template}:${randomUUID()}`, template, recipient, lang, payload });

  const warnPlatform = async (thing: ReportedThing, lang: Reporter['lang']): Promise<void> => {
    const { contact } = await platform.read();
    const recipient = contact.emails[0] ?? config.contactEmail;
    // Without a contact address, the report is only on top of the queue.
    if (recipient !== null) await mail('report-urgent', recipient, lang, namesOf(thing));
  };

  const carryOut = async (admin: SessionUser, { product_id, vendor_id }: LockedReport, { action }: ReportDecision) => {
    if (action === 'unapprove_product' && product_id !== null) await products.toggleApproval(admin, product_id, false);
    if (action === 'stop_store') await vendors.setActive(admin, vendor_id, 0, '');
  };

  return {
    /** Idempotent while the first report is open. Nothing is taken down by the number of reports alone. */
    add: (thing: ReportedThing, form: ReportForm, reporter: Reporter): Promise<void> =>
      database.transaction(async () => {
        await reports.lockVendor(thing.vendor_id);
        const id = await reports.insert(thing, form, reporter);
        if (id === null) return;
        await mail('report-received', reporter.email, reporter.lang, namesOf(thing));
        if (thing.product_id === null || !isAlarming(form.reason)) return;
        if (await reports.raise(thing.product_id)) await warnPlatform(thing, reporter.lang);
      }),

    /**
     * Decides a report, once. The reporter learns the outcome; the vendor sees reason and text, never the reporter.
     * @throws AppError 404, 409 if it was decided in the meantime, 422 for a measure that does not fit
     */
    decide: (admin: SessionUser, id: number, decision: ReportDecision): Promise<void> =>
      database.transaction(async () => {
        const report = await reports.lock(id);
        if (!report) throw notFound();
        if (report.state !== 'open') throw new AppError(409, 'changed_meanwhile');
        checkAction(report, decision);
        await reports.decide(id, decision, admin.id);
        await carryOut(admin, report, decision);
        await auditLog.record(admin, {
          ...{ action: `report.${decision.state}`, entity: 'report', entityId: id, label: report.name },
          before: { state: report.state },
          after: decision,
        });
        const { name, name_ar, slug, reason, text, vendor_id: vendorId } = report;
        await notifications.notifyVendor(vendorId, 'report_decided', {
          ...{ slug, name, name_arabic: name_ar, reason, text, acted: decision.state === 'acted' },
        });
        await mail('report-decided', report.email, report.lang, { ...namesOf(report), state: decision.state });
      }),
  };
};
