import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { COMPLETED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createInvoices } from '../support/invoices.ts';
import { createReturns, type Delivered, type Returns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let returns: Returns;
let invoices: ReturnType<typeof createInvoices>;
before(async () => {
  shop = await buildTestApp();
  returns = createReturns(shop, createSales(shop));
  invoices = createInvoices(shop);
});
after(async () => {
  await createSales(shop).assertBooksAreRight();
  await shop.close();
});

/** Units for 100.00 each, tax included, with free shipping. */
const delivered = async (
  quantity: number,
  regime: 'registered' | 'deemed' = 'registered',
  program = 'balsam',
): Promise<Delivered> => {
  const { vendor, customer, id, become } = await invoices.sell('SA', regime, {}, quantity);
  if (program === 'own') {
    await shop.call('POST /vendor/invoice-settings', { token: vendor.token, body: { mode: program } });
    const made = await invoices.upload(id, vendor.token, 'A-1', Buffer.from('%PDF-1.7\n%%EOF'));
    assert.equal(made.status, 200, made.text);
  }
  await become(COMPLETED);
  const lines = await shop.database.query<{ id: number }>(
    sql`SELECT id FROM order_items WHERE vendor_order_id = ${id} ORDER BY id`,
  );
  return { vendor, customer, partId: id, lines: lines.map((line) => line.id) };
};

const inspect = async (parcel: Delivered, ...found: [number, number, number][]) => {
  const [[restock, writeOff, refused] = [0, 0, 0]] = found;
  const received = await returns.received(parcel, { quantity: restock + writeOff + refused });
  const route = `/vendor/returns/${received.return_no}/inspection`;
  return returns.say(parcel.vendor, route, returns.inspection(received, ...found));
};

test('Each refund of a return has its own credit note, and the last closes the invoice', async () => {
  const parcel = await delivered(3);
  const { return_no: no, lines } = await inspect(parcel, [1, 0, 1]);
  const admin = await shop.make.admin();
  const overrule = (more: object) =>
    returns.say(admin, `/admin/returns/${no}/overrule`, { reason: 'It was faulty, too.', ...more });
  // Goodwill of the marketplace changes no price, so no document of the vendor mentions it.
  await overrule({ goodwill: 1 });
  await overrule({ lines: [{ id: lines[0].id, write_off: 1 }] });
  const last = await inspect(parcel, [0, 1, 0]);

  const [invoice, ...notes] = await invoices.of(parcel.partId);
  assert.deepEqual(
    notes.map(({ kind, total, vat }) => [kind, total, vat]),
    [
      ['credit_note', 10_000, 1304],
      ['credit_note', 10_000, 1304],
      ['credit_note', 10_000, 1305],
    ],
  );
  assert.equal(invoice?.vat, 3913);
  assert.deepEqual(
    notes.map(({ document }) => {
      const { number, code, reason } = JSON.parse(document).corrects;
      return [number, code, reason];
    }),
    [no, no, last.return_no].map((reason) => [invoice?.invoice_no, 'returned', reason]),
  );
  const { body } = await shop.call(`GET /orders/${parcel.partId}/invoices`, { token: parcel.customer.token });
  assert.equal(body.data.invoices.length, 4);
  const papers = await shop.database.query<{ paper: string | null }>(sql`
    SELECT payload ->> 'paper' AS paper FROM outbox
    WHERE template = 'return-refunded' AND payload ->> 'return_no' = ${no} ORDER BY id`);
  assert.deepEqual([...new Set(papers.map(({ paper }) => paper))], ['credit_note']);
});

test('A refund without return is credited by the issuer of the invoice', async () => {
  const issuedBy = async (parcel: Delivered) => {
    await returns.keptBy(parcel, {});
    return (await invoices.of(parcel.partId)).map(({ kind, issuer }) => [kind, issuer]);
  };
  const papersOf = (issuer: string) => ['invoice', 'credit_note'].map((kind) => [kind, issuer]);
  const own = await delivered(1);
  assert.deepEqual(await issuedBy(own), papersOf(String(own.vendor.vendorId)));
  assert.deepEqual(await issuedBy(await delivered(1, 'deemed')), papersOf('platform'));
  const program = await delivered(1, 'registered', 'own');
  assert.deepEqual(await issuedBy(program), [['invoice', String(program.vendor.vendorId)]], 'the credit note too');
});
