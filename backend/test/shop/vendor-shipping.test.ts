import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const read = (vendorId: number, cityId: number) =>
  shop.call(`GET /vendors/${vendorId}/shipping?city_id=${cityId}`, { headers: { currency: 'SAR' } });

test('The arrival for a city is the same as on the page of a customer who lives there', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId });
  const { countryId, cityId } = await shop.make.place();
  await shop.database.query(sql`UPDATE vendors SET country_id = ${countryId} WHERE id = ${vendorId}`);
  const { token, id } = await shop.make.customer();
  await shop.database.query(sql`
    INSERT INTO addresses (user_id, is_default_shipping, country_id, city_id, address_1, phone_number)
    VALUES (${id}, true, ${countryId}, ${cityId}, '12 Palm Street', '+966500000000')`);
  const page = await shop.call(`GET /products/${productId}`, { token, headers: { currency: 'SAR' } });
  // While the changes of other processes are not known, nothing is cached.
  while (!shop.database.isCurrent()) await pause(10);
  const { status, headers, body } = await read(vendorId, cityId);
  assert.equal(status, 200);
  assert.deepEqual(body.shipping, page.body.product.shipping);
  assert.match(String(headers['cache-control']), /^public/);
});

test('A city that a seller does not ship to has no rule, and an unknown one is missing', async () => {
  const { vendorId } = await shop.make.vendor();
  const { cityId } = await shop.make.place();
  const elsewhere = await shop.make.country({ iso2: 'OM', name: 'Oman' });
  await shop.database.query(sql`UPDATE shipping_zones SET country_id = ${elsewhere} WHERE vendor_id = ${vendorId}`);
  assert.equal((await read(vendorId, cityId)).body.shipping, null);
  await shop.database.query(sql`UPDATE cities SET listed = false WHERE id = ${cityId}`);
  assert.equal((await read(vendorId, cityId)).status, 404);
});
