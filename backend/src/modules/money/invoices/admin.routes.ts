import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { invoiceTable } from './csv.ts';
import { createInvoicePdf } from './invoice-pdf.ts';
import { createInvoiceReader } from './reader.ts';
import { invoiceCondition } from './repository.ts';
import { AdminInvoiceFilter, AdminInvoicePage, AdminInvoiceQuery, PdfFile } from './schemas.ts';
import { toAdminInvoice } from './view.ts';

const access = 'admin';

/** Invoices of all vendors. */
export const adminInvoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const invoices = createInvoiceReader(app.database);
  const answerPdf = createInvoicePdf(app);

  app.get(
    '/admin/invoices',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of all invoices and credit notes',
        querystring: AdminInvoiceQuery,
        response: { 200: success({ data: AdminInvoicePage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await invoices.page(invoiceCondition('everybody', filter), page, size);
      return ok(request, 'invoices.shown', { data: { invoices: rows.map(toAdminInvoice), meta } });
    },
  );

  app.get(
    '/admin/invoices.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: AdminInvoiceFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const condition = invoiceCondition('everybody', request.query);
      return csvResponse(reply, 'invoices.csv', invoiceTable(app.database, condition, request.lang));
    },
  );

  app.get(
    '/admin/invoices/:id.pdf',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'An invoice or credit note as a PDF',
        // By id: numbers from two vendors' own systems may collide.
        params: z.strictObject({ id: PathId }),
        response: { 200: PdfFile },
      },
    },
    async (request, reply) => answerPdf(reply, await invoices.document('everybody', { id: request.params.id })),
  );
};
