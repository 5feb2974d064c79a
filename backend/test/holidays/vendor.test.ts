import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createHolidays } from '../../src/modules/people/holidays/service.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import type { Vendor } from '../support/factories.ts';
import { setHoliday } from '../support/holidays.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const formOf = (from: number, to: number, more: object = {}) => ({
  ...{ from: dayFromNow(from), to: dayFromNow(to), mode: 'pause', note: 'Eid', note_arabic: 'العيد' },
  ...more,
});
const set = ({ token }: Vendor, body: object) => shop.call('POST /vendor/holiday', { token, body });
const announce = () => createHolidays(shop.app).announce();
const stageOf = async ({ vendorId }: Vendor) =>
  (await shop.database.first<{ stage: string }>(sql`SELECT holiday_stage AS stage FROM vendors WHERE id = ${vendorId}`))
    ?.stage;
const templatesTo = async ({ email }: Vendor) =>
  (await mailsTo(shop.database, email)).map(({ template }) => template).filter((name) => name.startsWith('holiday'));

test('A vendor sets a holiday and sees what is still to ship', async () => {
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  await createSales(shop).buy(await shop.make.customer(), [{ productId }]);
  const { status, body } = await set(vendor, formOf(5, 9));
  assert.deepEqual([status, body.unshipped, body.days_used], [200, 1, 0]);
  assert.deepEqual(body.holiday, { ...formOf(5, 9), running: false });
  assert.deepEqual((await shop.call('GET /vendor/holiday', vendor)).body.holiday, body.holiday);
});

test('A holiday in the past, out of order, too far ahead or too long is refused', async () => {
  const vendor = await shop.make.vendor();
  const refusal = async (body: object) => {
    const { status, body: refused } = await set(vendor, body);
    return [status, refused.code, ...Object.keys(refused.errors)];
  };
  assert.deepEqual(await refusal(formOf(-1, 3)), [422, 'validation', 'from']);
  assert.deepEqual(await refusal(formOf(4, 3)), [422, 'validation', 'to']);
  assert.deepEqual(await refusal(formOf(400, 401)), [422, 'validation', 'from']);
  assert.deepEqual(await refusal(formOf(1, 61)), [422, 'holiday_too_long', 'to']);
  assert.deepEqual(await refusal(formOf(1, 2, { from: 'soon' })), [422, 'validation', 'from']);
  assert.equal((await set(vendor, formOf(1, 60))).status, 200);
});

test('All holidays of a year last up to 90 days', async () => {
  const vendor = await shop.make.vendor();
  await shop.database.query(sql`
    INSERT INTO vendor_holidays (vendor_id, mode, from_at, to_at)
    VALUES (${vendor.vendorId}, 'delay', now() - interval '200 days', now() - interval '150 days')`);
  const { status, body } = await set(vendor, formOf(1, 41));
  assert.deepEqual([status, body.code], [422, 'holiday_too_long']);
  assert.deepEqual(body.errors.to, ['You have 40 of the 90 holiday days of a year left.']);
  assert.equal((await set(vendor, formOf(1, 40))).status, 200);
});

test('A stale form does not overwrite a newer holiday', async () => {
  const vendor = await shop.make.vendor();
  const { updated_at: seen } = (await shop.call('GET /vendor/holiday', vendor)).body;
  assert.equal((await set(vendor, formOf(2, 3, { updated_at_seen: seen }))).status, 200);
  const stale = await set(vendor, formOf(4, 5, { updated_at_seen: seen }));
  assert.deepEqual([stale.status, stale.body.code], [409, 'changed_meanwhile']);
});

test('A running holiday can be prolonged, and ended immediately', async () => {
  const vendor = await shop.make.vendor();
  await setHoliday(shop.database, vendor.vendorId, { from: -3, to: 1 });
  const { body } = await set(vendor, formOf(-3, 4));
  assert.deepEqual([body.holiday.to, body.holiday.running], [dayFromNow(4), true]);
  const ended = await shop.call('DELETE /vendor/holiday', vendor);
  assert.deepEqual([ended.status, ended.body.holiday], [200, null]);
  assert.equal((await shop.call('DELETE /vendor/holiday', vendor)).status, 200);
  const rows = await shop.database.query<{ is_over: boolean }>(sql`
    SELECT to_at <= now() AS is_over FROM vendor_holidays WHERE vendor_id = ${vendor.vendorId}`);
  assert.ok(rows.length > 0 && rows.every((row) => row.is_over));
});

test('Stopping and approving a store clears its holiday', async () => {
  const [vendor, admin] = [await shop.make.vendor({ isPlaced: true }), await shop.make.admin()];
  await setHoliday(shop.database, vendor.vendorId, { from: 3, to: 5 });
  const holidayOf = async () => (await shop.call(`GET /admin/vendor/${vendor.vendorId}`, admin)).body.data.holiday;
  assert.deepEqual(await holidayOf(), { from: dayFromNow(3), to: dayFromNow(5), mode: 'pause', running: false });
  const stop = { active: 0 };
  assert.equal((await shop.call(`POST /admin/vendor/${vendor.vendorId}/status`, { ...admin, body: stop })).status, 200);
  assert.deepEqual([await holidayOf(), await stageOf(vendor)], [null, 'none']);
});

test('A vendor is reminded three days before, once', async () => {
  const [soon, later] = [await shop.make.vendor(), await shop.make.vendor()];
  await set(soon, formOf(3, 5));
  await set(later, formOf(4, 5));
  await announce();
  await announce();
  assert.deepEqual([await templatesTo(soon), await templatesTo(later)], [['holiday-begins'], []]);
});

test('The job announces the beginning and the end, and tidies up', async () => {
  const [beginning, over] = [await shop.make.vendor(), await shop.make.vendor()];
  await setHoliday(shop.database, beginning.vendorId, { from: 0, to: 0 });
  await setHoliday(shop.database, over.vendorId, { from: -4, to: -1 });
  const before = shop.database.changes.now();
  await announce();
  assert.ok(shop.database.changes.now() > before, 'Cached responses are dropped.');
  assert.deepEqual([await stageOf(beginning), await stageOf(over)], ['running', 'none']);
  await announce();
  assert.deepEqual([await templatesTo(beginning), await templatesTo(over)], [[], ['holiday-over']]);
});
