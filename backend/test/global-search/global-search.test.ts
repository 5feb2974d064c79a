import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createCoupons } from '../support/coupons.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person, Vendor } from '../support/factories.ts';
import { createSales } from '../support/sales.ts';

interface Result {
  kind: string;
  id: number;
  label: string;
  label_arabic: string;
  detail: string;
  matched: { by: string; text: string } | null;
  href: string;
}

let shop: TestApp;
let admin: Person;
let palm: Vendor;
let rival: Vendor;
let customer: Person;
let gauze: { id: number; slug: string };
let number: string;
before(async () => {
  shop = await buildTestApp();
  admin = await shop.make.admin();
  [palm, rival] = [await shop.make.vendor(), await shop.make.vendor()];
  customer = await shop.make.customer();
  const { database } = shop;
  await database.query(sql`
    UPDATE vendors SET company_name = 'Palm Supplies', company_name_ar = 'مؤسسة النخلة الطبية' WHERE id = ${palm.vendorId}`);
  await database.query(sql`UPDATE users SET firstname = 'أحمد', lastname = 'الفارسي' WHERE id = ${customer.id}`);
  const { vendorId } = palm;
  gauze = await shop.make.product({
    vendorId,
    name: 'Sterile gauze',
    nameAr: 'شاش مُعقّم',
    sku: 'GZ-100',
    status: 'draft',
  });
  await shop.make.product({ vendorId: rival.vendorId, name: 'Gauze roll', nameAr: 'لفة شاش' });
  await shop.make.category({ name: 'Gauze and dressings', nameAr: 'الشاش والضمادات' });
  await createCoupons(database).make({ code: 'GAUZE10' });
  const { id: productId } = await shop.make.product({ vendorId, name: 'Cane' });
  const [part = 0] = await createSales(shop).buy(customer, [{ productId }]);
  const row = await database.first<{ number: string }>(sql`
    SELECT order_sub_no AS number FROM vendor_orders WHERE id = ${part}`);
  number = row?.number ?? '';
});
after(() => shop.close());

const find = async ({ token }: Person, text: string): Promise<Result[]> => {
  const route = token === admin.token ? '/admin/search' : '/vendor/search';
  const { status, body } = await shop.call(`GET ${route}?search=${encodeURIComponent(text)}`, { token });
  assert.equal(status, 200);
  return body.results;
};
const labels = async (person: Person, text: string) =>
  (await find(person, text)).map(({ kind, label }) => `${kind}: ${label}`);

test('One search of the admin finds products, categories and coupons', async () => {
  assert.deepEqual(await labels(admin, 'gauze'), [
    'product: Gauze roll',
    'product: Sterile gauze',
    'category: Gauze and dressings',
    'coupon: GAUZE10',
  ]);
  const [product] = await find(admin, 'GZ-100');
  assert.deepEqual(product, {
    kind: 'product',
    id: gauze.id,
    label: 'Sterile gauze',
    label_arabic: 'شاش مُعقّم',
    detail: 'GZ-100',
    matched: null,
    href: `/admin/products/${gauze.id}`,
  });
});

test('Arabic is found in any spelling', async () => {
  assert.deepEqual(await labels(admin, 'مؤسّسة النخله'), ['vendor: Palm Supplies']);
  assert.deepEqual(await labels(palm, 'معقم'), ['product: Sterile gauze']);
  assert.deepEqual(await labels(palm, 'احمد الفارسى'), ['customer: أحمد الفارسي']);
});

test('An order is found by its number in any spelling, and a parcel by its own', async () => {
  const [prefix, digits = '', parcel] = number.split('-');
  const whole = `${prefix}-${digits}`;
  for (const text of [
    whole,
    whole.toLowerCase(),
    `${prefix}${digits}`,
    digits.slice(0, 6),
    `bls ${digits.slice(0, 4)}`,
  ])
    assert.deepEqual(await labels(admin, text), [`order: ${whole}`], text);
  assert.deepEqual(await labels(admin, `${digits} ${parcel}`), [`order: ${number}`]);
  assert.equal((await find(admin, whole))[0]?.href, `/admin/orders/${whole}`);
  const [found] = await find(palm, digits);
  assert.deepEqual([found?.href, found?.detail], [`/vendor/orders/${number}`, 'أحمد الفارسي']);
});

test('A phone number in any form finds the customer and the orders, and says so', async () => {
  await shop.database.query(sql`UPDATE users SET phone_number = '+973 3619 2539' WHERE id = ${customer.id}`);
  const whole = number.slice(0, number.lastIndexOf('-'));
  const matched = { by: 'phone', text: '+973 3619 2539' };
  for (const text of ['36192539', '0097336192539', '+973 3619 2539', '٣٦١٩٢٥٣٩']) {
    assert.deepEqual(await labels(admin, text), [`order: ${whole}`, 'customer: أحمد الفارسي'], text);
    assert.deepEqual(await labels(palm, text), [`order: ${number}`, 'customer: أحمد الفارسي'], text);
    for (const result of await find(admin, text)) assert.deepEqual(result.matched, matched, text);
    assert.deepEqual(await labels(rival, text), [], text);
  }
  assert.deepEqual(
    (await find(admin, 'احمد')).map(({ href, matched: by }) => [href, by]),
    [[`/admin/customers/${customer.id}`, null]],
  );
});

test('A vendor finds only their own objects', async () => {
  assert.deepEqual(await labels(palm, 'gauze'), ['product: Sterile gauze']);
  assert.deepEqual(await labels(rival, number), []);
  assert.deepEqual(await labels(rival, customer.email), []);
  assert.deepEqual(await labels(palm, customer.email), ['customer: أحمد الفارسي']);
});

test('A single letter, a wildcard and an empty query find nothing', async () => {
  for (const text of ['', 'g', '%', '__', '%%%', '-- --', '\\']) assert.deepEqual(await labels(admin, text), [], text);
  for (const text of ['', 'g', '%', '__', '%%%', '-- --', '\\']) assert.deepEqual(await labels(palm, text), [], text);
});

test('The admin does not find objects of a deleted vendor', async () => {
  const { vendorId } = await shop.make.product({ name: 'Tourniquet' });
  assert.deepEqual(await labels(admin, 'tourniquet'), ['product: Tourniquet']);
  assert.equal((await shop.call(`DELETE /admin/vendor/${vendorId}`, { token: admin.token })).status, 200);
  assert.deepEqual(await labels(admin, 'tourniquet'), []);
});

test('Deleted objects are not found, and each kind returns at most five', async () => {
  for (let index = 0; index < 7; index += 1) await shop.make.category({ name: `Bandage ${index}` });
  assert.equal((await find(admin, 'bandage')).length, 5);
  await shop.database.query(sql`UPDATE categories SET deleted_at = now() WHERE name LIKE 'Bandage%'`);
  await shop.database.query(sql`UPDATE products SET deleted_at = now() WHERE name = 'Gauze roll'`);
  assert.deepEqual(await labels(admin, 'bandage'), []);
  assert.ok(!(await labels(admin, 'gauze')).includes('product: Gauze roll'));
});
