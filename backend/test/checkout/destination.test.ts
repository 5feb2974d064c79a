import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createAddressRepository } from '../../src/modules/people/addresses/repository.ts';
import { destinationId } from '../../src/modules/sales/shipping/delivery.ts';
import { createShippingRepository } from '../../src/modules/sales/shipping/repository.ts';
import { coldFeeOf, shippingCost, toShippingRule } from '../../src/modules/sales/shipping/rule.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
let shipping: ReturnType<typeof createShippingRepository>;
before(async () => {
  shop = await buildTestApp();
  shipping = createShippingRepository(shop.database);
});
after(() => shop.close());

const addressIn = async (userId: number, type: 0 | 1, iso2: string) => {
  const id = await shop.make.address(userId, type);
  const { countryId } = await shop.make.place({ iso2, name: iso2, nameAr: iso2 });
  await shop.database.query(sql`UPDATE addresses SET country_id = ${countryId} WHERE id = ${id}`);
  return countryId;
};

const countryFor = async (userId: number, billing: number | null = null, shipping: number | null = null) => {
  const id = destinationId(userId, { billing, shipping });
  return (await shop.database.first<{ id: number | null }>(sql`SELECT ${id} AS id`))?.id ?? null;
};

test('The destination is the shipping form, the choice, the default, or the bill', async () => {
  const [neighbour, customer] = [await shop.make.customer(), await shop.make.customer()];
  await addressIn(neighbour.id, 1, 'QA');
  assert.equal(await shipping.destination(null), null);
  assert.equal(await shipping.destination(customer.id), null);
  const billed = await addressIn(customer.id, 0, 'KW');
  assert.equal(await shipping.destination(customer.id), billed);
  assert.equal(await countryFor(customer.id, 7), 7);
  const home = await addressIn(customer.id, 1, 'OM');
  assert.equal(await countryFor(customer.id, 7), home);
  const [bill] = await createAddressRepository(shop.database).list(customer.id, 'en');
  await shop.call('POST /carts/deliver-to', { token: customer.token, body: { address_id: bill?.id } });
  assert.equal(await countryFor(customer.id, 7), billed);
  assert.equal(await countryFor(customer.id, 7, 8), 8);
});

test('Only the shipping rules of the requested vendors are read', async () => {
  const [one, two] = [await shop.make.vendor(), await shop.make.vendor()];
  const ids = async (...vendorIds: number[]) => [...(await shipping.rules(vendorIds, null, 'SAR')).keys()];
  assert.deepEqual(await ids(one.vendorId), [one.vendorId]);
  assert.deepEqual((await ids(one.vendorId, two.vendorId)).length, 2);
});

test('Shipping that is never free is marked as such and costs its fee for any sum', () => {
  const days = { handling_days_min: 1, handling_days_max: 2, cold_fee: null, is_domestic: true };
  const never = { vendor_id: 1, flat_fee: 750, free_from: null, ...days };
  const free = { ...never, free_from: 20_000 };
  assert.deepEqual(
    [shippingCost(never, 1_000_000), shippingCost(free, 20_000), shippingCost(free, 19_999)],
    [750, 0, 750],
  );
  assert.equal(toShippingRule(never, 'BHD')?.free_from, null);
  assert.equal(toShippingRule(free, 'BHD')?.free_from, 20);
  assert.equal(toShippingRule(undefined, 'BHD'), null);
});

test('The cold chain costs its fee once needed, and nothing where no parcel keeps one', () => {
  const rule = { flat_fee: 750, free_from: 20_000, cold_fee: 300 };
  assert.deepEqual(
    [coldFeeOf(rule, true), coldFeeOf(rule, false), coldFeeOf({ ...rule, cold_fee: null }, true)],
    [300, null, null],
  );
  assert.equal(coldFeeOf(undefined, true), null);
});
