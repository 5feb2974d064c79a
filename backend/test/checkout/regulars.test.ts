import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { AppError } from '../../src/wire/errors.ts';
import { createCartService } from '../../src/modules/sales/carts/service.ts';
import { assertNoShortage, assertAvailable } from '../../src/modules/sales/checkout/assertions.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

const READER = { lang: 'en', currency: 'SAR' } as const;

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** All stored data of an order, its sub-orders and their lines. */
const written = (orderNo: string) =>
  shop.database.query(sql`
    SELECT o.*, part.*, i.* FROM orders o JOIN vendor_orders part ON part.order_id = o.id
    JOIN order_items i ON i.vendor_order_id = part.id WHERE o.order_no = ${orderNo} ORDER BY i.id`);

test('A new order of a returning customer leaves the previous order unchanged', async () => {
  const customer = await shop.make.customer();
  const [first, second] = [await shop.make.product(), await shop.make.product()];
  const firstNo = await sales.draft(customer, [{ productId: first.id }]);
  assert.equal((await sales.place(customer, firstNo)).status, 200);
  const before = await written(firstNo);
  const secondNo = await sales.draft(customer, [{ productId: second.id, quantity: 2 }]);
  const body = {
    order_no: secondNo,
    payment_method: 'cash',
    billing: { ...(await sales.billing()), address_1: '7 Olive Street', message: 'Leave it at the door.' },
  };
  const placed = await shop.call('POST /orders/place-order', { token: customer.token, body });
  assert.deepEqual([placed.status, placed.body.order_no], [200, secondNo]);
  assert.deepEqual(await written(firstNo), before);
  for (const orderNo of [firstNo, secondNo])
    assert.equal((await sales.place(customer, orderNo)).body.order_no, orderNo);
  assert.deepEqual([await sales.stockOf(first.id), await sales.stockOf(second.id)], [9, 8]);
  await sales.assertBooksAreRight();
});

test('A returning customer comes back to the checkout they left', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  await sales.buy(customer, [{ productId }]);
  const orderNo = await sales.draft(customer, [{ productId }]);
  assert.equal(await sales.draft(customer, []), orderNo);
});

test('A seller who no longer takes cash is named in the payment-method error', async () => {
  const customer = await shop.make.customer();
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const orderNo = await sales.draft(customer, [{ productId }]);
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = false WHERE id = ${vendor.vendorId}`);
  const { status, body } = await sales.place(customer, orderNo);
  assert.deepEqual([status, body.code], [422, 'cash_refused']);
  assert.equal(body.errors.payment_method.length, 1);
  for (const text of [body.message, body.errors.payment_method[0]])
    assert.match(text, new RegExp(`Supplies ${vendor.id}`));
});

test('A vendor without goods in an order gets no mail about it', async () => {
  const stranger = await shop.make.vendor();
  const { id: productId } = await shop.make.product();
  await sales.buy(await shop.make.customer(), [{ productId }]);
  const mails = await shop.database.query(sql`SELECT id FROM outbox WHERE recipient = ${stranger.email}`);
  assert.deepEqual(mails, []);
});

test('A checkout for an unknown country is refused', async () => {
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  const { status } = await shop.call('POST /orders/checkout', { token: customer.token, body: { country: 999_999 } });
  assert.equal(status, 422);
});

test('Lines that sold out at the last moment are named with what is left', async () => {
  const customer = await shop.make.customer();
  const sized = await shop.make.product({ variants: [{ value: 'S' }, { value: 'M' }] });
  const plain = await shop.make.product({ nameAr: '' });
  const [small = 0, medium = 0] = sized.variantIds;
  await sales.fillCart(customer, [
    { productId: sized.id, variantId: small },
    { productId: sized.id, variantId: medium },
    { productId: plain.id },
  ]);
  const basket = await createCartService(shop.database).readBasket(customer.id, 'SAR');
  assertNoShortage(basket, [], READER);
  assertAvailable(basket, READER);
  const refusalOf = (refuse: () => void) => {
    try {
      refuse();
    } catch (error) {
      if (error instanceof AppError) return error;
    }
    return assert.fail('Nothing was refused.');
  };
  const shortages = [
    { productId: sized.id, variantId: medium, availableStock: 3 },
    { productId: plain.id, variantId: null, availableStock: 0 },
  ];
  const { code, data, fields } = refusalOf(() => assertNoShortage(basket, shortages, READER));
  assert.equal(code, 'out_of_stock');
  const arabic = `${sized.name.replace('Mask', 'كمامة')}، M`;
  assert.deepEqual(data, {
    lines: [
      { product_id: sized.id, variant_id: medium, name: `${sized.name}, M`, name_arabic: arabic, available_stock: 3 },
      { product_id: plain.id, variant_id: null, name: plain.name, name_arabic: '', available_stock: 0 },
    ],
  });
  assert.deepEqual(
    fields?.cart_items?.map((message) => (typeof message === 'string' ? message : message.params)),
    [
      { name: `${sized.name}, M`, name_arabic: arabic, count: 3 },
      { name: plain.name, name_arabic: plain.name, count: 0 },
    ],
  );
  await shop.database.query(sql`UPDATE variants SET stock = 0 WHERE id = ${small}`);
  const later = await createCartService(shop.database).readBasket(customer.id, 'SAR');
  assert.deepEqual(refusalOf(() => assertAvailable(later, READER)).data, {
    lines: [
      {
        ...{ product_id: sized.id, variant_id: small, available_stock: 0 },
        ...{ name: `${sized.name}, S`, name_arabic: arabic.replace('M', 'S') },
      },
    ],
  });
});
