import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createSales, type OrderRequest, type Sales } from '../support/sales.ts';
import { SHARE_OF_VISITORS } from '../support/visitors.ts';

/** More than the 100 units that are sold. */
const BUYERS = Math.max(120, 500 * SHARE_OF_VISITORS);

let shop: TestApp;
let sales: Sales;
let lots: ReturnType<typeof createLots>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  lots = createLots(shop);
});
after(async () => {
  await sales.assertBooksAreRight();
  await shop.close();
});

const times = <Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => work(index)));

/** Orders of new customers who have all reached the checkout before the first is placed. */
const placeTogether = async (count: number, request: OrderRequest) => {
  const drafts = await times(count, async () => {
    const customer = await shop.make.customer();
    return { customer, orderNo: await sales.draft(customer, [request]) };
  });
  return Promise.all(drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)));
};

test('A crowd of buyers of 100 units in 7 batches gets 100, first expiry first', async () => {
  const { product } = await lots.tracked(
    [14, 15, 14, 14, 15, 14, 14].map((quantity, index) => ({
      ...{ lot_no: `L${index}`, days: 200 + index * 10, quantity },
    })),
  );
  const placed = await placeTogether(BUYERS, { productId: product.id });
  assert.equal(placed.filter(({ status }) => status === 200).length, 100);
  for (const { status } of placed) assert.ok([200, 409, 422].includes(status), String(status));
  const order = await shop.database.query<{ lot_no: string }>(sql`
    SELECT l.lot_no FROM order_item_lots taken JOIN lots l ON l.id = taken.lot_id
    WHERE l.product_id = ${product.id} ORDER BY taken.id`);
  const numbers = order.map(({ lot_no }) => lot_no);
  assert.deepEqual(numbers, numbers.toSorted());
});

test('A sale against a shorter delivery keeps its promise or is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { vendor, product } = await lots.tracked([{ lot_no: 'LONG', days: 400, quantity: 3 }]);
    const customer = await shop.make.customer();
    const orderNo = await sales.draft(customer, [{ productId: product.id, quantity: 2 }]);
    const [placed] = await Promise.all([
      sales.place(customer, orderNo),
      lots.receive(vendor, product.id, [{ lot_no: 'SHORT', days: 90, quantity: 3 }]),
    ]);
    assert.ok(placed.status === 200 || placed.body.code === 'checkout_changed', placed.text);
  }
});

test('Sales against quarantine, count and cancellation lose no unit', async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'A', days: 200, quantity: 6 },
    { lot_no: 'B', days: 300, quantity: 6 },
  ]);
  const [first = 0] = await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  const id = await lots.idOf(product.id, 'A');
  const post = (path: string, body: object) => shop.call(`POST ${path}`, { token: vendor.token, body });
  await Promise.all([
    placeTogether(5, { productId: product.id, quantity: 2 }),
    post(`/vendor/lots/${id}/quarantine`, { reason: 'Wet boxes' }),
    post(`/vendor/lots/${id}/count`, { on_hand: 5, on_hand_seen: 4 }),
    post(`/vendor/orders/${first}/status`, { status: CANCELLED }),
    post('/vendor/lots/receive', {
      received_on: inDays(0),
      lines: [{ product_id: product.id, lot_no: 'B', expires_on: inDays(300), quantity: 1 }],
    }),
  ]);
  await sales.assertBooksAreRight();
});

test('Two deliveries of a new batch make one batch with the units of both', async () => {
  const { vendor, product } = await lots.tracked([]);
  await times(2, () => lots.receive(vendor, product.id, [{ lot_no: 'NEW', days: 300, quantity: 5 }]));
  assert.deepEqual(await lots.stored(product.id), [['NEW', 10, null]]);
});
