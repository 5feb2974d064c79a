import assert from 'node:assert/strict';
import type { VatRegime } from '../../src/facts/vat.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import { createSales } from './sales.ts';
import { createTaxpayers } from './vat.ts';

export interface InvoiceRow {
  id: number;
  invoice_no: string;
  kind: string;
  form: string;
  total: number;
  vat: number;
  tax_currency: string;
  tax_vat: number;
  document: string;
  qr: string | null;
}

/** Sales that are invoiced, and what was issued. */
export const createInvoices = (shop: Pick<TestApp, 'call' | 'make' | 'database'>) => {
  const { call, make, database } = shop;
  const sales = createSales(shop);
  return {
    /** One product for 100.00, tax included, which is brought for nothing. */
    async sell(iso2: 'SA' | 'BH', regime: VatRegime | null, goods: Parameters<typeof make.product>[0] = {}) {
      const vendor = await createTaxpayers(shop).vendor(iso2, regime);
      const { id: productId } = await make.product({ vendorId: vendor.vendorId, price: 10_000, ...goods });
      const customer = await make.customer();
      const [id = 0] = await sales.buy(customer, [{ productId }]);
      const setStatus = (status: number) =>
        call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });
      const become = async (...statuses: number[]) => {
        for (const status of statuses) {
          const answer = await setStatus(status);
          assert.equal(answer.status, 200, answer.text);
        }
      };
      return { vendor, customer, id, setStatus, become };
    },

    /** What was issued for a part, in its order. */
    of: (partId: number) =>
      database.query<InvoiceRow>(sql`
        SELECT id, invoice_no, kind, form, total, vat, tax_currency, tax_vat, document, qr FROM invoices
        WHERE vendor_order_id = ${partId} ORDER BY id`),
  };
};
