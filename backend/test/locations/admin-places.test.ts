import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { auditLines } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createSales } from '../support/sales.ts';

interface Listed {
  id: number;
  name: string;
  usage: object;
}

let shop: TestApp;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
});
after(() => shop.close());

const get = async (path = '', lang = 'en') => {
  const response = await shop.call(`GET /admin/places${path}`, { token: admin.token, headers: { lang } });
  assert.equal(response.status, 200, response.text);
  return response.body.data;
};
const post = (path: string, body: object, lang = 'en') =>
  shop.call(`POST /admin/places${path}`, { token: admin.token, body, headers: { lang } });
const remove = (path: string) => shop.call(`DELETE /admin/places${path}`, { token: admin.token });

const added = async (path: string, body: object): Promise<number> => {
  const response = await post(path, body);
  assert.equal(response.status, 200, response.text);
  return response.body.data.id;
};

/** A country with one state and one city, added as an admin does. */
const addCountry = async (iso2: string, name: string, name_arabic: string) => {
  const country = await added('', { iso2, name, name_arabic });
  const state = await added(`/${country}/states`, { name: 'North', name_arabic: 'الشمال' });
  const city = await added(`/states/${state}/cities`, { name: 'Harbour', name_arabic: 'الميناء' });
  return { country, state, city };
};

/** A customer who lives there. */
const addCustomer = async ({ country, state, city }: Awaited<ReturnType<typeof addCountry>>) => {
  const customer = await shop.make.customer();
  const body = { type: 1, country_id: country, state_id: state, city_id: city, address_1: '12 Palm Street' };
  const lines = { postal_code: '', phone_number: '0501234567' };
  const response = await shop.call('POST /user/address', { token: customer.token, body: { ...body, ...lines } });
  assert.equal(response.status, 200, response.text);
  return customer;
};

test('An admin reads the contents and uses of each country, home markets first', async () => {
  const place = await addCountry('XA', 'Atlantis', 'أطلنطس');
  const vendor = await shop.make.vendor();
  await shop.database.query(sql`
    UPDATE vendors SET country_id = ${place.country}, state_id = ${place.state}, city_id = ${place.city}
    WHERE id = ${vendor.vendorId}`);
  await shop.database.query(sql`
    INSERT INTO shipping_zones (vendor_id, country_id) VALUES (${vendor.vendorId}, ${place.country})`);
  await createSales(shop).buy(await addCustomer(place), [{ productId: (await shop.make.product()).id }]);

  const { countries, meta } = await get();
  assert.deepEqual(
    countries.slice(0, 2).map(({ iso2 }: { iso2: string }) => iso2),
    ['SA', 'BH'],
  );
  assert.deepEqual([countries.length, meta.per_page, countries[0].name_arabic], [10, 10, 'المملكة العربية السعودية']);
  const usage = { addresses: 1, vendors: 1, orders: 1 };
  const [atlantis] = (await get('?search=atlantis')).countries;
  const names = { name: 'Atlantis', name_arabic: 'أطلنطس' };
  const inIt = { states: 1, cities: 1 };
  const { updated_at: _at, ...shown } = atlantis;
  assert.deepEqual(shown, {
    ...{ id: place.country, ...names, iso2: 'XA', listed: true, ...inIt },
    usage: { ...usage, shipping_zones: 1 },
  });
  const { country, states } = await get(`/${place.country}/states`);
  assert.deepEqual(
    [country.name_arabic, states[0].cities, states[0].usage],
    ['أطلنطس', 1, { ...usage, shipping_zones: 0 }],
  );
  const { state, cities } = await get(`/states/${place.state}/cities`);
  assert.deepEqual([state.name, cities[0].name_arabic, cities[0].usage], ['North', 'الميناء', states[0].usage]);
});

test('An admin pages through the towns of a state in the order of the language', async () => {
  const [riyadh] = (await get(`/${await shop.make.country()}/states?search=${encodeURIComponent('الرياض')}`)).states;
  const inEnglish = await get(`/states/${riyadh.id}/cities?page=2`);
  assert.deepEqual([inEnglish.cities.length, inEnglish.meta.current_page], [10, 2]);
  const arabic = (await get(`/states/${riyadh.id}/cities`, 'ar')).cities.map(
    ({ name_arabic: name }: { name_arabic: string }) => name,
  );
  assert.ok(arabic.includes('الأفلاج'), arabic.join());
  assert.equal((await get(`/states/${riyadh.id}/cities?page=99`)).cities.length, 0);
});

test('A place is found by part of either name in any spelling, a country by its code', async () => {
  const find = async (search: string) =>
    (await get(`?search=${encodeURIComponent(search)}`)).countries.map(({ name }: Listed) => name);
  for (const search of ['bahr', 'BAHRAIN', 'بحرين', 'البَحرين', 'bh'])
    assert.ok((await find(search)).includes('Bahrain'), search);
  assert.deepEqual(await find('الامارات'), ['United Arab Emirates']);
  assert.deepEqual(await find('%'), []);
});

