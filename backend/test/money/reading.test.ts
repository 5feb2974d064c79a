import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { plusDays } from '../../src/calendar/days.ts';
import { shopDay } from '../../src/calendar/working-days.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createMoney } from '../support/money.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  const money = createMoney(shop);
  await money.register('SA');
  await money.rate(10);
});
after(() => shop.close());

const numberOf = async (id: number): Promise<string> => {
  const row = await shop.database.first<{ no: string }>(
    sql`SELECT order_sub_no AS no FROM vendor_orders WHERE id = ${id}`,
  );
  return row?.no ?? '';
};

const fetchedBy = (carrier: 'local', id: number) =>
  shop.database.query(sql`
    INSERT INTO pickups (vendor_order_id, carrier, pickup_date, from_time, to_time, tracking_id, booked_at)
    VALUES (${id}, ${carrier}, now(), '09:00', '12:00', '', now())`);

/** Sells for 100 dollars, tax included and shipping free, and completes the sub-order. @returns its number */
const complete = async (vendor: Vendor, collectedBy: 'vendor' | 'carrier'): Promise<string> => {
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, price: 5_000 });
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId, quantity: 2 }]);
  if (collectedBy === 'carrier') await fetchedBy('local', id);
  const { token } = vendor;
  const response = await shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status: 4 } });
  assert.equal(response.status, 200, response.text);
  return numberOf(id);
};

const seller = async () => {
  const vendor = await createTaxpayers(shop).vendor('SA', 'registered');
  await shop.database.query(sql`
    UPDATE shipping_rates r SET flat_fee = 0 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendor.vendorId}`);
  return vendor;
};

/** Neither a payout nor a statement so far. */
const NONE = { last_payout: null, last_statement: null };

const balancesOf = async ({ token }: Vendor) => (await shop.call('GET /vendor/money', { token })).body.data.balances;

test('Cash held by a carrier is pending, and what the vendor owes counts immediately', async () => {
  const vendor = await seller();
  assert.deepEqual(await balancesOf(vendor), []);
  await complete(vendor, 'carrier');
  assert.deepEqual(await balancesOf(vendor), [
    { currency: 'USD', balance: 89.99, pending: 89.99, available: 0, ...NONE },
  ]);
  await complete(vendor, 'vendor');
  assert.deepEqual(await balancesOf(vendor), [
    { currency: 'USD', balance: 79.98, pending: 89.99, available: -10.01, ...NONE },
  ]);
});

test('An amount leads to its lines, their rule and the entries, and both sums agree', async () => {
  const vendor = await seller();
  const no = await complete(vendor, 'carrier');
  const { token } = vendor;
  const { data } = (await shop.call(`GET /vendor/money/parts/${no}`, { token })).body;
  const [line] = data.lines;
  assert.deepEqual(
    {
      ...{ price: line.unit_price, quantity: line.quantity, vat: line.vat_goods, base: line.commission_base },
      ...{ percent: line.commission_percent, by: line.commission_source, commission: line.commission },
      ...{ vatPercent: line.commission_vat_percent, vatUpon: line.commission_vat, net: line.net },
    },
    {
      ...{ price: 50, quantity: 2, vat: 13.04, base: 86.96, percent: 10, by: 'default', commission: 8.7 },
      ...{ vatPercent: 15, vatUpon: 1.31, net: 89.99 },
    },
  );
  assert.deepEqual(
    [data.collected_by, data.is_pending, data.expected, data.booked, data.agrees],
    ['carrier', true, 89.99, 89.99, true],
  );
  const effects = data.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]);
  assert.deepEqual(effects, [
    ['commission', -10.01],
    ['sale', 100],
    ['collect', 0],
  ]);
  const { body } = await shop.call(`GET /vendor/money/entries?search=${no}`, { token });
  assert.equal(body.data.meta.total, 2, 'entries that do not affect the balance are not listed');
  const table = await shop.call(`GET /vendor/money/entries.csv?search=${no}`, { token });
  assert.match(table.text, /,USD,-10\.01,/);
});

test('Lists of entries return their total for every filter, even past the last page', async () => {
  const admin = await shop.make.admin();
  const vendor = await seller();
  const no = await complete(vendor, 'carrier');
  await complete(vendor, 'vendor');
  const total = async (person: { token: string }, address: string) => {
    const { body } = await shop.call(`GET ${address}`, { token: person.token });
    return body.data.meta.total;
  };
  const own = (query: string) => total(vendor, `/vendor/money/entries?${query}`);
  assert.deepEqual(
    {
      ...{
        all: await own(''),
        behind: await own('page=9'),
        here: await own('currency=USD'),
        none: await own('currency=BHD'),
      },
      ...{ sales: await own('kind=sale'), collected: await own('kind=collect'), today: await own('from=2020-01-01') },
      ...{
        found: await own(`search=${no}`),
        foundBehind: await own(`search=${no}&page=9`),
        lost: await own('search=nobody'),
      },
    },
    {
      // Cash collected by a carrier has not touched the vendor's balance; cash collected by the vendor has.
      ...{ all: 5, behind: 5, here: 5, none: 0, sales: 2, collected: 1, today: 5 },
      ...{ found: 2, foundBehind: 2, lost: 0 },
    },
  );
  const search = `search=${no}`;
  assert.equal(await total(admin, `/admin/money/entries?${search}`), 3);
  assert.equal(await total(admin, `/admin/money/entries?${search}&page=9`), 3);
  const vendors = await total(admin, '/admin/money/vendors?');
  assert.ok(vendors > 0);
  assert.equal(await total(admin, '/admin/money/vendors?page=900'), vendors);
});

