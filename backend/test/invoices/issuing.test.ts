import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, COMPLETED, CONFIRMED, PENDING, REFUNDED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createInvoices } from '../support/invoices.ts';
import { createSales } from '../support/sales.ts';
import { SHARE_OF_VISITORS } from '../support/visitors.ts';

const PARCELS = 50 * SHARE_OF_VISITORS;

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

test('A sub-order is invoiced once, when first shipped or completed, with a mail', async () => {
  const { id, become, customer } = await invoices.sell('SA', 'registered');
  await become(CONFIRMED);
  const asked = () => shop.call(`GET /orders/${id}/invoices`, { token: customer.token });
  assert.deepEqual((await asked()).body.data.invoices, []);
  await become(SHIPPED, PENDING, COMPLETED);
  const [invoice, ...more] = await invoices.of(id);
  assert.equal(more.length, 0);
  const listed = (await asked()).body.data.invoices;
  assert.deepEqual(
    listed.map((each: { invoice_no: string; vat: number }) => [each.invoice_no, each.vat]),
    [[invoice?.invoice_no, 13.04]],
  );
  const mail = await shop.database.first<{ paper: string }>(sql`
    SELECT payload ->> 'paper' AS paper FROM outbox WHERE template = 'order-status' AND payload ->> 'status' = 'Shipped' ORDER BY id DESC LIMIT 1`);
  assert.equal(mail?.paper, 'invoice');
});

test('Unit returns and the cancelled rest credit exactly the tax of the invoice', async () => {
  const { id, become } = await invoices.sell('SA', 'registered', { price: 1000 }, 3);
  await become(SHIPPED);
  const [invoice] = await invoices.of(id);
  assert.deepEqual([invoice?.vat, invoice?.tax_vat], [391, 1466]);
  const [line] = await shop.database.query<{ id: number }>(
    sql`SELECT id FROM order_items WHERE vendor_order_id = ${id}`,
  );
  const giveBack = (vat: number) =>
    shop.database.query(sql`
      SELECT issue_credit_note(${id}, ARRAY[ROW(NULL, ${line?.id}, 1, 1000, 0, 0, ${vat}, 0, 0)::invoice_lines], 'Returned', 'return')`);
  for (const vat of [130, 130]) await giveBack(vat);
  await become(CANCELLED);
  const notes = (await invoices.of(id)).slice(1);
  assert.deepEqual(
    notes.map(({ vat, tax_vat }) => [vat, tax_vat]),
    [
      [130, 487],
      [130, 488],
      [131, 491],
    ],
  );
});

test('A cancelled sub-order is credited in full and invoiced again when shipped again', async () => {
  const { id, become } = await invoices.sell('SA', 'registered');
  await become(SHIPPED, CANCELLED);
  await become(SHIPPED, COMPLETED, REFUNDED);
  const issued = await invoices.of(id);
  assert.deepEqual(
    issued.map(({ kind, total }) => [kind, total]),
    [
      ['invoice', 10_000],
      ['credit_note', 10_000],
      ['invoice', 10_000],
      ['credit_note', 10_000],
    ],
  );
  const { corrects } = read(issued[1]?.document);
  assert.deepEqual([corrects.number, corrects.code], [issued[0]?.invoice_no, 'cancelled']);
});

test('The seller’s law and the buyer’s number decide the kind of invoice', async () => {
  const kinds = [
    await invoices.sell('SA', 'registered'),
    await invoices.sell('SA', 'registered', {}, 1, '311122334400003'),
    await invoices.sell('SA', 'deemed'),
    await invoices.sell('BH', 'registered'),
    await invoices.sell('BH', 'unregistered'),
  ];
  const facts = [];
  for (const { id, become } of kinds) {
    await become(SHIPPED);
    const [invoice] = await invoices.of(id);
    const { seller, sold_for: vendor, lines } = read(invoice?.document);
    facts.push([invoice?.form, invoice?.issuer === 'platform', vendor !== null, invoice?.qr !== null, lines[0].reason]);
    assert.equal(seller.country, invoice?.tax_currency === 'BHD' ? 'BH' : 'SA');
  }
  assert.deepEqual(facts, [
    ['simplified', false, false, true, null],
    ['standard', false, false, true, null],
    ['simplified', true, true, true, null],
    ['simplified', false, false, false, 'export'],
    ['plain', false, false, false, 'not_registered'],
  ]);
});

test('An invoice in dollars states tax in riyals at its day’s rate, as does its credit', async () => {
  const first = await invoices.sell('SA', 'registered');
  await first.become(SHIPPED);
  const { token } = await shop.make.admin();
  const [today] = await shop.database.query<{ day: string }>(sql`
    SELECT to_char(now() AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') AS day`);
  const add = () =>
    shop.call('POST /admin/fx-rates', { token, body: { from: 'USD', to: 'SAR', rate: 3.76, day: today?.day } });
  assert.equal((await add()).status, 200);
  assert.equal((await add()).body.code, 'fx_rate_exists');
  const second = await invoices.sell('SA', 'registered');
  await second.become(SHIPPED);
  const stated = await Promise.all([invoices.of(first.id), invoices.of(second.id)]);
  assert.deepEqual(
    stated.map(([invoice]) => [invoice?.vat, invoice?.tax_currency, invoice?.tax_vat]),
    [
      [1304, 'SAR', 4890],
      [1304, 'SAR', 4903],
    ],
  );
  for (const [index, { id, become }] of [first, second].entries()) {
    await become(CANCELLED);
    const [invoice, note] = await invoices.of(id);
    assert.deepEqual([note?.kind, note?.tax_vat], ['credit_note', invoice?.tax_vat]);
    assert.deepEqual(read(note?.document).tax, read(invoice?.document).tax);
    assert.equal(read(note?.document).tax.rate, ['3.75', '3.76'][index]);
  }
});

