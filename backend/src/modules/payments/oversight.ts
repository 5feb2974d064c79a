import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../plugins/session.ts';
import { AppError, notFound } from '../../wire/errors.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createAdminPaymentRepository, type AdminPaymentRow } from './admin-repository.ts';

const audited = ({ state, order_state }: AdminPaymentRow) => ({ payment_state: state, order_state });

/** What admins do about payments that do not end by themselves. Each is a line of the audit log. */
export const createPaymentOversight = ({ database, payments }: Pick<FastifyInstance, 'database' | 'payments'>) => {
  const repository = createAdminPaymentRepository(database);
  const auditLog = createAuditLog(database);

  const found = async (id: number): Promise<AdminPaymentRow> => {
    const row = await repository.find(id);
    if (!row) throw notFound();
    return row;
  };

  return {
    /**
     * Asks the provider how a payment went, and every other attempt at its order that is not over.
     * @throws AppError 404, 502 when he does not answer
     */
    async look(admin: SessionUser, id: number): Promise<void> {
      const before = await found(id);
      const isAnswered = await payments.service.lookAtOrder(before.user_id, before.order_id);
      const after = await found(id);
      await auditLog.record(admin, {
        ...{ action: 'payment.asked', entity: 'payment', entityId: id, label: before.order_no },
        // Also where nothing has changed: another company was asked.
        ...{ before: null, after: audited(after) },
      });
      if (!isAnswered) throw new AppError(502, 'payment_unknown');
    },

    /**
     * Puts in the queue again what a provider has told and nobody could work on.
     * @returns the payment that it is about; null when we know of none
     * @throws AppError 404, 409 unless it was given up
     */
    retry: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const event = await repository.lockEvent(id);
        if (!event) throw notFound();
        if (!(await payments.events.retry(id))) throw new AppError(409, 'event_not_dead');
        await auditLog.record(admin, {
          ...{ action: 'payment.event_retried', entity: 'payment', entityId: event.payment_id ?? event.ref },
          ...{ label: event.order_no ?? event.ref, before: { event_state: event.state } },
          ...{ after: { event_state: 'received' } },
        });
      }),
  };
};
