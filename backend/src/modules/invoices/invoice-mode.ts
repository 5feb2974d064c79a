import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { sql } from '../../sql/sql.ts';
import { notFound } from '../../wire/errors.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';

export const InvoiceSettings = z
  .strictObject({
    mode: z
      .enum(['balsam', 'own'])
      .describe('balsam: Balsam makes the invoices in the vendor’s name; own: he uploads what his own program makes'),
  })
  .meta({ id: 'InvoiceSettings', description: 'Who makes the invoices of a vendor’s sales' });
type InvoiceSettings = z.infer<typeof InvoiceSettings>;

/** Who makes the invoices of a vendor's sales. */
export const createInvoiceMode = (database: Database) => {
  const auditLog = createAuditLog(database);

  const find = async (vendorId: number, lock = sql``) => {
    const row = await database.first<InvoiceSettings & { company_name: string }>(
      sql`SELECT invoice_mode AS mode, company_name FROM vendors WHERE id = ${vendorId} ${lock}`,
    );
    if (!row) throw notFound();
    return row;
  };

  return {
    read: async (vendorId: number): Promise<InvoiceSettings> => ({ mode: (await find(vendorId)).mode }),

    /** It holds for what is shipped from now on. */
    save: ({ vendorId, actor }: VendorActor, { mode }: InvoiceSettings): Promise<void> =>
      database.transaction(async () => {
        const before = await find(vendorId, sql`FOR NO KEY UPDATE`);
        if (before.mode === mode) return;
        await database.query(sql`UPDATE vendors SET invoice_mode = ${mode}, updated_at = now() WHERE id = ${vendorId}`);
        await auditLog.record(actor, {
          ...{ action: 'vendor.invoice_mode', entity: 'vendor', entityId: vendorId, label: before.company_name },
          ...{ before: { invoice_mode: before.mode }, after: { invoice_mode: mode } },
        });
      }),
  };
};