test('A vendor with their own invoices cannot ship without one, and we issue none', async () => {
  const { id, setStatus, become, vendor } = await invoices.sell('SA', 'registered');
  const { token } = vendor;
  await shop.call('POST /vendor/invoice-settings', { token, body: { mode: 'own' } });
  assert.deepEqual([(await setStatus(SHIPPED)).status, (await setStatus(SHIPPED)).body.code], [409, 'invoice_missing']);
  const upload = (number: string, content = '%PDF-1.7\n%%EOF') =>
    invoices.upload(id, token, number, Buffer.from(content));
  assert.equal((await upload('INV-1-000001')).status, 422, 'a number of our own series');
  assert.equal((await upload('A-1', 'not a document')).status, 422);
  assert.equal((await upload('A-1')).status, 200);
  assert.equal((await upload('A-1')).body.code, 'invoice_number_used');
  await become(SHIPPED, CANCELLED);
  assert.deepEqual(
    (await invoices.of(id)).map(({ invoice_no: number, form }) => [number, form]),
    [['A-1', 'summary']],
  );
  const pdf = await shop.call('GET /vendor/invoices/A-1.pdf', { token });
  assert.match(pdf.text, /^%PDF-1\.7/);
});

test('A vendor who switches to own invoices cannot ship on a credited one of ours', async () => {
  const { id, setStatus, become, vendor } = await invoices.sell('SA', 'registered');
  const { token } = vendor;
  await become(SHIPPED);
  await shop.call('POST /vendor/invoice-settings', { token, body: { mode: 'own' } });
  await become(COMPLETED, SHIPPED, CANCELLED);
  const again = await setStatus(SHIPPED);
  assert.deepEqual([again.status, again.body.code], [409, 'invoice_missing']);
  const uploaded = await invoices.upload(id, token, 'B-1', Buffer.from('%PDF-1.7\n%%EOF'));
  assert.equal(uploaded.status, 200, uploaded.text);
  await become(SHIPPED);
  assert.deepEqual(
    (await invoices.of(id)).map(({ kind, form }) => [kind, form]),
    [
      ['invoice', 'simplified'],
      ['credit_note', 'simplified'],
      ['invoice', 'summary'],
    ],
  );
});

test('Concurrent shipments of one vendor are numbered without a gap', async () => {
  const { vendor, id } = await invoices.sell('SA', 'registered');
  const parts = [id];
  while (parts.length < PARCELS) parts.push(await invoices.sellOf(vendor.vendorId));
  const { token } = vendor;
  const responses = await Promise.all(
    parts.map((part) => shop.call(`POST /vendor/orders/${part}/status`, { token, body: { status: SHIPPED } })),
  );
  assert.ok(responses.every(({ status }) => status === 200));
  const numbers = await shop.database.query<{ number: number }>(
    sql`SELECT number FROM invoices WHERE issuer = ${String(vendor.vendorId)} ORDER BY number`,
  );
  assert.deepEqual(
    numbers.map(({ number }) => number),
    parts.map((_, index) => index + 1),
  );
});

test('A rolled-back number is used again, and issue times never go backwards', async () => {
  const { id, vendor, become } = await invoices.sell('SA', 'registered');
  const issuer = String(vendor.vendorId);
  const undo = new Error('undo');
  const inVain = shop.database.transaction(async () => {
    await shop.database.query(sql`SELECT issue_part_invoice(${id})`);
    throw undo;
  });
  await assert.rejects(inVain, undo);
  await become(SHIPPED);
  const ahead = sql`UPDATE invoice_series SET last_issued_at = now() + interval '1 hour' WHERE issuer = ${issuer}`;
  await shop.database.query(ahead);
  const next = await invoices.sellOf(vendor.vendorId);
  await shop.call(`POST /vendor/orders/${next}/status`, { token: vendor.token, body: { status: SHIPPED } });
  const rows = await shop.database.query<{ number: number; is_later: boolean }>(sql`
    SELECT number, issued_at > now() + interval '50 minutes' AS is_later FROM invoices WHERE issuer = ${issuer} ORDER BY number`);
  assert.deepEqual(rows, [
    { number: 1, is_later: false },
    { number: 2, is_later: true },
  ]);
});

test('The database itself invoices a shipped sub-order', async () => {
  const { id } = await invoices.sell('SA', 'registered');
  await shop.database.transaction(async () => {
    await shop.database.query(sql`UPDATE vendor_orders SET status = ${SHIPPED} WHERE id = ${id}`);
    await shop.database.query(sql`
      INSERT INTO order_status_history (vendor_order_id, from_status, to_status) VALUES (${id}, 1, 3)`);
  });
  assert.equal((await invoices.of(id)).length, 1);
});

test('An invoice cannot be changed', async () => {
  await assert.rejects(shop.database.query(sql`UPDATE invoices SET total = 0`), /append-only/);
  await assert.rejects(shop.database.query(sql`DELETE FROM invoice_lines`), /append-only/);
});
