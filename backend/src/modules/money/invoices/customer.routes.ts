import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createInvoicePdf } from './invoice-pdf.ts';
import { createInvoiceReader } from './reader.ts';
import { InvoiceList, InvoiceNumber, PdfFile } from './schemas.ts';

const access = 'buyer';

/** Invoices of a customer's orders. */
export const invoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const invoices = createInvoiceReader(app.database);
  const answerPdf = createInvoicePdf(app);

  app.get(
    '/orders/:id/invoices',
    {
      config: { access },
      schema: {
        summary: 'Invoices and credit notes of one of the customer’s orders; empty until it is shipped',
        params: z.strictObject({ id: PathId }),
        response: { 200: success({ data: InvoiceList }) },
      },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      return ok(request, 'invoices.shown', { data: await invoices.ofPart({ userId, partId: request.params.id }) });
    },
  );

  app.get(
    '/orders/:id/invoices/:invoice_no.pdf',
    {
      config: { access },
      schema: {
        summary: 'An invoice or credit note as a PDF',
        params: z.strictObject({ id: PathId, invoice_no: InvoiceNumber }),
        response: { 200: PdfFile },
      },
    },
    async (request, reply) => {
      const { id: partId, invoice_no: number } = request.params;
      const owner = { userId: requireBuyer(request).id, partId };
      return answerPdf(reply, await invoices.document(owner, { number }));
    },
  );
};