test('Another vendor’s sub-order looks missing; one without commission has no money', async () => {
  const vendor = await seller();
  const no = await complete(vendor, 'vendor');
  const stranger = await seller();
  assert.equal((await shop.call(`GET /vendor/money/parts/${no}`, { token: stranger.token })).status, 404);

  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId }]);
  await shop.database.query(sql`
    UPDATE order_items SET commission_rate_id = NULL, commission_source = NULL, commission_bp = NULL, commission = NULL,
      commission_vat_bp = NULL, commission_vat = NULL WHERE vendor_order_id = ${id}`);
  const older = await shop.call(`GET /vendor/money/parts/${await numberOf(id)}`, { token: vendor.token });
  const { has_money: hasMoney, lines, entries, agrees } = older.body.data;
  assert.deepEqual([hasMoney, lines, entries, agrees], [false, [], [], true]);
});

test('An explanation that the ledger does not confirm is marked', async () => {
  const vendor = await seller();
  const no = await complete(vendor, 'vendor');
  await shop.database.query(sql`
    UPDATE order_items SET commission = commission - 1
    WHERE vendor_order_id = (SELECT id FROM vendor_orders WHERE order_sub_no = ${no})`);
  const { body } = await shop.call(`GET /vendor/money/parts/${no}`, { token: vendor.token });
  assert.deepEqual([body.data.expected, body.data.booked, body.data.agrees], [-10, -10.01, false]);
  await shop.database.query(sql`
    UPDATE order_items SET commission = commission + 1
    WHERE vendor_order_id = (SELECT id FROM vendor_orders WHERE order_sub_no = ${no})`);
});

test('An admin reads all balances, entries and accounts, which add up to zero', async () => {
  const { token } = await shop.make.admin();
  const vendor = await seller();
  const no = await complete(vendor, 'carrier');
  const owed = await shop.call('GET /admin/money/vendors?sign=owed&currency=USD&per_page=100', { token });
  const own = owed.body.data.balances.find((row: { vendor: { id: number } }) => row.vendor.id === vendor.vendorId);
  assert.deepEqual([own.balance, own.pending], [89.99, 89.99]);
  assert.match((await shop.call('GET /admin/money/vendors.csv', { token })).text, /,USD,89\.99,89\.99,0\.00/);
  const { data } = (await shop.call('GET /admin/money/accounts', { token })).body;
  assert.equal(data.trial_balances.length, 1);
  assert.equal(data.trial_balances[0].total, 0);
  const part = await shop.call(`GET /admin/money/parts/${no}`, { token });
  const [entry] = part.body.data.entries;
  assert.deepEqual([entry.kind, entry.vendor.id, entry.lines.length], ['commission', vendor.vendorId, 4]);
  const listed = await shop.call(`GET /admin/money/entries?vendor=${vendor.vendorId}`, { token });
  assert.equal(listed.body.data.meta.total, 3);
  const today = shopDay(new Date());
  for (const [filter, total] of [
    ['kind=sale', 1],
    [`from=${today}`, 3],
    [`from=${plusDays(today, 1)}`, 0],
    [`to=${today}`, 3],
    [`to=${plusDays(today, -1)}`, 0],
  ] as const) {
    const { body } = await shop.call(`GET /admin/money/entries?vendor=${vendor.vendorId}&${filter}`, { token });
    assert.deepEqual([body.data?.meta.total, body.data?.entries.length], [total, total], filter);
  }
  assert.match((await shop.call('GET /admin/money/entries.csv', { token })).text, new RegExp(no));
});

test('An admin adjusts a balance with a reason the vendor reads, and reverses it once', async () => {
  const { token } = await shop.make.admin();
  const vendor = await seller();
  const no = await complete(vendor, 'vendor');
  const form = { vendor_id: vendor.vendorId, currency: 'USD', amount: 5.5, reason: 'The courier came late.' };
  const post = (body: object) => shop.call('POST /admin/money/adjustments', { token, body: { ...form, ...body } });
  for (const [field, body] of [
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.005 }],
    ['reason', { reason: '  ' }],
    ['vendor_id', { vendor_id: 999_999 }],
    ['order_sub_no', { order_sub_no: no, currency: 'BHD' }],
  ] as const) {
    const refused = await post(body);
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, [field]], refused.text);
  }
  const { body } = await post({ order_sub_no: no });
  assert.deepEqual([body.data.amount, body.data.order_sub_no], [5.5, no]);
  const why = await shop.call(`GET /vendor/money/parts/${no}`, { token: vendor.token });
  const { booked, adjusted, expected, agrees } = why.body.data;
  assert.deepEqual([booked, adjusted, expected, agrees], [-4.51, 5.5, -10.01, true]);

  const reverse = (id: number) =>
    shop.call(`POST /admin/money/entries/${id}/reverse`, { token, body: { reason: 'It came in time.' } });
  assert.equal((await reverse(body.data.id)).body.data.amount, -5.5);
  assert.equal((await reverse(body.data.id)).body.code, 'entry_reversed');
  const listed = await shop.call(`GET /admin/money/entries?vendor=${vendor.vendorId}&kind=sale`, { token });
  assert.equal((await reverse(listed.body.data.entries[0].id)).body.code, 'entry_not_reversible');
  assert.equal((await balancesOf(vendor))[0].balance, -10.01);
  await sales.assertBooksAreRight();
});
