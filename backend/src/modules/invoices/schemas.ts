import { z } from 'zod';
import { Day, filterOf, inDayOrder, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';

const invoiceKinds = ['invoice', 'credit_note'] as const;
const Kind = z.enum(invoiceKinds).describe('credit_note: it gives back what an invoice has charged');
const invoiceForms = ['standard', 'simplified', 'plain', 'summary'] as const;
const Form = z
  .enum(invoiceForms)
  .describe(
    'standard: a tax invoice to a buyer with a VAT number; simplified: one to anybody else; plain: the seller charges no tax; summary: the vendor’s own program has made the invoice, and its file is here',
  );
const Issuer = z
  .enum(['vendor', 'platform'])
  .describe('platform: Balsam, in place of the vendor or for its commission');

export const Invoice = z
  .object({
    id: z.number().int(),
    invoice_no: z.string().meta({
      description: 'Its number in the series of its issuer, or of the vendor’s own program',
      examples: ['INV-7-000042'],
    }),
    kind: Kind,
    form: Form,
    issuer: Issuer,
    order_sub_no: z.string().nullable().describe('The parcel that it is about; null for an invoice of the commission'),
    corrects_no: z.string().nullable().describe('Of a credit note, the number of its invoice; else null'),
    issued_at: Moment.describe('When it was issued, to the second; never before the one before it in its series'),
    currency: Currency,
    total: Money.describe('With the tax'),
    vat: Money.describe('What of the total is tax'),
    tax_currency: z.enum(['SAR', 'BHD']).describe('The currency of the country that the tax is owed to'),
    tax_vat: Money.describe('The tax in that currency'),
  })
  .meta({ id: 'Invoice', description: 'An invoice or a credit note; nothing changes one' });
export type Invoice = z.infer<typeof Invoice>;

const AdminInvoice = Invoice.extend({
  vendor: z
    .object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() })
    .describe('Whose parcel or commission it is about'),
}).meta({ id: 'AdminInvoice', description: 'An invoice or a credit note, and whom it is about' });

export const InvoiceList = z.object({ invoices: z.array(Invoice).describe('The oldest first') });
export const InvoicePage = z.object({ invoices: z.array(Invoice).describe('The newest first'), meta: PageMeta });
export const AdminInvoicePage = z.object({
  invoices: z.array(AdminInvoice).describe('The newest first'),
  meta: PageMeta,
});

export const InvoiceFilter = z
  .strictObject({
    search: SearchText.describe('Part of the number of an invoice or of a parcel'),
    kind: filterOf(Kind).describe('Only those of this kind'),
    issuer: filterOf(Issuer).describe('Only those of this issuer'),
    currency: filterOf(Currency),
    from: filterOf(Day).describe('First day in Riyadh on which they were issued'),
    to: filterOf(Day).describe('Last day, included'),
  })
  .superRefine(inDayOrder);
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;
export const InvoiceQuery = InvoiceFilter.safeExtend(pageKeys);

export const AdminInvoiceFilter = InvoiceFilter.safeExtend({
  vendor: filterOf(PathId).describe('Only those about this vendor, by his id'),
});
export const AdminInvoiceQuery = AdminInvoiceFilter.safeExtend(pageKeys);

/** The answer of a route that hands out a document. */
export const PdfFile = {
  description: 'The document, as the law keeps it: PDF/A-3',
  content: { 'application/pdf': { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) } },
};

/** The number of an invoice in a path. */
export const InvoiceNumber = z
  .string()
  .max(80)
  .regex(/^[\w-]+$/)
  .meta({ description: 'Number of the invoice', examples: ['INV-7-000042'] });
