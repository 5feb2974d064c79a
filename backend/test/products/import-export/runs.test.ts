import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../../src/ledger/audit.ts';
import { createRunClaims } from '../../../src/modules/catalogue/products/import-export/run-claims.ts';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { createSales } from '../../support/sales.ts';
import { createImporting, errorsOf, fileOf, type Importing } from './importing.ts';
import { createRunning, type Running } from './running.ts';

const LINES = 450;

let shop: TestApp;
let files: Importing;
let running: Running;
let category: string;
before(async () => {
  shop = await buildTestApp();
  files = createImporting(shop);
  running = createRunning(shop);
  category = (await shop.make.category()).slug;
});
after(() => shop.close());

const manyNew = () => Array.from({ length: LINES }, (_, n) => ({ sku: `N-${n}`, category }));
const pick = ({ state, done_rows, last_row, created, updated, unchanged, failed }: Record<string, unknown>) => [
  ...[state, done_rows, last_row, created, updated, unchanged, failed],
];
const countProducts = async (vendorId: number) => {
  const row = await shop.database.first<{ products: number; opened: number }>(sql`
    SELECT count(DISTINCT p.id) AS products, count(m.id) AS opened
    FROM products p LEFT JOIN stock_moves m ON m.product_id = p.id AND m.reason = 'opening'
    WHERE p.vendor_id = ${vendorId}`);
  return [row?.products, row?.opened];
};
const expireClaims = () =>
  shop.database.query(sql`
  UPDATE product_imports SET claimed_until = now() - interval '1 second' WHERE state = 'running'`);

