import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let sales: Sales;
let taxpayers: ReturnType<typeof createTaxpayers>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  taxpayers = createTaxpayers(shop);
});
after(() => shop.close());

const SAR = { Currency: 'SAR' };

/** Opens the checkout for the cart, with a country of delivery. */
const open = async ({ token }: Customer, country?: number) => {
  const body = { country: country ?? (await sales.billing()).country };
  const response = await shop.call('POST /orders/checkout', { token, body, headers: SAR });
  assert.equal(response.status, 200, response.text);
  return response.body;
};

const cartOf = async ({ token }: Customer) => (await shop.call('GET /carts', { token, headers: SAR })).body;

/** A customer with a product for 115 riyals of a registered Saudi vendor in the cart, with free shipping. */
const shopping = async (regime: 'registered' | 'deemed' = 'registered') => {
  const { vendorId } = await taxpayers.vendor('SA', regime === 'registered' ? regime : null);
  await shop.database.query(sql`
    UPDATE shipping_rates r SET flat_fee = 0 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendorId}`);
  const product = await shop.make.product({ vendorId, price: 11_500 });
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId: product.id }]);
  return { customer, vendorId, product };
};

test('Cart, checkout, order and mail show the same tax, within the price', async () => {
  const { customer, vendorId } = await shopping();
  const vat = [{ percent: 15, taxable: 100, vat: 15 }];
  const cart = await cartOf(customer);
  assert.deepEqual([cart.totals.tax_amount, cart.totals.vat, cart.totals.total], [15, vat, 115]);
  assert.deepEqual([cart.data[0].vat, cart.data[0].cart_items[0].vat_percent], [vat, 15]);
  const checkout = await open(customer);
  assert.deepEqual([checkout.tax_amount, checkout.vat, checkout.grand_total], [15, vat, 115]);
  assert.deepEqual([checkout.orders[0].vat, checkout.order_products[0].vat_reason], [vat, null]);
  const { order_no: orderNo } = checkout.orders[0];
  const response = await sales.place(customer, orderNo, SAR);
  assert.equal(response.status, 200, response.text);
  const { token } = customer;
  const placed = await shop.call(`GET /orders/placed/${orderNo}`, { token });
  const { order } = placed.body;
  assert.deepEqual([order.tax_amount, order.vat, order.grand_total], [15, vat, 115]);
  const owner = await shop.database.first<{ id: number }>(
    sql`SELECT user_id AS id FROM members WHERE vendor_id = ${vendorId}`,
  );
  const vendorToken = await shop.make.signIn(owner?.id ?? 0);
  const { body } = await shop.call(`GET /vendor/orders/${orderNo}-1`, { token: vendorToken });
  const { tax_amount: tax, vat: groups, tax_issuer: issuer, order_products: lines } = body.data ?? body.order;
  assert.deepEqual([tax, groups, issuer, lines[0].vat_percent], [15, vat, 'vendor', 15]);
  const mails = await shop.database.query<{ payload: { vat: unknown } }>(
    sql`SELECT payload FROM outbox WHERE payload ->> 'order_no' = ${orderNo} ORDER BY id`,
  );
  assert.deepEqual(
    mails.map(({ payload }) => payload.vat),
    [vat, vat],
  );
  await sales.assertBooksAreRight();
});

test('An order without stated tax and commission says so and breaks no rule', async () => {
  const { customer } = await shopping();
  const { orders } = await open(customer);
  const { order_no: orderNo } = orders[0];
  await sales.place(customer, orderNo, SAR);
  const { database } = shop;
  await database.query(sql`
    UPDATE order_items SET vat_class = NULL, vat_bp = NULL, vat_goods = NULL, vat_shipping = NULL, category_id = NULL,
      commission = NULL, commission_rate_id = NULL, commission_source = NULL, commission_bp = NULL,
      commission_vat_bp = NULL, commission_vat = NULL
    FROM vendor_orders part WHERE part.id = vendor_order_id AND part.order_sub_no = ${`${orderNo}-1`}`);
  await database.query(sql`
    UPDATE vendor_orders SET vat_included = NULL, tax_issuer = NULL WHERE order_sub_no = ${`${orderNo}-1`}`);
  await database.query(sql`UPDATE orders SET vat_included = NULL WHERE order_no = ${orderNo}`);
  const { body } = await shop.call(`GET /orders/placed/${orderNo}`, { token: customer.token });
  const [part] = body.order.orders;
  assert.deepEqual([body.order.tax_amount, body.order.vat, body.order.grand_total], [0, null, 115]);
  assert.deepEqual([part.vat, part.tax_issuer, part.order_products[0].vat_percent], [null, null, null]);
  await sales.assertBooksAreRight();
});

test('An unverified Saudi vendor sells at the same price; the marketplace owes the tax', async () => {
  const { customer } = await shopping('deemed');
  const checkout = await open(customer);
  assert.equal(checkout.tax_amount, 15);
  await sales.place(customer, checkout.orders[0].order_no, SAR);
  const part = await shop.database.first(sql`
    SELECT tax_issuer, tax_country, vat_included FROM vendor_orders WHERE order_sub_no = ${checkout.orders[0].order_sub_no}`);
  assert.deepEqual(part, { tax_issuer: 'platform', tax_country: 'SA', vat_included: 1500 });
  await sales.assertBooksAreRight();
});

