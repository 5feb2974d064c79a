import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { reset } from '../../database/seed/demo/reset.ts';
import { isEmpty } from '../../src/backup/schema.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('Resetting a used shop for the demo restores the append-only guards', async () => {
  const { database, make } = shop;
  const customer = await make.customer();
  const { id } = await make.product({ stock: 3 });
  await createSales(shop).buy(customer, [{ productId: id }]);
  await reset(database);
  assert.equal(await isEmpty(database), true);
  assert.ok(await database.first(sql`SELECT FROM vat_rates`));
  for (const table of ['vat_regimes', 'audit_log', 'ledger_lines', 'invoices'])
    await assert.rejects(database.query(sql`TRUNCATE ${sql.identifier(table)} CASCADE`), table);
});
