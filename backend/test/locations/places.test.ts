import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { STORE_POSTAL_CODES } from '../../src/facts/postal-codes.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

interface Named {
  id: number;
  name: string;
  iso2: string;
}

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const list = async (path: string, lang = 'en'): Promise<Named[]> => {
  const { status, body } = await shop.call(`GET ${path}`, { headers: { lang } });
  assert.equal(status, 200);
  return body.data;
};

const findCountry = async (code: string) => (await list('/countries')).find(({ iso2 }) => iso2 === code)?.id ?? 0;

test('A new shop offers the Gulf states, home markets first', async () => {
  const namesIn = async (lang: string) => (await list('/countries', lang)).map(({ name }) => name);
  assert.deepEqual(await namesIn('en'), [
    ...['Saudi Arabia', 'Bahrain'],
    ...['Kuwait', 'Oman', 'Qatar', 'United Arab Emirates'],
  ]);
  assert.deepEqual((await namesIn('ar')).slice(0, 2), ['المملكة العربية السعودية', 'البحرين']);
});

test('Every country with a postal code rule is known and has states with cities', async () => {
  const known = await shop.database.query<{ iso2: string }>(sql`SELECT iso2 FROM countries`);
  const codes = new Set(known.map(({ iso2 }) => iso2));
  assert.deepEqual(
    Object.keys(STORE_POSTAL_CODES).filter((iso2) => !codes.has(iso2)),
    [],
  );
  const empty = await shop.database.query(sql`
    SELECT c.iso2, s.name FROM countries c LEFT JOIN states s ON s.country_id = c.id
    WHERE NOT EXISTS (SELECT 1 FROM cities WHERE state_id = s.id)`);
  assert.deepEqual(empty, []);
});

test('The 13 regions of Saudi Arabia and 4 governorates of Bahrain have their towns', async () => {
  const count = async (code: string) => {
    const states = await list(`/states?country_id=${await findCountry(code)}`);
    const cities = await Promise.all(states.map(({ id }) => list(`/cities?state_id=${id}`)));
    return [states.length, cities.flat().length];
  };
  assert.deepEqual(await count('SA'), [13, 450]);
  assert.deepEqual(await count('BH'), [4, 150]);
});

test('Every place has a Latin and an Arabic name and is unique in its parent', async () => {
  const places = sql`
    (SELECT 0::bigint AS above, name, name_ar FROM countries UNION ALL
     SELECT country_id, name, name_ar FROM states UNION ALL SELECT state_id + 1000000, name, name_ar FROM cities)`;
  const misspelt = await shop.database.query(sql`
    SELECT name, name_ar FROM ${places} AS place
    WHERE name !~ '^[[:alnum:] .,()''/&-]+$' OR name ~ '[\u0600-\u06FF]' OR name_ar ~ '[A-Za-z]' OR name_ar !~ '[\u0600-\u06FF]'
      OR name <> trim(name) OR name_ar <> trim(name_ar)`);
  assert.deepEqual(misspelt, []);
  const twice = await shop.database.query(
    sql`SELECT above, name FROM ${places} AS place GROUP BY above, name HAVING count(*) > 1`,
  );
  assert.deepEqual(twice, []);
});

test('An unlisted place is not offered, and an address that has it keeps it', async () => {
  const customer = await shop.make.customer();
  const { countryId, stateId, cityId } = await shop.make.place();
  await shop.database.query(sql`UPDATE cities SET listed = false WHERE id = ${cityId}`);
  assert.deepEqual(await list(`/cities?state_id=${stateId}`), []);
  const address = { type: 1, country_id: countryId, state_id: stateId, city_id: cityId, address_1: '12 Palm Street' };
  const body = { ...address, postal_code: '12211', phone_number: '0501234567' };
  assert.equal((await shop.call('POST /user/address', { token: customer.token, body })).status, 200);
});

test('A checkout offers only countries where a seller delivers', async () => {
  const codes = async () => (await list('/countries?delivered=true')).map(({ iso2 }) => iso2);
  assert.deepEqual(await codes(), []);
  const { vendorId } = await shop.make.vendor();
  assert.ok((await codes()).length > 2, 'a zone for all other countries');
  const bahrain = await findCountry('BH');
  await shop.database.query(sql`UPDATE shipping_zones SET country_id = ${bahrain} WHERE vendor_id = ${vendorId}`);
  assert.deepEqual(await codes(), ['BH']);
  await shop.database.query(sql`UPDATE vendors SET active = 2 WHERE id = ${vendorId}`);
  assert.deepEqual(await codes(), []);
});