test('Exports, listed medicines and unregistered vendors are untaxed, with the reason', async () => {
  const [saudi, bahraini] = [await taxpayers.vendor('SA', 'registered'), await taxpayers.vendor('BH', 'registered')];
  const small = await taxpayers.vendor('BH');
  const [mask, tablets, exported, handmade] = [
    await shop.make.product({ vendorId: saudi.vendorId, price: 1000 }),
    await shop.make.product({ vendorId: saudi.vendorId, price: 1000 }),
    await shop.make.product({ vendorId: bahraini.vendorId, price: 1000 }),
    await shop.make.product({ vendorId: small.vendorId, price: 1000 }),
  ];
  await taxpayers.list(tablets.id, 'zero_medicine');
  const customer = await shop.make.customer();
  await sales.fillCart(
    customer,
    [mask, tablets, exported, handmade].map(({ id: productId }) => ({ productId })),
  );
  const before: string[] = (await cartOf(customer)).data.flatMap((part: { cart_items: { vat_reason: string }[] }) =>
    part.cart_items.map(({ vat_reason: reason }) => reason),
  );
  assert.deepEqual(before, [null, 'zero_medicine', null, 'not_registered'], 'the destination is not known yet');
  const { order_products: lines, vat, orders } = await open(customer);
  assert.deepEqual(
    lines.map((line: { vat_reason: string; vat_percent: number }) => [line.vat_reason, line.vat_percent]),
    [
      [null, 15],
      ['zero_medicine', 0],
      ['export', 0],
      ['not_registered', 0],
    ],
  );
  assert.deepEqual(
    vat.map(({ percent }: { percent: number }) => percent),
    [15, 0],
  );
  assert.deepEqual(orders[2].vat, []);
  const response = await sales.place(customer, orders[0].order_no, SAR);
  assert.equal(response.status, 200, response.text);
  await sales.assertBooksAreRight();
});

test('In a zero-rated category only registered products are zero-rated', async () => {
  const { customer, product } = await shopping();
  await shop.database.query(sql`UPDATE categories SET vat_class = 'zero_device' WHERE id = ${product.categoryId}`);
  assert.equal((await cartOf(customer)).totals.tax_amount, 15);
  await taxpayers.list(product.id, 'standard', '');
  await shop.database.query(sql`UPDATE products SET vat_class = '', sfda_number = 'NHRA-7' WHERE id = ${product.id}`);
  const { totals, data } = await cartOf(customer);
  assert.deepEqual([totals.tax_amount, data[0].cart_items[0].vat_reason], [0, 'zero_device']);
  await shop.database.query(sql`UPDATE products SET vat_class = 'standard' WHERE id = ${product.id}`);
  assert.equal((await cartOf(customer)).totals.tax_amount, 15, 'its own class wins');
});

test('A marketplace coupon keeps the taxable price, and a vendor’s coupon lowers it', async () => {
  const coupons = createCoupons(shop.database);
  for (const [own, tax] of [
    [false, 15],
    [true, 13.5],
  ] as const) {
    const { customer, vendorId } = await shopping();
    const { code } = await coupons.make({ percent: 10, ...(own && { vendorId }) });
    await shop.call('POST /carts/coupon', { token: customer.token, body: { code }, headers: SAR });
    const checkout = await open(customer);
    assert.deepEqual([checkout.discount, checkout.tax_amount], [11.5, tax]);
    const response = await sales.place(customer, checkout.orders[0].order_no, SAR);
    assert.equal(response.status, 200, response.text);
  }
  await sales.assertBooksAreRight();
});

/** After a change during the checkout, placing the order first shows the new tax. */
const assertShownAgain = async (
  change: (of: Awaited<ReturnType<typeof shopping>>) => Promise<unknown>,
  tax: number,
) => {
  const there = await shopping('deemed');
  const { orders } = await open(there.customer);
  await change(there);
  const { status, body } = await sales.place(there.customer, orders[0].order_no, SAR);
  assert.deepEqual(
    [status, body.code, body.data?.tax_amount, body.data?.grand_total],
    [409, 'checkout_changed', tax, 115],
  );
  const again = await open(there.customer);
  assert.equal(again.tax_amount, tax);
  const placed = await sales.place(there.customer, again.orders[0].order_no, SAR);
  assert.equal(placed.status, 200, placed.text);
};

test('A change of regime, class or rate during checkout is shown before the order', async () => {
  const { database } = shop;
  await assertShownAgain(
    ({ vendorId }) =>
      database.query(sql`UPDATE vendors SET vat_regime = 'registered', vat_state = 'verified' WHERE id = ${vendorId}`),
    15,
  );
  await assertShownAgain(async ({ product: { id, categoryId } }) => {
    await database.query(sql`UPDATE products SET sfda_number = 'SFDA-9' WHERE id = ${id}`);
    await database.query(sql`UPDATE categories SET vat_class = 'zero_medicine' WHERE id = ${categoryId}`);
  }, 0);
  await sales.assertBooksAreRight();
  // A rate begins at midnight, and the day of the sale decides.
  await assertShownAgain(
    () =>
      database.query(sql`
        INSERT INTO vat_rates (country_iso2, vat_class, rate_bp, from_day)
        VALUES ('SA', 'standard', 0, (now() AT TIME ZONE 'Asia/Riyadh')::date)`),
    0,
  );
});
