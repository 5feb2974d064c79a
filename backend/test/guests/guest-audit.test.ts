import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createCoupons } from '../support/coupons.ts';
import { createGuestShop } from '../support/guests.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which a guest’s order can be wrong', async () => {
  const sales = createSales(shop);
  const guests = createGuestShop(shop, sales);
  await guests.allow();
  const browsers = [guests.visit(), guests.visit()];
  const coupon = await createCoupons(shop.database).make({ perCustomerLimit: 2 });
  const orders = [];
  for (const browser of browsers) {
    const { id } = await shop.make.product();
    await browser.call('POST /carts', { product_id: id, quantity: 1 });
    await browser.call('POST /carts/coupon', { code: coupon.code });
    orders.push(await guests.buy(browser, [], 'audited@test.balsam.test'));
  }
  const [one, other] = orders;
  await sales.assertBooksAreRight();

  const ownerOf = (orderNo: string | undefined) => sql`(SELECT user_id FROM orders WHERE order_no = ${orderNo})`;
  const cases: [string, SQL[]][] = [
    ['A guest has at most one', [sql`UPDATE orders SET user_id = ${ownerOf(other)} WHERE order_no = ${one}`]],
    [
      'A guest cannot sign in',
      [
        sql`INSERT INTO sessions (token_hash, user_id, acting, expires_at) VALUES (sha256('x'), ${ownerOf(one)}, 3, now())`,
      ],
    ],
    [
      'The email address of a guest',
      [
        sql`ALTER TABLE users DISABLE TRIGGER guest_email_stays`,
        sql`UPDATE users SET email = 'changed@test.balsam.test' WHERE id = ${ownerOf(one)}`,
      ],
    ],
    ['An email address does not redeem', [sql`UPDATE coupons SET per_customer_limit = 1 WHERE id = ${coupon.id}`]],
    [
      'A cash order that needed a confirmed',
      [sql`UPDATE email_codes SET used_at = NULL WHERE user_id = ${ownerOf(one)}`],
    ],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((each) => each.startsWith(rule)),
      `${rule}: ${broken.join(', ')}`,
    );
  }
});

test('The database refuses another address for a guest with an order', async () => {
  await assert.rejects(
    shop.database.query(sql`
      UPDATE users SET email = 'thief@test.balsam.test' WHERE kind = 'guest' AND email = 'audited@test.balsam.test'`),
    /keeps its email address/,
  );
});
