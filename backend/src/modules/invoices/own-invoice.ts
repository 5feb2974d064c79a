import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requiredFile } from '../../files/uploaded-file.ts';
import { sql } from '../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../wire/errors.ts';
import { requiredCode } from '../../wire/fields.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import type { VendorActor } from '../auth/vendor-actor.ts';

export const OwnInvoiceForm = z.strictObject({
  number: requiredCode('invoices.number_required', 40)
    .regex(/^[\w-]+$/, 'invoices.number_invalid')
    .refine((number) => !/^(INV|CN)-/i.test(number), 'invoices.number_ours')
    .describe('The number that the vendor’s own program has given it'),
  invoice: requiredFile('invoices.file_required').describe('The invoice as a PDF of at most 5 MB'),
});
type OwnInvoiceForm = z.infer<typeof OwnInvoiceForm>;

interface Part {
  order_sub_no: string;
  tax_issuer: string | null;
  is_invoiced: boolean;
}

/** Keeps what the programs of vendors have made: whoever has to report to the tax office at once does so by his own. */
export const createOwnInvoices = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>) => {
  const auditLog = createAuditLog(database);

  const lock = async (vendorId: number, id: number): Promise<Part> => {
    const named = sql`part.id = ${id} AND part.vendor_id = ${vendorId} AND part.placed_at IS NOT NULL`;
    await database.query(sql`SELECT part.id FROM vendor_orders part WHERE ${named} FOR UPDATE`);
    // An invoice of ours that came while this waited is seen by a later statement only.
    const part = await database.first<Part>(sql`
      SELECT part.order_sub_no, part.tax_issuer,
        EXISTS (SELECT FROM open_invoice(part.id) AS i WHERE i.mode = 'balsam') AS is_invoiced
      FROM vendor_orders part WHERE ${named}`);
    if (!part) throw notFound();
    if (part.tax_issuer !== 'vendor' || part.is_invoiced) throw new AppError(409, 'invoice_not_own');
    return part;
  };

  const keep = ({ vendorId, actor }: VendorActor, id: number, number: string, fileId: number) =>
    database.transaction(async () => {
      const { order_sub_no: label } = await lock(vendorId, id);
      const kept = await database.first<{ id: number | null }>(
        sql`SELECT keep_own_invoice(${id}, ${number}, ${fileId}) AS id`,
      );
      if (!kept?.id)
        throw new AppError(409, 'invoice_number_used', { fields: { number: ['errors.invoice_number_used'] } });
      await auditLog.record(actor, {
        ...{ action: 'invoice.own_kept', entity: 'invoice', entityId: kept.id, label },
        ...{ before: null, after: { invoice_no: number } },
      });
    });

  return {
    /** @throws AppError 404 missing or another vendor's, 409 where the marketplace makes it or has made it */
    assertWanted: ({ vendorId }: VendorActor, id: number) => database.transaction(() => lock(vendorId, id)),

    /**
     * Keeps the invoice that a vendor has made of his part. Another one, under another number, stands beside it.
     * @throws AppError 404 missing or another vendor's, 409 where the marketplace makes it or has made it, or the number was used, 413 or 422
     */
    async upload(owner: VendorActor, id: number, { number, invoice }: OwnInvoiceForm): Promise<void> {
      await this.assertWanted(owner, id);
      if (!invoice.content.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw invalidField('invoice', 'invoices.file_pdf');
      const file = await files.savePrivate(invoice, 'invoice', owner.actor.id);
      await keep(owner, id, number, file.id).catch(async (error: unknown) => {
        await files.remove(file.id);
        throw error;
      });
    },
  };
};
