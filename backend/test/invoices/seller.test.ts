import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createInvoices } from '../support/invoices.ts';
import { createSales } from '../support/sales.ts';
import { newVatNumber } from '../support/vat.ts';

let shop: TestApp;
let invoices: ReturnType<typeof createInvoices>;
before(async () => {
  shop = await buildTestApp();
  invoices = createInvoices(shop);
});
after(async () => {
  await createSales(shop).assertBooksAreRight();
  await shop.close();
});

const read = (document: string | undefined) => JSON.parse(document ?? '{}');

test('An invoice has the number and names that an admin verified, not later claims', async () => {
  const { vendor, id, become } = await invoices.sell('SA', 'registered');
  const admin = await shop.make.admin();
  const sellerOf = async (partId: number) => read((await invoices.of(partId))[0]?.document).seller;
  const ask = async (legalName: string) => {
    const body = { vat_number: newVatNumber(), legal_name: legalName, legal_name_arabic: 'شركة النخلة' };
    assert.equal((await shop.call('POST /vendor/tax-settings', { token: vendor.token, body })).status, 200);
    return body.vat_number;
  };
  const decide = (body: object) =>
    shop.call(`POST /admin/vendors/${vendor.vendorId}/tax`, { token: admin.token, body });

  const verified = await ask('Palm Medical Company');
  await decide({ decision: 'verify', vat_number: verified });
  await ask('Nobody has looked at this');
  await become(SHIPPED);
  const seller = await sellerOf(id);
  assert.deepEqual(
    [seller.vat_number, seller.name, seller.name_arabic],
    [verified, 'Palm Medical Company', 'شركة النخلة'],
  );

  const next = await invoices.sellOf(vendor.vendorId);
  const last = await ask('Palm Medical Company Two');
  await decide({ decision: 'verify', vat_number: last });
  await shop.call(`POST /vendor/orders/${next}/status`, { token: vendor.token, body: { status: SHIPPED } });
  const seller2 = await sellerOf(next);
  assert.deepEqual([seller2.vat_number, seller2.name], [last, 'Palm Medical Company Two']);
});

test('A sale is invoiced under the VAT number of its day, whatever changes later', async () => {
  const admin = await shop.make.admin();
  const lost = await invoices.sell('SA', 'registered');
  const moved = await invoices.sell('SA', 'registered');
  const numberOf = async ({ vendor }: typeof lost) =>
    (
      await shop.database.first<{ vat_number: string }>(
        sql`SELECT vat_number FROM vendors WHERE id = ${vendor.vendorId}`,
      )
    )?.vat_number;
  const verified = [await numberOf(lost), await numberOf(moved)];
  const body = { vat_number: newVatNumber(), legal_name: 'Palm', legal_name_arabic: 'النخلة' };
  await shop.call('POST /vendor/tax-settings', { token: lost.vendor.token, body });
  const decision = { decision: 'reject', vat_number: body.vat_number, remarks: 'Not in the register' };
  const rejected = await shop.call(`POST /admin/vendors/${lost.vendor.vendorId}/tax`, {
    token: admin.token,
    body: decision,
  });
  assert.equal(rejected.status, 200, rejected.text);
  await shop.database.query(sql`
    UPDATE vendors SET country_id = (SELECT id FROM countries WHERE iso2 = 'BH' LIMIT 1) WHERE id = ${moved.vendor.vendorId}`);
  for (const [index, { id, become }] of [lost, moved].entries()) {
    await become(SHIPPED);
    const [invoice] = await invoices.of(id);
    assert.deepEqual([invoice?.form, invoice?.vat], ['simplified', 1304]);
    assert.deepEqual(
      [read(invoice?.document).seller.vat_number, read(invoice?.document).seller.country],
      [verified[index], 'SA'],
    );
  }
});
