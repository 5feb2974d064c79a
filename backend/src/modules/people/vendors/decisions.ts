import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { AuditAction } from '../../operations/audit/labels.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { weaken } from '../factors/repository.ts';
import { createOwnerChanges } from '../team/owner-changes.ts';
import {
  createVendorRepository,
  recordColumns,
  type ActiveCode,
  type VendorRecord,
  type VendorRow,
} from './repository.ts';

type Columns = Record<string, unknown>;

/** Audited columns of a vendor: all, or the given ones. */
export const auditedVendor = (row: VendorRow, keys: readonly (keyof VendorRecord)[] = recordColumns): Columns =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

const changedKeys = (before: VendorRow, after: VendorRow) => recordColumns.filter((key) => before[key] !== after[key]);

/** Mail about a status change. None is sent if the vendor is pending as before, or again after a rejection. */
const templateOf = (before: ActiveCode, after: ActiveCode): string | null => {
  if (after === 0) return before === 1 ? 'vendor-stopped' : null;
  return after === 1 ? 'vendor-approved' : 'vendor-rejected';
};

/** Effects of admin changes to a vendor. Call in a transaction that holds the lock on the vendor. */
export const createVendorDecisions = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const vendors = createVendorRepository(database);
  const accounts = createAuthRepository(database);
  const auditLog = createAuditLog(database);
  const ownerChanges = createOwnerChanges({ database, outbox });

  /** @param before previous status; new vendors start as inactive */
  const notify = async (vendor: VendorRow, before: ActiveCode = 0): Promise<void> => {
    const template = templateOf(before, vendor.active);
    if (template === null) return;
    await outbox.enqueue({
      eventId: `vendor-status:${randomUUID()}`,
      template,
      recipient: vendor.email,
      lang: vendor.lang,
      payload: { firstname: vendor.firstname, remarks: vendor.rejection_remarks },
    });
  };

  return {
    notify,

    /**
     * Saves a vendor if anything changed. Ends all sessions immediately unless the vendor is active, and when the email
     * address changes, which also invalidates links mailed to the old one. A new password or address weakens the account.
     * @param more further changed columns for the audit log
     */
    async save(admin: SessionUser, action: AuditAction, before: VendorRow, after: VendorRow, more: Columns = {}) {
      const changed = changedKeys(before, after);
      if (changed.length === 0 && Object.keys(more).length === 0) return;
      await vendors.save(after);
      const isMoved = after.email !== before.email;
      if (after.active !== 1) {
        await vendors.revokeSessions(after.id);
        // Its owners could not sign in to stop it.
        await ownerChanges.stopOpen(admin, after.id);
      }
      if ('password' in more || isMoved) {
        await accounts.deleteSessions(after.user_id);
        await weaken(database, after.user_id);
      }
      if (isMoved) await accounts.spendResets(after.user_id);
      if (after.active !== before.active) await notify(after, before.active);
      await auditLog.record(admin, {
        action,
        entity: 'vendor',
        entityId: before.id,
        label: after.company_name,
        before: auditedVendor(before, changed),
        after: { ...auditedVendor(after, changed), ...more },
      });
    },

    /** Deletes a vendor with its products and coupons, and ends all sessions. */
    async remove(admin: SessionUser, vendor: VendorRow): Promise<void> {
      await vendors.remove(vendor.id);
      await vendors.revokeSessions(vendor.id);
      await auditLog.record(admin, {
        action: 'vendor.deleted',
        entity: 'vendor',
        entityId: vendor.id,
        label: vendor.company_name,
        before: auditedVendor(vendor),
        after: null,
      });
      for (const { id, code } of await vendors.stopCoupons(vendor.id)) {
        await auditLog.record(admin, {
          action: 'coupon.deactivated',
          entity: 'coupon',
          entityId: id,
          label: code,
          before: { active: true },
          after: { active: false },
        });
      }
    },
  };
};
