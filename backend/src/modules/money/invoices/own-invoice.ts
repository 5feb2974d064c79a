import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requiredFile } from '../../../files/uploaded-file.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { requiredCode } from '../../../wire/fields.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { VendorActor } from '../../people/auth/vendor-actor.ts';

export const OwnInvoiceForm = z.strictObject({
  number: requiredCode('invoices.number_required', 40)
    .regex(/^[\w-]+$/, 'invoices.number_invalid')
    .refine((number) => !/^(INV|CN)-/i.test(number), 'invoices.number_ours')
    .describe('Invoice number assigned by the vendor’s own system'),
  invoice: requiredFile('invoices.file_required').describe('Invoice as a PDF of at most 5 MB'),
});
type OwnInvoiceForm = z.infer<typeof OwnInvoiceForm>;

interface Part {
  order_sub_no: string;
  tax_issuer: string | null;
  is_invoiced: boolean;
}

/**
 * Invoices uploaded by vendors whose own systems issue them, for example because they must report to the tax authority
 * in real time.
 */
export const createOwnInvoices = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>) => {
  const auditLog = createAuditLog(database);

  const lock = async (vendorId: number, id: number): Promise<Part> => {
    const named = sql`part.id = ${id} AND part.vendor_id = ${vendorId} AND part.placed_at IS NOT NULL`;
    await database.query(sql`SELECT part.id FROM vendor_orders part WHERE ${named} FOR UPDATE`);
    // A separate statement, so that it sees an invoice of ours committed while the lock waited.
    const part = await database.first<Part>(sql`
      SELECT part.order_sub_no, part.tax_issuer,
        EXISTS (SELECT FROM open_invoice(part.id) AS i WHERE i.mode = 'balsam') AS is_invoiced
      FROM vendor_orders part WHERE ${named}`);
    if (!part) throw notFound();
    if (part.tax_issuer !== 'vendor' || part.is_invoiced) throw new AppError(409, 'invoice_not_own');
    return part;
  };

  const store = ({ vendorId, actor }: VendorActor, id: number, number: string, fileId: number) =>
    database.transaction(async () => {
      const { order_sub_no: label } = await lock(vendorId, id);
      const stored = await database.first<{ id: number | null }>(
        sql`SELECT keep_own_invoice(${id}, ${number}, ${fileId}) AS id`,
      );
      if (!stored?.id)
        throw new AppError(409, 'invoice_number_used', { fields: { number: ['errors.invoice_number_used'] } });
      await auditLog.record(actor, {
        ...{ action: 'invoice.own_kept', entity: 'invoice', entityId: stored.id, label },
        ...{ before: null, after: { invoice_no: number } },
      });
    });

  return {
    /** @throws AppError 404 if missing or another vendor's, 409 if the marketplace issues or has issued it */
    assertWanted: ({ vendorId }: VendorActor, id: number) => database.transaction(() => lock(vendorId, id)),

    /**
     * Stores an invoice issued by the vendor's own system. Uploading another number adds a second invoice.
     * @throws AppError 404 if missing or another vendor's, 409 if the marketplace issues or has issued it, or the
     * number was used, 413 or 422
     */
    async upload(owner: VendorActor, id: number, { number, invoice }: OwnInvoiceForm): Promise<void> {
      await this.assertWanted(owner, id);
      if (!invoice.content.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw invalidField('invoice', 'invoices.file_pdf');
      const file = await files.savePrivate(invoice, 'invoice', owner.actor.id);
      await store(owner, id, number, file.id).catch(async (error: unknown) => {
        await files.remove(file.id);
        throw error;
      });
    },
  };
};
