import type { Database } from '../../../database/database.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createAdminPaymentRepository } from './admin-repository.ts';

/** Payment discrepancies that need manual settlement. */
export const createPaymentFindings = (database: Database) => {
  const repository = createAdminPaymentRepository(database);
  const auditLog = createAuditLog(database);

  return {
    /**
     * Settles a finding with a remark.
     * @throws AppError 404, 409 if already settled
     */
    settle: (admin: SessionUser, id: number, remark: string): Promise<void> =>
      database.transaction(async () => {
        const finding = await repository.lockFinding(id);
        if (!finding) throw notFound();
        if (finding.settled_at !== null) throw new AppError(409, 'finding_settled');
        await repository.settleFinding(id);
        await auditLog.record(admin, {
          ...{ action: 'payment.finding_settled', entity: 'payment', entityId: finding.payment_id ?? finding.detail },
          ...{ label: finding.order_no ?? finding.detail, before: { finding: finding.kind, detail: finding.detail } },
          ...{ after: { finding: finding.kind, detail: finding.detail, remark } },
        });
      }),
  };
};
