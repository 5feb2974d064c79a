import assert from 'node:assert/strict';
import type { VatRegime } from '../../src/facts/vat.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import { form } from './form.ts';
import { createSales } from './sales.ts';
import { createTaxpayers } from './vat.ts';

export interface InvoiceRow {
  id: number;
  invoice_no: string;
  issuer: string;
  kind: string;
  form: string;
  total: number;
  vat: number;
  tax_currency: string;
  tax_vat: number;
  document: string;
  qr: string | null;
}

type Goods = Parameters<TestApp['make']['product']>[0];

/** Invoiced sales and their documents. */
export const createInvoices = (shop: Pick<TestApp, 'call' | 'make' | 'database'>) => {
  const { call, make, database } = shop;
  const sales = createSales(shop);
  /** Sells a product for 100.00, tax included, with free shipping. */
  const buy = async (vendorId: number, goods: Goods, quantity: number, vatNumber: string) => {
    await database.query(sql`
      UPDATE shipping_rates r SET flat_fee = 0 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendorId}`);
    const { id: productId } = await make.product({ vendorId, price: 10_000, ...goods });
    const customer = await make.customer();
    const [id = 0] = await sales.buy(customer, [{ productId, quantity }]);
    await database.query(sql`
      UPDATE orders o SET billing_address = billing_address || jsonb_build_object('vat_number', ${vatNumber}::text)
      FROM vendor_orders part WHERE part.order_id = o.id AND part.id = ${id}`);
    return { customer, id };
  };

  return {
    /** A sub-order of a vendor in a country. @param vatNumber of the buyer */
    async sell(iso2: 'SA' | 'BH', regime: VatRegime | null, goods: Goods = {}, quantity = 1, vatNumber = '') {
      const vendor = await createTaxpayers(shop).vendor(iso2, regime);
      const { customer, id } = await buy(vendor.vendorId, goods, quantity, vatNumber);
      const setStatus = (status: number) =>
        call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });
      const become = async (...statuses: number[]) => {
        for (const status of statuses) {
          const response = await setStatus(status);
          assert.equal(response.status, 200, response.text);
        }
      };
      return { vendor, customer, id, setStatus, become };
    },

    /** Another sub-order of a vendor. */
    sellOf: async (vendorId: number): Promise<number> => (await buy(vendorId, {}, 1, '')).id,

    /** Uploads an invoice made by the vendor's own software. */
    upload: async (partId: number, token: string, number: string, content: Buffer<ArrayBuffer>) =>
      call(`POST /vendor/orders/${partId}/own-invoice`, {
        token,
        ...(await form({ number, invoice: new File([content], 'invoice.pdf') })),
      }),

    /** Documents issued for a sub-order, in order. */
    of: (partId: number) =>
      database.query<InvoiceRow>(sql`
        SELECT id, issuer, invoice_no, kind, form, total, vat, tax_currency, tax_vat, document, qr FROM invoices
        WHERE vendor_order_id = ${partId} ORDER BY id`),
  };
};
