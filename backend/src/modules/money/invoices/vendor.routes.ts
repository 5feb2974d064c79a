import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { parsePath } from '../../../wire/validation.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { vendorActorOf } from '../../people/auth/vendor-actor.ts';
import { invoiceTable } from './csv.ts';
import { createInvoiceMode, InvoiceSettings, InvoiceSettingsForm } from './invoice-mode.ts';
import { createInvoicePdf } from './invoice-pdf.ts';
import { createOwnInvoices, OwnInvoiceForm } from './own-invoice.ts';
import { createInvoiceReader } from './reader.ts';
import { invoiceCondition } from './repository.ts';
import { InvoiceFilter, InvoiceList, InvoiceNumber, InvoicePage, InvoiceQuery, PdfFile } from './schemas.ts';
import { toInvoice } from './view.ts';

const access = 'vendor';
const PartReference = z.strictObject({
  slug: z.string().min(1).max(60).describe('Parcel number; its id is accepted too'),
});

const PartId = z.strictObject({ id: PathId });

/** Invoices of a vendor's sales, and for the commission charged to the vendor. */
export const vendorInvoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const invoices = createInvoiceReader(app.database);
  const answerPdf = createInvoicePdf(app);

  app.get(
    '/vendor/invoices',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of the invoices of the vendor’s sales, and for Balsam’s commission',
        querystring: InvoiceQuery,
        response: { 200: success({ data: InvoicePage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const condition = invoiceCondition({ vendorId: requireVendor(request).vendorId }, filter);
      const { rows, meta } = await invoices.page(condition, page, size);
      return ok(request, 'invoices.shown', { data: { invoices: rows.map(toInvoice), meta } });
    },
  );

  app.get(
    '/vendor/invoices.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: InvoiceFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const condition = invoiceCondition({ vendorId: requireVendor(request).vendorId }, request.query);
      return csvResponse(reply, 'invoices.csv', invoiceTable(app.database, condition, request.lang));
    },
  );

  app.get(
    '/vendor/invoices/:invoice_no.pdf',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'An invoice or credit note as a PDF',
        params: z.strictObject({ invoice_no: InvoiceNumber }),
        response: { 200: PdfFile },
      },
    },
    async (request, reply) => {
      const { vendorId } = requireVendor(request);
      return answerPdf(reply, await invoices.document({ vendorId }, { number: request.params.invoice_no }));
    },
  );

  app.get(
    '/vendor/orders/:slug/invoices',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'Invoices and credit notes of one of the vendor’s parcels; empty until it is shipped',
        params: PartReference,
        response: { 200: success({ data: InvoiceList }) },
      },
    },
    async (request) => {
      const owner = { vendorId: requireVendor(request).vendorId, part: request.params.slug };
      return ok(request, 'invoices.shown', { data: await invoices.ofPart(owner) });
    },
  );

  await app.register(ownInvoiceRoutes);
};

/** Invoice settings of a vendor, and uploads from the vendor's own system. */
const ownInvoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const mode = createInvoiceMode(app.database);
  const ownInvoices = createOwnInvoices(app);
  const settings = { 200: success({ data: InvoiceSettings }) };

  app.get(
    '/vendor/invoice-settings',
    {
      config: { access, permission: 'orders.read' },
      schema: { summary: 'Issuer of the vendor’s invoices', response: settings },
    },
    async (request) => ok(request, 'invoices.shown', { data: await mode.read(requireVendor(request).vendorId) }),
  );

  app.post(
    '/vendor/invoice-settings',
    {
      config: { access, permission: 'money.manage', errors: ['changed_meanwhile'] },
      schema: { summary: 'Sets the issuer of the vendor’s invoices', body: InvoiceSettingsForm, response: settings },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      await mode.save(owner, request.body);
      return ok(request, 'invoices.mode_saved', { data: await mode.read(owner.vendorId) });
    },
  );

  app.post(
    '/vendor/orders/:id/own-invoice',
    {
      config: {
        access,
        permission: 'orders.write',
        multipart: true,
        idempotency: 'own',
        beforeFiles: (request) => ownInvoices.assertWanted(vendorActorOf(request), parsePath(PartId, request).id),
        errors: ['invoice_not_own', 'invoice_number_used'],
      },
      schema: {
        summary: 'Stores an invoice that the vendor’s own system issued for a parcel',
        consumes: ['multipart/form-data', 'application/json'],
        params: PartId,
        body: OwnInvoiceForm,
        response: { 200: success({ data: InvoiceList }) },
      },
    },
    async (request) => {
      const owner = vendorActorOf(request);
      const { id } = request.params;
      await ownInvoices.upload(owner, id, request.body);
      const data = await createInvoiceReader(app.database).ofPart({ vendorId: owner.vendorId, part: String(id) });
      return ok(request, 'invoices.own_kept', { data });
    },
  );
};