test('An admin adds places with both names, which are unique within their parent', async () => {
  const { country, state } = await addCountry('XB', 'Brobdingnag', 'بروبدنغناغ');
  const refusedFields = async (path: string, body: object, lang = 'en') => {
    const { status, body: response } = await post(path, body, lang);
    assert.equal(status, 422);
    return response.errors;
  };
  assert.deepEqual(await refusedFields('', { iso2: 'X1', name: ' ', name_arabic: '؟' }), {
    iso2: ['Use the two letters of the country’s ISO code.'],
    name: ['The English name is required.'],
    name_arabic: ['A name must contain letters or digits.'],
  });
  assert.deepEqual(await refusedFields('', { iso2: 'xb', name: 'BROBDINGNAG', name_arabic: 'بروبدنغناغ الكبرى' }), {
    iso2: ['Another country has this code.'],
    name: ['This name is already taken here.'],
  });
  const cities = `/states/${state}/cities`;
  await added(cities, { name: 'Al Ahsa', name_arabic: 'الأحساء' });
  assert.deepEqual(await refusedFields(cities, { name: 'Hofuf', name_arabic: 'الاحساءْ' }, 'ar'), {
    name_arabic: ['هذا الاسم مستخدم هنا بالفعل.'],
  });
  const south = await added(`/${country}/states`, { name: 'South', name_arabic: 'الجنوب' });
  await added(`/states/${south}/cities`, { name: 'Al Ahsa', name_arabic: 'الأحساء' });
  assert.equal((await post('/states/999999999/cities', { name: 'Nowhere', name_arabic: 'لا مكان' })).status, 404);
});

test('An admin corrects a name, but not to that of a sibling', async () => {
  const { state, city } = await addCountry('XC', 'Carpathia', 'كارباثيا');
  const other = await added(`/states/${state}/cities`, { name: 'Castle', name_arabic: 'القلعة' });
  const rename = (name: string, name_arabic: string) => post(`/cities/${city}`, { _method: 'PUT', name, name_arabic });
  const { body } = await rename('HARBOUR', 'الميناء');
  assert.deepEqual([body.message, body.data.name], ['The place has been saved.', 'HARBOUR']);
  assert.deepEqual(Object.keys((await rename('castle', 'القلعه')).body.errors), ['name', 'name_arabic']);
  assert.equal((await post(`/states/${other}`, { _method: 'PUT', name: 'A', name_arabic: 'أ' })).status, 404);
});

test('Renaming a country changes neither its orders nor their delivery promise', async () => {
  const place = await addCountry('XD', 'Dinotopia', 'دينوتوبيا');
  const customer = await addCustomer(place);
  const { id: productId, vendorId } = await shop.make.product();
  const zone = await shop.database.first<{ id: number }>(sql`
    INSERT INTO shipping_zones (vendor_id, country_id, handling_days_min, handling_days_max)
    VALUES (${vendorId}, ${place.country}, 20, 30) RETURNING id`);
  await shop.database.query(sql`
    INSERT INTO shipping_rates (zone_id, currency, flat_fee)
    SELECT ${zone?.id ?? 0}, currency, 0 FROM unnest(ARRAY['SAR', 'BHD', 'USD']) currency`);
  const [part = 0] = await createSales(shop).buy(customer, [{ productId }]);
  const row = await shop.database.first<{ order_no: string }>(sql`
    SELECT o.order_no FROM orders o JOIN vendor_orders part ON part.order_id = o.id WHERE part.id = ${part}`);
  const order_no = row?.order_no ?? '';
  const read = async () => (await shop.call(`GET /orders/placed/${order_no}`, { token: customer.token })).text;
  const track = async () => {
    const body = { order_no, email: customer.email };
    const [parcel] = (await shop.call('POST /orders/track', { body })).body.data.parcels;
    return [parcel.arrives_from, parcel.arrives_to];
  };
  const [order, promised] = [await read(), await track()];
  assert.match(order, /Dinotopia/);
  await post(`/countries/${place.country}`, { _method: 'PUT', name: 'Dinosauria', name_arabic: 'ديناصوريا' });
  assert.deepEqual(await track(), promised);
  assert.equal(await read(), order);
});

test('An unused place is deleted with its contents; a used one can only be unlisted', async () => {
  const place = await addCountry('XE', 'Erewhon', 'إريون');
  const { id } = await addCustomer(place);
  for (const path of [`/countries/${place.country}`, `/states/${place.state}`, `/cities/${place.city}`]) {
    const { status, body } = await remove(path);
    assert.deepEqual([status, body.code], [422, 'place_in_use']);
    assert.match(body.message, /^This place cannot be deleted: .* Unlist it instead\.$/);
  }
  await shop.database.query(sql`DELETE FROM addresses WHERE user_id = ${id}`);
  assert.equal((await remove(`/countries/${place.country}`)).status, 200);
  const left = await shop.database.query(sql`
    SELECT id FROM states WHERE id = ${place.state} UNION ALL SELECT id FROM cities WHERE id = ${place.city}`);
  assert.deepEqual(left, []);
  assert.equal((await remove(`/countries/${place.country}`)).status, 404);
});

test('Each change of a place is one line of the log, with its parent', async () => {
  const { country, state, city } = await addCountry('XF', 'Freedonia', 'فريدونيا');
  await post(`/cities/${city}`, { _method: 'PUT', name: 'Haven', name_arabic: 'الميناء' });
  await post(`/cities/${city}/listed`, { listed: false });
  await post(`/cities/${city}/listed`, { listed: false });
  await remove(`/cities/${city}`);
  const lines = (await auditLines(shop.database, 'city', city)).map(({ action, label, before: was, after: is }) => [
    ...[action, label],
    ...[was, is],
  ]);
  const names = { name: 'Harbour', name_ar: 'الميناء' };
  assert.deepEqual(lines, [
    ['city.created', 'Harbour', null, { ...names, listed: true, state: 'North' }],
    ['city.edited', 'Haven', { name: 'Harbour' }, { name: 'Haven' }],
    ['city.unlisted', 'Haven', { listed: true }, { listed: false }],
    ['city.deleted', 'Haven', { ...names, name: 'Haven', listed: false, state: 'North' }, null],
  ]);
  const [born] = await auditLines(shop.database, 'state', state);
  assert.deepEqual([born?.label, born?.after?.country], ['North', 'Freedonia']);
  assert.equal((await auditLines(shop.database, 'country', country))[0]?.after?.iso2, 'XF');
});
