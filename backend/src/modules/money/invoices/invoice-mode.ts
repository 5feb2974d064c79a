import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { Moment } from '../../../wire/schemas.ts';
import { assertUnchangedSince, UpdatedAtSeen } from '../../../wire/seen.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';

const Mode = z
  .enum(['balsam', 'own'])
  .describe('balsam: Balsam issues the invoices in the vendor’s name; own: the vendor uploads its own');

export const InvoiceSettings = z
  .object({ mode: Mode, updated_at: Moment.describe('Time of the last change to any of the store’s settings') })
  .meta({ id: 'InvoiceSettings', description: 'Issuer of the invoices of a vendor’s sales' });
type InvoiceSettings = z.infer<typeof InvoiceSettings>;

export const InvoiceSettingsForm = z.strictObject({ mode: Mode, updated_at_seen: UpdatedAtSeen });

/** Issuer of a vendor's sales invoices: Balsam in the vendor's name, or the vendor's own system. */
export const createInvoiceMode = (database: Database) => {
  const auditLog = createAuditLog(database);

  const find = async (vendorId: number, lock = sql``) => {
    const row = await database.first<InvoiceSettings & { company_name: string }>(
      sql`SELECT invoice_mode AS mode, updated_at, company_name FROM vendors WHERE id = ${vendorId} ${lock}`,
    );
    if (!row) throw notFound();
    return row;
  };

  return {
    async read(vendorId: number): Promise<InvoiceSettings> {
      const { mode, updated_at } = await find(vendorId);
      return { mode, updated_at };
    },

    /**
     * Applies to shipments from now on.
     * @throws AppError 409 if it was saved in the meantime
     */
    save: (
      { vendorId, actor }: VendorActor,
      { mode, updated_at_seen: seen }: z.infer<typeof InvoiceSettingsForm>,
    ): Promise<void> =>
      database.transaction(async () => {
        const before = await find(vendorId, sql`FOR NO KEY UPDATE`);
        assertUnchangedSince(before.updated_at, seen);
        if (before.mode === mode) return;
        await database.query(sql`UPDATE vendors SET invoice_mode = ${mode}, updated_at = now() WHERE id = ${vendorId}`);
        await auditLog.record(actor, {
          ...{ action: 'vendor.invoice_mode', entity: 'vendor', entityId: vendorId, label: before.company_name },
          ...{ before: { invoice_mode: before.mode }, after: { invoice_mode: mode } },
        });
      }),
  };
};
