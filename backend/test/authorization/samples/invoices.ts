import { sql } from '../../../src/sql/sql.ts';
import { fileOf } from '../../support/products.ts';
import { owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Invoices for customers, vendors and admins. */
export const invoiceSamples = ({ shop: { call, make, database }, sales }: SampleTools): Samples => {
  const shipped = async (owner: { token: string; vendorId: number }, customer: { id: number; token: string }) => {
    const { id: productId } = await make.product({ vendorId: owner.vendorId });
    const [id = 0] = await sales.buy(customer, [{ productId }]);
    await call(`POST /vendor/orders/${id}/status`, { token: owner.token, body: { status: 3 } });
    const row = await database.first<{ id: number; invoice_no: string }>(
      sql`SELECT id, invoice_no FROM invoices WHERE vendor_order_id = ${id}`,
    );
    return { id, invoiceId: row?.id, invoice_no: row?.invoice_no };
  };
  const sold = async ({ id, vendor: { vendorId } }: Party) =>
    shipped({ token: await make.signIn(id), vendorId }, await make.customer());
  const bought = async ({ id }: Party) => shipped(await make.vendor(), { id, token: await make.signIn(id) });

  /** An open sub-order of this vendor, who uploads their own invoices. */
  const waiting = async ({ vendor: { vendorId } }: Party) => {
    await database.query(sql`UPDATE vendors SET vat_regime = 'unregistered' WHERE id = ${vendorId}`);
    const { id: productId } = await make.product({ vendorId });
    const [id = 0] = await sales.buy(await make.customer(), [{ productId }]);
    return { params: { id }, body: { number: `A-${id}`, invoice: fileOf(PDF, 'invoice.pdf') } };
  };

  let days = 0;
  const rate = () => ({ from: 'USD', to: 'BHD', rate: 0.377, day: `2999-01-${String((days += 1)).padStart(2, '0')}` });

  return {
    'GET /orders/:id/invoices': {
      access: 'buyer',
      request: async (person) => ({ params: { id: (await bought(person)).id } }),
      ids: { 'params.id': owned },
    },
    'GET /orders/:id/invoices/:invoice_no.pdf': {
      access: 'buyer',
      request: async (person) => {
        const { id, invoice_no } = await bought(person);
        return { params: { id, invoice_no } };
      },
      ids: { 'params.id': owned, 'params.invoice_no': { missing: 'INV-1-999999', foreign: 'stranger' } },
    },
    'GET /vendor/invoices': { access: 'vendor', request: () => ({ query: { kind: 'invoice', issuer: 'vendor' } }) },
    'GET /vendor/invoices.csv': { access: 'vendor', request: () => ({}) },
    'GET /vendor/invoices/:invoice_no.pdf': {
      access: 'vendor',
      request: async (person) => ({ params: { invoice_no: (await sold(person)).invoice_no } }),
      ids: { 'params.invoice_no': { missing: 'INV-1-999999', foreign: 'stranger' } },
    },
    'GET /vendor/orders/:slug/invoices': {
      access: 'vendor',
      request: async (person) => ({ params: { slug: (await sold(person)).id } }),
      ids: { 'params.slug': owned },
    },
    'GET /vendor/invoice-settings': { access: 'vendor', request: () => ({}) },
    'POST /vendor/invoice-settings': { access: 'vendor', request: () => ({ body: { mode: 'balsam' } }) },
    'POST /vendor/orders/:id/own-invoice': { access: 'vendor', request: waiting, ids: { 'params.id': owned } },
    'GET /admin/invoices': { access: 'admin', request: () => ({ query: { currency: 'SAR', from: '2026-01-01' } }) },
    'GET /admin/invoices.csv': { access: 'admin', request: () => ({}) },
    'GET /admin/invoices/:id.pdf': {
      access: 'admin',
      request: async () => ({
        params: { id: (await shipped(await make.vendor(), await make.customer())).invoiceId },
      }),
      ids: { 'params.id': unowned },
    },
    'GET /admin/fx-rates': { access: 'admin', request: () => ({}) },
    'POST /admin/fx-rates': { access: 'admin', request: () => ({ body: rate() }) },
  };
};
