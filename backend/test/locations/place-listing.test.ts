import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';

interface Named {
  id: number;
  name: string;
}

let shop: TestApp;
let admin: Person;
let place: { countryId: number; stateId: number; cityId: number };
let countries = 0;
let cities = 0;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());
// Every test starts with one city in one country that no one uses.
beforeEach(async () => {
  const letter = String.fromCharCode(65 + countries);
  countries += 1;
  place = await shop.make.place({ iso2: `X${letter}`, name: `Atlantis ${letter}`, nameAr: `أطلنطس ${letter}` });
  await shop.database.query(sql`UPDATE countries SET listed = (id = ${place.countryId})`);
});

const set = (path: string, listed: boolean, lang = 'en') =>
  shop.call(`POST /admin/places/${path}/listed`, { token: admin.token, body: { listed }, headers: { lang } });

const offered = async (path: string, person?: Person): Promise<number[]> =>
  (await shop.call(`GET ${path}`, { token: person?.token })).body.data.map(({ id }: Named) => id);

const offeredTo = async (person?: Person) => [
  await offered('/countries', person),
  await offered(`/states?country_id=${place.countryId}`, person),
  await offered(`/cities?state_id=${place.stateId}`, person),
];

/** A second city to sell to, so that the first is not the last. */
const addCity = async () => {
  cities += 1;
  const body = { name: `Port ${cities}`, name_arabic: `مرفأ ${cities}` };
  const path = `/admin/places/states/${place.stateId}/cities`;
  const id: number = (await shop.call(`POST ${path}`, { token: admin.token, body })).body.data.id;
  return id;
};

test('Unlisting a country or a state unlists its contents', async () => {
  const elsewhere = await shop.make.country();
  assert.equal((await set(`countries/${elsewhere}`, true)).body.message, 'The place is listed.');
  assert.equal((await set(`states/${place.stateId}`, false)).status, 200);
  assert.deepEqual(await offeredTo(), [[elsewhere, place.countryId], [], []]);
  await set(`states/${place.stateId}`, true);
  assert.equal((await set(`countries/${place.countryId}`, false)).status, 200);
  assert.deepEqual(await offeredTo(), [[elsewhere], [], []]);
});

test('Customers’ and vendors’ forms still offer their current place and save it', async () => {
  const { countryId, stateId, cityId } = place;
  const [customer, vendor, stranger] = [
    await shop.make.customer(),
    await shop.make.vendor(),
    await shop.make.customer(),
  ];
  const ids = { country_id: countryId, state_id: stateId, city_id: cityId };
  const body = { type: 1, ...ids, address_1: '12 Palm Street', postal_code: '', phone_number: '0501234567' };
  const save = () => shop.call('POST /user/address', { token: customer.token, body });
  await save();
  await shop.database.query(sql`
    UPDATE vendors SET country_id = ${countryId}, state_id = ${stateId}, city_id = ${cityId}
    WHERE id = ${vendor.vendorId}`);
  const other = await addCity();
  const elsewhere = await shop.make.country();
  await set(`countries/${elsewhere}`, true);

  await set(`cities/${cityId}`, false);
  assert.deepEqual((await offeredTo(stranger))[2], [other]);
  assert.deepEqual((await offeredTo(customer))[2]?.sort(), [cityId, other].sort());
  await set(`countries/${countryId}`, false);
  assert.deepEqual(await offeredTo(stranger), [[elsewhere], [], []]);
  for (const person of [customer, vendor])
    assert.deepEqual(await offeredTo(person), [[elsewhere, countryId], [stateId], [cityId]]);
  assert.equal((await save()).status, 200);
});

test('A vendor who ships to an unlisted country still finds it in the form', async () => {
  const vendor = await shop.make.vendor();
  const bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain' });
  await shop.database.query(sql`
    INSERT INTO shipping_zones (vendor_id, country_id) VALUES (${vendor.vendorId}, ${bahrain})`);
  assert.deepEqual(await offered('/countries', vendor), [bahrain, place.countryId]);
  assert.deepEqual(await offered('/countries'), [place.countryId]);
});

test('The last listed city stays at every level, and the shop stays ready', async () => {
  const { countryId, stateId, cityId } = place;
  for (const path of [`countries/${countryId}`, `states/${stateId}`, `cities/${cityId}`]) {
    const { status, body } = await set(path, false);
    assert.deepEqual([status, body.code], [422, 'last_place']);
    assert.match(body.message, /^This is the last city that customers can choose\./);
    const removed = await shop.call(`DELETE /admin/places/${path}`, { token: admin.token });
    assert.deepEqual([removed.status, removed.body.code], [422, 'last_place'], path);
  }
  assert.match((await set(`cities/${cityId}`, false, 'ar')).body.message, /^هذه آخر مدينة/);
  assert.deepEqual(await offeredTo(), [[countryId], [stateId], [cityId]]);
  assert.equal((await shop.app.inject('/readyz')).statusCode, 200);
});

test('When two admins unlist the last two cities concurrently, one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const other = await addCity();
    const responses = await Promise.all([place.cityId, other].map((id) => set(`cities/${id}`, false)));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 422]);
    await shop.database.query(sql`UPDATE cities SET listed = true WHERE id = ${place.cityId}`);
    await shop.database.query(sql`DELETE FROM cities WHERE id = ${other}`);
  }
});

test('When two admins add the same city concurrently, one reads that it exists', async () => {
  const body = { name: 'Twin', name_arabic: 'التوأم' };
  const add = () => shop.call(`POST /admin/places/states/${place.stateId}/cities`, { token: admin.token, body });
  const responses = await Promise.all([add(), add(), add()]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 422, 422]);
});

test('An address saved in a place that is deleted concurrently is saved or retried', async () => {
  for (let round = 0; round < 10; round += 1) {
    const customer = await shop.make.customer();
    const { countryId: country_id, stateId: state_id } = place;
    const city_id = await addCity();
    const lines = { address_1: '12 Palm Street', postal_code: '', phone_number: '0501234567' };
    const [saved, removed] = await Promise.all([
      shop.call('POST /user/address', {
        token: customer.token,
        body: { type: 1, country_id, state_id, city_id, ...lines },
      }),
      shop.call(`DELETE /admin/places/cities/${city_id}`, { token: admin.token }),
    ]);
    // The second one is refused: the customer with 409, or with 422 if the city was gone before it was read.
    assert.equal([saved, removed].filter(({ status }) => status === 200).length, 1, `${saved.text} ${removed.text}`);
    assert.ok([saved, removed].every(({ status }) => [200, 409, 422].includes(status)));
  }
});
