import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createAdminPaymentRepository, type AdminPaymentRow } from './admin-repository.ts';

const audited = ({ state, order_state }: AdminPaymentRow) => ({ payment_state: state, order_state });

/** Admin actions on payments that do not resolve automatically. Each is recorded in the audit log. */
export const createPaymentOversight = ({ database, payments }: Pick<FastifyInstance, 'database' | 'payments'>) => {
  const repository = createAdminPaymentRepository(database);
  const auditLog = createAuditLog(database);

  const findPayment = async (id: number): Promise<AdminPaymentRow> => {
    const row = await repository.find(id);
    if (!row) throw notFound();
    return row;
  };

  return {
    /**
     * Polls the provider for a payment, and for the other unfinished attempts at its order.
     * @throws AppError 404, 502 if it does not respond
     */
    async poll(admin: SessionUser, id: number): Promise<void> {
      const before = await findPayment(id);
      const hasResponded = await payments.service.pollOrder(before.user_id, before.order_id);
      const after = await findPayment(id);
      await auditLog.record(admin, {
        ...{ action: 'payment.asked', entity: 'payment', entityId: id, label: before.order_no },
        // Recorded even without a change, since another company was called.
        ...{ before: null, after: audited(after) },
      });
      if (!hasResponded) throw new AppError(502, 'payment_unknown');
    },

    /**
     * Requeues a dead event.
     * @returns the payment concerned; null if unknown
     * @throws AppError 404, 409 if it was not dead
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