test('More than 100 changes are written after the response, and every line is reported', async () => {
  const vendor = await shop.make.vendor();
  const file = fileOf(...manyNew().map((cells, n) => (n === 7 ? { ...cells, status: 'active' } : cells)));

  const { status, body } = await files.send(vendor.token, file);
  assert.deepEqual([status, body.status, body.import.rows], [202, 202, LINES]);
  const { import: run, report } = await running.ended(vendor, body.import.id);

  assert.deepEqual(pick(run), ['done', LINES, LINES + 1, LINES, 0, 0, 0]);
  assert.deepEqual([report.created, report.written, report.errors, report.inactive], [LINES, true, [], 1]);
  assert.deepEqual(errorsOf({ ...report, errors: report.notes }), [
    [9, 'status', 'The product stays inactive until it has a picture.'],
  ]);
  const lines = await running.lines(vendor, run.id);
  assert.equal(lines.length, LINES);
  assert.deepEqual(lines[0], ['2', 'N-0', 'New', '']);
  assert.deepEqual(await countProducts(vendor.vendorId), [LINES, LINES]);
  const { notifications } = (await shop.call('GET /vendor/notifications', { token: vendor.token })).body;
  assert.deepEqual(notifications[0].payload, { created: LINES, updated: 0 });
  assert.deepEqual((await shop.call('GET /vendor/products/imports', { token: vendor.token })).body.imports, [run]);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('One wrong line stops a long file, and 100 changes are written immediately', async () => {
  const { token } = await shop.make.vendor();
  const wrong = await files.send(token, fileOf(...manyNew(), { sku: 'BAD', category, stock: 'many' }));
  assert.deepEqual([wrong.status, wrong.body.report.failed, wrong.body.report.written], [200, 1, false]);
  assert.equal((await files.report(token, fileOf(...manyNew().slice(0, 100)))).created, 100);
});

test('A vendor stops an import, sees its progress, and imports the same file again', async () => {
  const vendor = await shop.make.vendor();
  const file = fileOf(...manyNew());
  const id = await running.start(vendor, file);
  assert.equal((await running.read(vendor, id)).body.import.state, 'queued');
  await running.work(1);
  const before = (await running.read(vendor, id)).body;
  assert.deepEqual([before.import.state, before.import.done_rows, before.report], ['running', 100, null]);

  const again = await files.send(vendor.token, file);
  assert.deepEqual([again.status, again.body.code], [409, 'import_running']);

  const { body } = await running.stop(vendor, id);
  assert.deepEqual(pick(body.import), ['stopped', 100, 101, 100, 0, 0, 0]);
  await running.work();
  assert.deepEqual((await running.stop(vendor, id)).body, body);
  assert.equal((await running.lines(vendor, id)).length, 100);
  assert.deepEqual(await countProducts(vendor.vendorId), [100, 100]);

  const rest = await files.send(vendor.token, file);
  const { report } = await running.ended(vendor, rest.body.import.id);
  assert.deepEqual([report.created, report.unchanged], [350, 100]);
});

test('A line that no longer fits fails alone', async () => {
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, sku: 'SOLD', stock: 5 });
  for (let n = 0; n < 101; n += 1) await shop.make.product({ vendorId: vendor.vendorId, sku: `X-${n}`, stock: 5 });
  const table = ['sku,stock,stock_seen', ...Array.from({ length: 101 }, (_, n) => `X-${n},9,5`), 'SOLD,8,5'].join('\n');
  const id = await running.start(vendor, table);
  await running.work(1);
  const sales = createSales(shop);
  await sales.buy(await shop.make.customer(), [{ productId, quantity: 1 }]);
  await running.work();

  const { import: run, report } = (await running.read(vendor, id)).body;
  assert.deepEqual(pick(run), ['done', 102, 103, 0, 101, 0, 1]);
  assert.deepEqual(errorsOf(report), [
    [103, 'stock', 'The stock has changed since this table was exported: it is now 4.'],
  ]);
  assert.deepEqual((await running.lines(vendor, id)).at(-1)?.slice(0, 3), ['103', 'SOLD', 'Error']);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('Two processes write each line once, also after a lost claim', async () => {
  const vendor = await shop.make.vendor();
  const id = await running.start(vendor, fileOf(...manyNew()));
  await Promise.all([running.work(1), running.work(1)]);
  const claims = createRunClaims(shop.database);
  const slow = await claims.claim();
  assert.ok(slow);
  assert.equal(await claims.claim(), null);
  await expireClaims();
  assert.deepEqual(await running.work(), []);

  assert.equal(await claims.lock(slow), null);
  await claims.release(slow, { failed: false });
  assert.deepEqual(pick((await running.read(vendor, id)).body.import), ['done', LINES, LINES + 1, LINES, 0, 0, 0]);
  assert.deepEqual(await countProducts(vendor.vendorId), [LINES, LINES]);
});

test('A failed batch leaves nothing behind, and the import resumes from there', async () => {
  const vendor = await shop.make.vendor();
  const id = await running.start(vendor, fileOf(...manyNew()));
  await running.work(1);
  await shop.database.query(sql`
    ALTER TABLE product_import_lines ADD CONSTRAINT broken CHECK (import_id <> ${sql.raw(String(id))} OR row <> 150)`);
  const errors = await running.work();
  await shop.database.query(sql`ALTER TABLE product_import_lines DROP CONSTRAINT broken`);
  assert.equal(errors.length, 1);
  assert.deepEqual(await countProducts(vendor.vendorId), [100, 100]);

  await expireClaims();
  await running.work();
  assert.deepEqual(pick((await running.read(vendor, id)).body.import), ['done', LINES, LINES + 1, LINES, 0, 0, 0]);
  assert.deepEqual(await countProducts(vendor.vendorId), [LINES, LINES]);
});

test('An import ends after repeated failures, or if its vendor may not sell', async () => {
  const [vendor, barred] = [await shop.make.vendor(), await shop.make.vendor()];
  const id = await running.start(vendor, fileOf(...manyNew()));
  const other = await running.start(barred, fileOf(...manyNew()));
  await running.work(1);
  await shop.database.query(sql`UPDATE product_imports SET attempts = 6, claimed_until = NULL WHERE id = ${id}`);
  await shop.database.query(sql`UPDATE vendors SET active = 0 WHERE id = ${barred.vendorId}`);
  await running.work();
  assert.deepEqual(pick((await running.read(vendor, id)).body.import), ['failed', 100, 101, 100, 0, 0, 0]);
  const [row] = await shop.database.query(sql`SELECT state FROM product_imports WHERE id = ${other}`);
  assert.deepEqual(row, { state: 'stopped' });
});
