import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED } from '../../src/facts/order-statuses.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createCoupons } from '../support/coupons.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** @param cases the beginning of each rule, with the statements that break it */
const assertFound = async (cases: readonly [string, SQL[]][]) => {
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
};

test('The audit names every way in which stock and orders can be wrong', async () => {
  const plain = await shop.make.product({ stock: 9 });
  const sized = await shop.make.product({ variants: [{ stock: 9 }] });
  const [variantId] = sized.variantIds;
  const [id] = await sales.buy(await shop.make.customer(), [
    { productId: plain.id },
    { productId: sized.id, variantId },
  ]);
  await sales.assertBooksAreRight();

  const part = sql`(SELECT order_id FROM vendor_orders WHERE id = ${id})`;
  const cases: [string, SQL[]][] = [
    [
      'The stock moves of a product without variants',
      [sql`UPDATE products SET stock = stock + 1 WHERE id = ${plain.id}`],
    ],
    ['The stock moves of a variant', [sql`UPDATE variants SET stock = stock + 1 WHERE id = ${variantId}`]],
    ['The stock of a product with variants', [sql`UPDATE products SET stock = stock + 1 WHERE id = ${sized.id}`]],
    [
      'The price range of a product with variants is',
      [
        sql`ALTER TABLE products DISABLE TRIGGER priced_by_variants`,
        sql`UPDATE products SET price_bhd = price_bhd - 1 WHERE id = ${sized.id}`,
      ],
    ],
    [
      'The price range of a product with variants is',
      [sql`UPDATE products SET top_price_sar = price_sar + 1 WHERE id = ${sized.id}`],
    ],
    [
      'A product without variants has a single price',
      [sql`UPDATE products SET top_price_usd = 1 WHERE id = ${plain.id}`],
    ],
    [
      'An active or reserved order has taken its',
      [sql`UPDATE vendor_orders SET status = ${CANCELLED}, restocked_at = now() WHERE id = ${id}`],
    ],
    [
      'The amounts of an order are the sums of its',
      [sql`UPDATE orders SET sub_total = sub_total + 1, grand_total = grand_total + 1 WHERE id = ${part}`],
    ],
    ['The amounts of a sub-order are the sums of', [sql`DELETE FROM order_items WHERE vendor_order_id = ${id}`]],
    [
      'The lines of a sub-order carry its full',
      [sql`UPDATE order_items SET shipping_share = shipping_share + 1 WHERE vendor_order_id = ${id}`],
    ],
    ['The copied fields of a sub-order match its', [sql`UPDATE vendor_orders SET units = units + 1 WHERE id = ${id}`]],
    ['The copied fields of a sub-order match its', [sql`UPDATE vendor_orders SET currency = 'BHD' WHERE id = ${id}`]],
    ['The copied fields of a sub-order match its', [sql`UPDATE vendor_orders SET user_id = 1 WHERE id = ${id}`]],
    [
      'No sub-order is placed with a vendor whose sales are paused',
      [
        sql`INSERT INTO vendor_holidays (vendor_id, mode, from_at, to_at)
          SELECT vendor_id, 'pause', placed_at, placed_at + interval '1 day' FROM vendor_orders WHERE id = ${id}`,
      ],
    ],
    ['All sub-orders of a placed order are placed', [sql`UPDATE vendor_orders SET placed_at = NULL WHERE id = ${id}`]],
    [
      'The history of a placed sub-order ends with',
      [sql`DELETE FROM order_status_history WHERE vendor_order_id = ${id}`],
    ],
    [
      'A placed order goes to the country of its',
      [sql`UPDATE orders SET country_id = (SELECT id FROM countries WHERE iso2 = 'BH') WHERE state = 'placed'`],
    ],
    ['The customer of a placed order gets an email', [sql`DELETE FROM outbox WHERE template = 'order-placed'`]],
    ['Every vendor of a placed order gets an email', [sql`DELETE FROM outbox WHERE template = 'order-received'`]],
    ['The tracking id and label of a sub-order', [sql`UPDATE vendor_orders SET tracking_id = 'BLP1' WHERE id = ${id}`]],
    [
      'A member of a store is notified of an order at most once',
      [sql`INSERT INTO notifications (user_id, kind, payload) SELECT user_id, kind, payload FROM notifications`],
    ],
  ];
  await assertFound(cases);
  await sales.assertBooksAreRight();
});

test('The audit names every way in which a coupon can be wrong', async () => {
  const coupon = await createCoupons(shop.database).make({ usageLimit: 2, perCustomerLimit: 2 });
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  const buy = async () => {
    await sales.fillCart(customer, [{ productId }]);
    await shop.call('POST /carts/coupon', { token: customer.token, body: { code: coupon.code } });
    return sales.buy(customer, []);
  };
  await buy();
  const [id] = await buy();
  await sales.assertBooksAreRight();

  const stranger = await shop.make.vendor();
  const cheaper = sql`sub_total = 99, total_amount = 99 + shipping_cost - discount`;
  const cancelled = sql`status = ${CANCELLED}, restocked_at = now()`;
  const theirs = sql`funded_by = 'vendor', vendor_id = ${stranger.vendorId}`;
  await assertFound([
    ['The discount of a sub-order does not exceed', [sql`UPDATE vendor_orders SET ${cheaper} WHERE id = ${id}`]],
    ['A vendor’s coupon discounts only that', [sql`UPDATE coupons SET ${theirs} WHERE id = ${coupon.id}`]],
    ['A discounted order has a coupon, redeemed', [sql`DELETE FROM coupon_redemptions`]],
    ['A discounted order has a coupon, redeemed', [sql`UPDATE coupon_redemptions SET amount = amount + 1`]],
    ['A discounted order has a coupon, redeemed', [sql`UPDATE orders SET coupon_id = NULL`]],
    ['A coupon is not redeemed more often than its', [sql`UPDATE coupons SET usage_limit = 1`]],
    ['A coupon is not redeemed more often per', [sql`UPDATE coupons SET per_customer_limit = 1`]],
    ['An order with an active discounted sub-order', [sql`UPDATE coupon_redemptions SET released_at = now()`]],
    ['An order that expired, or whose discounted', [sql`UPDATE vendor_orders SET ${cancelled} WHERE id = ${id}`]],
  ]);
  await sales.assertBooksAreRight();
});

