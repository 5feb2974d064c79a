import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isOnHolidayAt } from '../../src/calendar/holidays.ts';
import { sql } from '../../src/sql/sql.ts';
import { createStockAlerts } from '../../src/modules/catalogue/stock-alerts/service.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import type { TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { clearHoliday, setHoliday } from '../support/holidays.ts';
import { mailsTo } from '../support/mailbox.ts';
import type { Sales } from '../support/sales.ts';

let cards: CardShop;
let shop: TestApp;
let sales: Sales;
before(async () => {
  cards = await openCardShop();
  ({ shop, sales } = cards);
});
after(() => cards.close());

const pausedProduct = async () => {
  const product = await shop.make.product();
  await setHoliday(shop.database, product.vendorId);
  return product;
};

test('A product of a paused seller stays on its page and says when the seller is back', async () => {
  const { id, slug } = await pausedProduct();
  const { body } = await shop.call(`GET /products/${slug}`, { headers: { lang: 'ar' } });
  assert.deepEqual(body.product.holiday, { until: dayFromNow(2), mode: 'pause', note: 'ننتقل إلى مقر جديد.' });
  assert.deepEqual([body.product.id, body.product.stock, body.product.in_stock], [id, 0, 0]);
});

test('No variant of a paused seller can be bought', async () => {
  const { slug, vendorId } = await shop.make.product({ variants: [{ stock: 4 }] });
  await setHoliday(shop.database, vendorId);
  const { product } = (await shop.call(`GET /products/${slug}`)).body;
  assert.deepEqual([product.variants[0].stock, product.price > 0], [0, true]);
});

test('A paused seller is listed, but not among products in stock', async () => {
  const { id, vendorId } = await pausedProduct();
  const ids = async (query: string) =>
    (await shop.call(`GET /products?filter=true&vendor=${vendorId}${query}`)).body.products.map(
      (each: { id: number }) => each.id,
    );
  assert.deepEqual([await ids(''), await ids('&in_stock=true')], [[id], []]);
  await clearHoliday(shop.database, vendorId);
  assert.deepEqual(await ids('&in_stock=true'), [id]);
});

test('The page of a seller shows their holiday', async () => {
  const { vendorId } = await pausedProduct();
  const { vendor } = (await shop.call(`GET /vendors/${vendorId}`)).body;
  assert.deepEqual(vendor.holiday, { until: dayFromNow(2), mode: 'pause', note: 'We are moving.' });
});

test('Nothing of a paused seller can be added to a cart', async () => {
  const { token } = await shop.make.customer();
  const { id } = await pausedProduct();
  const { status, body } = await shop.call('POST /carts', { token, body: { product_id: id, quantity: 1 } });
  assert.deepEqual([status, body.code], [422, 'seller_on_holiday']);
  assert.match(body.message, /is on holiday and will be back on \w+ \d+, \d{4}\./);
});

test('A cart keeps the lines of a paused seller, outside the totals', async () => {
  const customer = await shop.make.customer();
  const { id: productId, vendorId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  await setHoliday(shop.database, vendorId);
  const { data, totals } = (await shop.call('GET /carts', customer)).body;
  const [
    {
      cart_items: [line],
    },
  ] = data;
  assert.deepEqual([line.available_stock, line.sub_total, line.product.holiday.mode, totals.total], [0, 0, 'pause', 0]);
  const changed = await shop.call(`POST /carts/${line.id}`, { ...customer, body: { quantity: 2 } });
  assert.deepEqual([changed.status, changed.body.code], [422, 'seller_on_holiday']);
});

test('An order of a paused seller is refused, even with an open checkout', async () => {
  const customer = await shop.make.customer();
  const { id: productId, vendorId } = await shop.make.product();
  const orderNo = await sales.draft(customer, [{ productId }]);
  await setHoliday(shop.database, vendorId, { from: 0, to: 0 });
  const { status, body } = await sales.place(customer, orderNo);
  const checkout = await shop.call('POST /orders/checkout', { ...customer, body: {} });
  assert.deepEqual([status, body.code, checkout.body.code], [422, 'seller_on_holiday', 'seller_on_holiday']);
  await clearHoliday(shop.database, vendorId);
  assert.equal((await sales.place(customer, orderNo)).status, 200);
});

test('Reordering and quick order report the holiday', async () => {
  const customer = await shop.make.customer();
  const { id: productId, vendorId } = await shop.make.product();
  const [partId] = await sales.buy(customer, [{ productId }]);
  await setHoliday(shop.database, vendorId);
  const again = await shop.call(`POST /orders/${partId}/reorder`, customer);
  assert.deepEqual([again.body.added, again.body.skipped[0].reason], [[], 'on_holiday']);
  const lines = [{ product_id: productId, quantity: 1 }];
  const quick = await shop.call('POST /quick-order', { ...customer, body: { lines } });
  assert.deepEqual(quick.body.lines, [{ added: 0, reason: 'on_holiday' }]);
  const { articles } = (await shop.call('GET /quick-order/bought', customer)).body.data;
  assert.deepEqual([articles[0].stock, articles[0].product.holiday.mode], [0, 'pause']);
});

test('A stock alert for a paused product is sent when the seller is back', async () => {
  const { announceReturns } = createStockAlerts(shop.app);
  const { token, email } = await shop.make.customer();
  const { id, vendorId } = await pausedProduct();
  assert.equal((await shop.call('POST /stock-alerts', { token, body: { product_id: id } })).status, 200);
  await announceReturns();
  assert.deepEqual(await mailsTo(shop.database, email), []);
  await clearHoliday(shop.database, vendorId);
  await announceReturns();
  assert.deepEqual(
    (await mailsTo(shop.database, email)).map(({ template }) => template),
    ['back-in-stock'],
  );
});

test('A card order held before the pause is placed when it is paid', async () => {
  const { customer, productId, orderNo } = await cards.buyer();
  const charge = await cards.open(customer, orderNo);
  const product = await shop.database.first<{ vendor_id: number }>(sql`
    SELECT vendor_id FROM products WHERE id = ${productId}`);
  await setHoliday(shop.database, product?.vendor_id ?? 0, { from: 0, to: 3 });
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  await sales.assertBooksAreRight();
});

test('A holiday begins and ends at midnight in Riyadh, without gap or overlap', async () => {
  const at = async (moment: string) =>
    (
      await shop.database.first<{ is: boolean }>(sql`
        SELECT ${isOnHolidayAt(sql`${moment}::timestamptz`)} AS is
        FROM (SELECT date '2026-12-10' AS holiday_from, date '2026-12-11' AS holiday_to) v`)
    )?.is;
  const edges = [
    '2026-12-09T20:59:59.999Z',
    '2026-12-09T21:00:00Z',
    '2026-12-11T20:59:59.999Z',
    '2026-12-11T21:00:00Z',
  ];
  assert.deepEqual(await Promise.all(edges.map(at)), [false, true, true, false]);
});
