import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildApp } from '../../../src/app.ts';
import { auditLedger } from '../../../src/ledger/audit.ts';
import { BATCH } from '../../../src/modules/catalogue/products/import-export/batch.ts';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { testEngine } from '../../support/engine.ts';
import { holding, untilWaiting } from '../../support/lock-waits.ts';
import { createSales } from '../../support/sales.ts';
import { createRunning } from './running.ts';

const onPostgres = { skip: testEngine() !== 'postgres' && 'the embedded engine has one connection', timeout: 120_000 };
const LINES = 3 * BATCH;

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** A second process of the shop. */
const openOther = async ({ app }: TestApp) => {
  const other = await buildApp(app.config);
  await other.ready();
  const call: TestApp['call'] = async (route, { token, body, headers } = {}) => {
    const [method, path = ''] = route.split(' ', 2);
    const response = await other.inject({
      ...{ method: method as 'POST', url: `/api${path}`, payload: body },
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    return { status: response.statusCode, body: response.json(), text: response.body, headers: response.headers };
  };
  return { call, close: () => other.close() };
};

/** Stores products of a vendor in one statement. */
const addProducts = (vendorId: number, categoryId: number) =>
  shop.database.query(sql`
  WITH born AS (
    INSERT INTO products (vendor_id, category_id, slug, sku, barcode, name, name_ar, description, description_ar,
      price_sar, price_bhd, price_usd, discount, stock, status, search_text, approval_status)
    SELECT ${vendorId}::bigint, ${categoryId}::bigint, 'w-' || n, 'W-' || n, '1', 'Roll', 'لفافة', 'd', 'و', 1000, 1000, 1000, 0, 50,
      'active', '', 1 FROM generate_series(1, ${LINES}::integer) AS n RETURNING id, stock)
  INSERT INTO stock_moves (product_id, delta, reason) SELECT id, stock, 'opening' FROM born`);

test('Only sales of products in the current batch wait for an import', onPostgres, async () => {
  const { database } = shop;
  const [vendor, admin] = [await shop.make.vendor(), await shop.make.admin()];
  const [buyer, early] = [await shop.make.customer(), await shop.make.customer()];
  const { id: categoryId, slug } = await shop.make.category();
  await addProducts(vendor.vendorId, categoryId);
  const rows = await database.query<{ id: number }>(
    sql`SELECT id FROM products WHERE vendor_id = ${vendor.vendorId} ORDER BY id`,
  );
  const productAt = (line: number) => rows[line]?.id ?? 0;
  // Connections opened from now on, those of the other process, wait for a lock for at most a second.
  const [{ name } = { name: '' }] = await database.query<{ name: string }>(sql`SELECT current_database() AS name`);
  const running = createRunning(shop);
  const lines = rows.map((_row, n) => `W-${n + 1},${slug},6281234${n},60,Roll of cotton ${n}`);
  const id = await running.start(vendor, ['sku,category,barcode,stock,name', ...lines].join('\n'));
  // The second batch stops at its last product.
  const held = productAt(2 * BATCH - 1);
  const letGo = await holding(database, sql`SELECT id FROM products WHERE id = ${held} FOR NO KEY UPDATE`);
  const worked = running.work();
  await untilWaiting(database);

  await database.query(sql.raw(`ALTER DATABASE ${name} SET lock_timeout = '1s'`));
  const others = await openOther(shop);
  const sales = createSales({ ...shop, call: others.call });
  const add = (line: number) =>
    others.call('POST /carts', { token: early.token, body: { product_id: productAt(line), quantity: 1 } });
  const texts = { category_name: 'Rolls', category_name_arabic: 'لفافات', category_description_arabic: 'لفافات' };
  const saveCategory = { _method: 'PUT', ...texts, category_description: 'Saved meanwhile.' };
  const saved = { token: vendor.token, body: { cod_enabled: true } };
  for (const answer of [
    ...[await add(0), await add(BATCH), await add(2 * BATCH - 1), await add(LINES - 1)],
    await others.call(`POST /admin/category/${categoryId}`, { token: admin.token, body: saveCategory }),
    await others.call('POST /vendor/payment-settings', saved),
    await others.call('GET /vendor/products/imports', { token: vendor.token }),
  ])
    assert.equal(answer.status, 200, answer.text);
  await sales.buy(buyer, [
    { productId: productAt(0), quantity: 1 },
    { productId: productAt(LINES - 1), quantity: 1 },
  ]);
  await others.close();

  await letGo();
  assert.deepEqual(await worked, []);
  const { import: run } = (await running.read(vendor, id)).body;
  assert.deepEqual([run.state, run.done_rows, run.updated, run.failed], ['done', LINES, LINES, 0]);
  assert.deepEqual(await auditLedger(database), []);
});