/** Asserts that the audit reports nothing for unusual but valid data. */
const assertRight = async (what: string, ...entries: SQL[]) =>
  assert.deepEqual(await rulesBrokenBy(shop.database, ...entries), [], what);

test('The audit reports nothing for unusual but valid data', async () => {
  const sized = await shop.make.product({ variants: [{ stock: 4 }, { stock: 5 }] });
  const [gone, kept] = sized.variantIds;
  const moved = (variantId: number | null | undefined, delta: number) =>
    sql`INSERT INTO stock_moves (product_id, variant_id, delta, reason) VALUES (${sized.id}, ${variantId}, ${delta}, 'adjustment')`;
  await assertRight(
    'A removed size that got something back is in no sum',
    ...[sql`UPDATE variants SET deleted_at = now() WHERE id = ${gone}`],
    ...[sql`UPDATE products SET stock = 5 WHERE id = ${sized.id}`],
  );
  await assertRight(
    'A product that has no sizes any more counts its own moves alone',
    ...[sql`UPDATE variants SET deleted_at = now() WHERE product_id = ${sized.id} AND id IN (${gone}, ${kept})`],
    ...[sql`UPDATE products SET has_variants = false, stock = 3 WHERE id = ${sized.id}`, moved(null, 3)],
  );
  const coupon = await createCoupons(shop.database).make({ perCustomerLimit: 1 });
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code: coupon.code } });
  const [partId] = await sales.buy(customer, []);
  const [other] = await sales.buy(customer, [{ productId }]);
  const orderOf = (id: number | undefined) => sql`(SELECT order_id FROM vendor_orders WHERE id = ${id})`;
  const cancelled = (id: number | undefined) => [
    sql`UPDATE vendor_orders SET status = ${CANCELLED}, restocked_at = now() WHERE id = ${id}`,
    sql`INSERT INTO order_status_history (vendor_order_id, from_status, to_status, note) VALUES (${id}, 1, 5, '')`,
    sql`INSERT INTO stock_moves (product_id, delta, reason, vendor_order_id) VALUES (${productId}, 1, 'restock', ${id})`,
    sql`UPDATE products SET stock = stock + 1 WHERE id = ${productId}`,
  ];
  await assertRight(
    'A coupon that was given back may be used again by the same customer',
    ...cancelled(partId),
    sql`UPDATE coupon_redemptions SET released_at = now() WHERE order_id = ${orderOf(partId)}`,
    sql`INSERT INTO coupon_redemptions (coupon_id, user_id, email, order_id, amount) VALUES (${coupon.id}, ${customer.id}, ${customer.email}, ${orderOf(other)}, 1)`,
    sql`UPDATE orders SET coupon_id = ${coupon.id}, discount = 1, grand_total = grand_total - 1 WHERE id = ${orderOf(other)}`,
    sql`UPDATE vendor_orders SET discount = 1, total_amount = total_amount - 1 WHERE id = ${other}`,
    sql`UPDATE order_items SET discount = 1 WHERE vendor_order_id = ${other}`,
  );
});

test('The audit distinguishes products, sizes and mails', async () => {
  const { vendorId } = await shop.make.vendor();
  const [one, two] = [await shop.make.product({ vendorId }), await shop.make.product({ vendorId })];
  const sized = await shop.make.product({ vendorId, variants: [{}, {}] });
  const [small, medium] = sized.variantIds;
  const [id] = await sales.buy(await shop.make.customer(), [
    { productId: one.id },
    { productId: two.id, quantity: 2 },
    { productId: sized.id, variantId: small },
    { productId: sized.id, variantId: medium, quantity: 2 },
  ]);
  await sales.assertBooksAreRight();
  const swapped = (column: SQL, left: number | undefined, right: number | undefined) => sql`
    UPDATE stock_moves SET ${column} = CASE WHEN ${column} = ${left} THEN ${right}::bigint ELSE ${left}::bigint END
    WHERE vendor_order_id = ${id} AND ${column} IN (${left}, ${right})`;
  const taken = 'An active or reserved order has taken its';
  await assertFound([
    [taken, [swapped(sql`product_id`, one.id, two.id)]],
    [taken, [swapped(sql`variant_id`, small, medium)]],
    [
      'The customer of a placed order gets an email',
      [sql`UPDATE outbox SET template = 'order-received' WHERE template = 'order-placed'`],
    ],
    [
      'Every vendor of a placed order gets an email',
      [sql`UPDATE outbox SET template = 'cancelled' WHERE template = 'order-received'`],
    ],
  ]);
});

test('An order older than the stored mails needs none', async () => {
  const { id: productId } = await shop.make.product();
  const [id] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const old = sql`placed_at = now() - interval '181 days'`;
  const broken = await rulesBrokenBy(
    shop.database,
    sql`UPDATE orders SET ${old}`,
    sql`UPDATE vendor_orders SET ${old}`,
    sql`DELETE FROM outbox`,
  );
  assert.ok(id);
  assert.deepEqual(
    broken.filter((rule) => rule.endsWith('email')),
    [],
  );
});
