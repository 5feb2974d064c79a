import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { backAtWork } from '../../src/calendar/holidays.ts';
import { addWorkingDays } from '../../src/calendar/working-days.ts';
import { arrivalOf, shipByOf } from '../../src/modules/sales/shipping/arrival.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { setHoliday } from '../support/holidays.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const HOLIDAY = { closed_from: '2026-12-06', closed_to: '2026-12-10' };
const handling = { handling_days_min: 1, handling_days_max: 2, is_domestic: true };

test('Handling is counted from the first working day after a holiday', () => {
  // Thursday, 10 December: the next working day is Sunday, the 13th.
  const delayed = { ...handling, ...HOLIDAY };
  const ordered = new Date('2026-12-07T09:00:00Z');
  assert.equal(shipByOf(delayed, ordered), '2026-12-15');
  assert.deepEqual(arrivalOf(delayed, ordered), { arrives_from: '2026-12-15', arrives_to: '2026-12-17' });
});

test('An order after the holiday is not delayed', () => {
  const ordered = new Date('2026-12-10T21:00:00Z');
  assert.equal(shipByOf({ ...handling, ...HOLIDAY }, ordered), shipByOf(handling, ordered));
});

test('Handling that would reach into a holiday continues after it', () => {
  // Sunday, 29 November: handling ends before the holiday.
  assert.equal(shipByOf({ ...handling, ...HOLIDAY }, new Date('2026-11-29T09:00:00Z')), '2026-12-01');
  // Wednesday, 2 December: one working day is left before it.
  const late = new Date('2026-12-02T09:00:00Z');
  assert.equal(shipByOf({ ...handling, ...HOLIDAY }, late), '2026-12-13');
  assert.deepEqual(arrivalOf({ ...handling, ...HOLIDAY }, late), {
    arrives_from: '2026-12-06',
    arrives_to: '2026-12-15',
  });
  // Saturday, 5 December, its eve: ready at once, yet the next working day is in it.
  const atOnce = { ...HOLIDAY, handling_days_max: 0 };
  assert.equal(shipByOf(atOnce, new Date('2026-12-05T09:00:00Z')), '2026-12-13');
});

test('An order on the eve of a holiday is due after it', async () => {
  const { id: productId, vendorId } = await shop.make.product();
  await setHoliday(shop.database, vendorId, { from: 1, to: 6, mode: 'pause' });
  const [partId] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const part = await shop.database.first<{ ship_by: string }>(
    sql`SELECT ship_by FROM vendor_orders WHERE id = ${partId}`,
  );
  assert.ok(part && part.ship_by > dayFromNow(6));
});

test('A delayed order is placed and due after the holiday', async () => {
  const { id: productId, slug, vendorId } = await shop.make.product();
  await setHoliday(shop.database, vendorId, { from: -1, to: 6, mode: 'delay' });
  const back = backAtWork(dayFromNow(6));
  const { product } = (await shop.call(`GET /products/${slug}`)).body;
  assert.deepEqual([product.holiday.until, product.holiday.mode, product.stock], [back, 'delay', 10]);
  assert.ok(product.shipping.arrives_from > back);
  const [partId] = await sales.buy(await shop.make.customer(), [{ productId }]);
  const part = await shop.database.first<{ ship_by: string; days: number }>(sql`
    SELECT part.ship_by, z.handling_days_max AS days FROM vendor_orders part
    JOIN shipping_zones z ON z.vendor_id = part.vendor_id WHERE part.id = ${partId}`);
  assert.ok(part);
  assert.equal(part.ship_by, addWorkingDays(back, part.days));
  await sales.assertBooksAreRight();
});
