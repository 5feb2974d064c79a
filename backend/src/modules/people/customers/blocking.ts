import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createCustomerRepository, type Blockable } from './repository.ts';
import type { CustomerState } from './schemas.ts';

type State = z.infer<typeof CustomerState>;

/**
 * Blocks and unblocks customers. Open orders continue, since their goods are paid for or owed. Each change is mailed to
 * the customer and recorded in the audit log.
 */
export const createBlocking = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const customers = createCustomerRepository(database);
  const accounts = createAuthRepository(database);
  const auditLog = createAuditLog(database);

  const lock = async (id: number, seen?: State): Promise<Blockable> => {
    const customer = await customers.lock(id);
    if (!customer) throw notFound();
    const state = customer.blocked_at === null ? 'active' : 'blocked';
    if (seen !== undefined && seen !== state)
      throw new AppError(409, 'changed_meanwhile', { message: `customers.is_now.${state}` });
    return customer;
  };

  const save = async (admin: SessionUser, customer: Blockable, reason: string | null) => {
    await customers.setBlocked(customer.id, reason);
    await outbox.enqueue({
      eventId: `customer-blocked:${randomUUID()}`,
      template: reason === null ? 'account-unblocked' : 'account-blocked',
      recipient: customer.email,
      lang: customer.lang,
      payload: { firstname: customer.firstname, reason: reason ?? '' },
    });
    await auditLog.record(admin, {
      action: reason === null ? 'customer.unblocked' : 'customer.blocked',
      entity: 'customer',
      entityId: customer.id,
      label: customer.email,
      before: { blocked: customer.blocked_at !== null, block_reason: customer.block_reason },
      after: { blocked: reason !== null, block_reason: reason ?? '' },
    });
  };

  return {
    /**
     * Ends every session and refuses new ones.
     * @throws AppError 404 if it is not a customer, 409 if the state has changed or they work for a team
     */
    block: (admin: SessionUser, id: number, reason: string, seen?: State): Promise<void> =>
      database.transaction(async () => {
        const customer = await lock(id, seen);
        // Blocking ends every session, so it would shut the person out of their store as well.
        if (customer.is_member) throw new AppError(409, 'customer_is_member');
        if (customer.blocked_at !== null && customer.block_reason === reason) return;
        await save(admin, customer, reason);
        await accounts.deleteSessions(id);
      }),

    /** @throws AppError 404 if it is not a customer, 409 if the state has changed */
    unblock: (admin: SessionUser, id: number, seen?: State): Promise<void> =>
      database.transaction(async () => {
        const customer = await lock(id, seen);
        if (customer.blocked_at !== null) await save(admin, customer, null);
      }),
  };
};
