import { z } from 'zod';
import { Day, filterOf, inDayOrder, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';

const invoiceKinds = ['invoice', 'credit_note'] as const;
const Kind = z.enum(invoiceKinds).describe('credit_note: refunds what an invoice has charged');
const invoiceForms = ['standard', 'simplified', 'plain', 'summary'] as const;
const Form = z
  .enum(invoiceForms)
  .describe(
    'standard: tax invoice to a buyer with a VAT number; simplified: tax invoice to any other buyer; plain: the seller charges no tax; summary: issued by the vendor’s own system and uploaded here',
  );
const Issuer = z.enum(['vendor', 'platform']).describe('platform: Balsam, instead of the vendor or for its commission');

export const Invoice = z
  .object({
    id: z.number().int(),
    invoice_no: z.string().meta({
      description: 'Number in the series of its issuer, or of the vendor’s own system',
      examples: ['INV-7-000042'],
    }),
    kind: Kind,
    form: Form,
    issuer: Issuer,
    order_sub_no: z.string().nullable().describe('Number of the parcel; null for a commission invoice'),
    corrects_no: z.string().nullable().describe('For a credit note, the number of its invoice; else null'),
    issued_at: Moment.describe('Time of issue, to the second; never before its predecessor in the series'),
    currency: Currency,
    total: Money.describe('Total including tax'),
    vat: Money.describe('Tax included in the total'),
    tax_currency: z.enum(['SAR', 'BHD']).describe('Currency of the country that the tax is owed to'),
    tax_vat: Money.describe('Tax in that currency'),
  })
  .meta({ id: 'Invoice', description: 'An invoice or credit note; immutable' });
export type Invoice = z.infer<typeof Invoice>;

const AdminInvoice = Invoice.extend({
  vendor: z
    .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
    .describe('Vendor of the parcel or commission'),
}).meta({ id: 'AdminInvoice', description: 'An invoice or credit note with its vendor' });

export const InvoiceList = z.object({ invoices: z.array(Invoice).describe('Oldest first') });
export const InvoicePage = z.object({ invoices: z.array(Invoice).describe('Newest first'), meta: PageMeta });
export const AdminInvoicePage = z.object({
  invoices: z.array(AdminInvoice).describe('Newest first'),
  meta: PageMeta,
});

export const InvoiceFilter = z
  .strictObject({
    search: SearchText.describe('Part of an invoice or parcel number'),
    kind: filterOf(Kind).describe('Only documents of this kind'),
    issuer: filterOf(Issuer).describe('Only documents of this issuer'),
    currency: filterOf(Currency),
    from: filterOf(Day).describe('First day of issue, in Riyadh'),
    to: filterOf(Day).describe('Last day, inclusive'),
  })
  .superRefine(inDayOrder);
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;
export const InvoiceQuery = InvoiceFilter.safeExtend(pageKeys);

export const AdminInvoiceFilter = InvoiceFilter.safeExtend({
  vendor: filterOf(PathId).describe('Only documents of this vendor, by id'),
});
export const AdminInvoiceQuery = AdminInvoiceFilter.safeExtend(pageKeys);

/** Response of a route that returns a PDF document. */
export const PdfFile = {
  description: 'The document in the archival format PDF/A-3',
  content: { 'application/pdf': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};

/** Invoice number as a path parameter. */
export const InvoiceNumber = z
  .string()
  .max(80)
  .regex(/^[\w-]+$/)
  .meta({ description: 'Number of the invoice', examples: ['INV-7-000042'] });
