import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/operations/people.md');

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** Runs the SQL statements of the documented erasure, one after the other. */
const eraseAsDocumented = async (email: string): Promise<void> => {
  const [, block = ''] = /```sql\n([^]*?)```/.exec(await readFile(PAGE, 'utf8')) ?? [];
  const statements = block
    .replaceAll(":'email'", `'${email}'`)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement && statement !== 'BEGIN' && statement !== 'COMMIT');
  assert.ok(statements.length > 10);
  await shop.database.transaction(async () => {
    for (const statement of statements) await shop.database.query(sql.raw(statement));
  });
};

test('The documented erasure removes an account, but keeps orders and other customers', async () => {
  const [customer, other] = [await shop.make.customer(), await shop.make.customer()];
  const { id: productId } = await shop.make.product();
  for (const { token } of [customer, other])
    await shop.call('POST /wishlist', { token, body: { product_id: productId } });
  const orderNo = await sales.draft(customer, [{ productId }]);
  assert.equal((await sales.place(customer, orderNo)).status, 200);

  await eraseAsDocumented(customer.email);
  const found = await shop.database.first<{ users: number; wishes: number; orders: number; mails: number }>(sql`SELECT
    (SELECT count(*)::int FROM users WHERE email = ${customer.email}) AS users,
    (SELECT count(*)::int FROM wishlist_items) AS wishes,
    (SELECT count(*)::int FROM outbox WHERE recipient = ${customer.email}) AS mails,
    (SELECT count(*)::int FROM orders WHERE order_no = ${orderNo}) AS orders`);
  assert.deepEqual(found, { users: 0, wishes: 1, mails: 0, orders: 1 });
  assert.equal((await shop.call('GET /user', { token: customer.token })).status, 401);
  assert.equal((await shop.call('GET /user', { token: other.token })).status, 200);
});
