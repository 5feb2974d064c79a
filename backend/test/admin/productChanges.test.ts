import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildTestApp, type Answer, type TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';

type Product = Answer['body'];

let shop: TestApp;
let admin: string;
let vendor: Vendor;
let writer: ProductWriter;
before(async () => {
  shop = await buildTestApp();
  ({ token: admin } = await shop.make.admin());
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
});
after(() => shop.close());

const ask = (route: string, body?: object) => shop.call(route, { token: admin, body });
const toggle = (id: number) => ask(`POST /admin/product/toggle/approval/${id}`);
const waiting = async (id: number) => (await ask(`GET /admin/product/${id}/changes`)).body;
const accept = (id: number, change_id: number) => ask(`POST /admin/product/${id}/accept-changes`, { change_id });
const decline = (id: number, change_id: number, reason = 'Not what is in the picture') =>
  ask(`POST /admin/product/${id}/decline-changes`, { change_id, reason });
const takeBack = (slug: string) => shop.call(`DELETE /vendor/products/${slug}/changes`, { token: vendor.token });
const fieldsOf = async (id: number) => (await waiting(id)).changes.map(({ field }: { field: string }) => field);
const shopSees = async (slug: string) => (await shop.call(`GET /products/${slug}`)).body.product;
const found = async (route: string) => (await shop.call(route)).text;

/** A product that shoppers see. */
const onSale = async (fields: Product = {}): Promise<Product> => {
  const product = await writer.created(fields);
  await toggle(product.id);
  return product;
};
const edit = async (product: Product, fields: Product) => {
  const { status, body, text } = await writer.edit(await writer.read(product.slug), fields);
  assert.equal(status, 200, text);
  return body;
};
const lastLine = async (id: number) =>
  shop.database.first<{ action: string; before: Product; after: Product }>(sql`
    SELECT action, before, after FROM audit_log WHERE entity = 'product' AND entity_id = ${String(id)} ORDER BY id DESC`);

test('What a vendor writes about an approved product waits, and prices, stock, codes and variants are live at once', async () => {
  const variant = { type: 'size', value: 'S', sku: 'a', barcode: '1', stock: 3 };
  const prices = { price_sar: 50, price_bhd: 5, price_usd: 13 };
  const product = await onSale({ variants: [{ ...variant, ...prices }] });
  const { id: category_id } = await shop.make.category({ name: 'Splints' });
  const body = await edit(product, {
    ...{
      name: 'Zirconium crutch',
      description: 'Of zirconium.',
      category_id,
      price_bhd: 5.5,
      discount: 5,
      sku: 'ZIRC',
    },
    variants: [{ ...product.variants[0], price_usd: 14, stock: 9, stock_seen: 3 }],
  });
  assert.match(body.message, /approved version/);
  assert.deepEqual(body.product.changes.fields, ['name', 'description', 'category']);
  assert.deepEqual([body.product.name, body.product.changes.name], [product.name, 'Zirconium crutch']);

  const seen = await shopSees(product.slug);
  assert.deepEqual(
    [seen.name, seen.description, seen.category.id],
    [product.name, product.description, product.category_id],
  );
  assert.deepEqual([seen.sku, seen.discount, seen.price_bhd, seen.stock], ['ZIRC', 5, 5.5, 9]);
  for (const route of [
    'GET /products?search=zirconium',
    'GET /products/suggest?search=zirconium',
    'GET /products/sitemap',
  ])
    assert.doesNotMatch(await found(route), /zirconium crutch/i, route);
  const line = await lastLine(product.id);
  assert.deepEqual(
    [line?.action, line?.after.name, line?.after.category],
    ['product.changes_asked', 'Zirconium crutch', 'Splints'],
  );

  const { changes, change_id } = await waiting(product.id);
  assert.deepEqual(changes[0], { field: 'name', before: [product.name], after: ['Zirconium crutch'] });
  assert.equal((await accept(product.id, change_id)).status, 200);
  assert.equal((await shopSees(product.slug)).name, 'Zirconium crutch');
  assert.match(await found('GET /products?search=zirconium'), /Zirconium crutch/);
  assert.deepEqual([await fieldsOf(product.id), (await writer.read(product.slug)).changes], [[], null]);
  assert.equal((await lastLine(product.id))?.action, 'product.changes_accepted');
});

test('Edits add up, and what is set back to what shoppers see waits no more', async () => {
  const product = await onSale();
  const newer = async () => {
    const { changes, ...live } = await writer.read(product.slug);
    return { changes, live };
  };
  const steps: [Product, string[]][] = [
    [{ stock: 20, tags: ['New'], sku: 'NEW-1', discount: 5, status: 'draft' }, []],
    [{ name: 'Other' }, ['name']],
    [{ name: 'Other', arabic_description: 'نص' }, ['name', 'arabic_description']],
    [
      { name: 'Other', arabic_description: 'نص', images: [{ id: await writer.picture() }] },
      ['name', 'arabic_description', 'pictures'],
    ],
    [{ name: 'Other', price_sar: 99 }, ['name', 'pictures']],
    [{ images: product.images.map(({ id }: Product) => ({ id })) }, []],
  ];
  for (const [fields, expected] of steps) {
    await edit(product, fields);
    assert.deepEqual((await newer()).changes?.fields ?? [], expected, JSON.stringify(fields));
  }
});

test('An admin decides only about what he has read, once, and another price in between is not in the way', async () => {
  const product = await onSale();
  await edit(product, { name: 'First' });
  const first = (await waiting(product.id)).change_id;
  await edit(product, { name: 'First', price_sar: 77 });
  assert.equal((await waiting(product.id)).change_id, first);
  await edit(product, { name: 'Second' });
  for (const answer of [await accept(product.id, first), await decline(product.id, first)])
    assert.deepEqual([answer.status, answer.body.code], [409, 'product_changes_outdated']);
  const second = (await waiting(product.id)).change_id;
  const answers = await Promise.all([
    accept(product.id, second),
    accept(product.id, second),
    decline(product.id, second),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await accept(999_999, second)).status, 404);
});

test('Of an acceptance and edits at once, shoppers see exactly what was accepted', async () => {
  const product = await onSale();
  for (let round = 0; round < 5; round += 1) {
    await edit(product, { name: `Read ${round}` });
    const { change_id } = await waiting(product.id);
    const { updated_at_seen: _, ...form } = writer.formOf(await writer.read(product.slug));
    const save = shop.call(`POST /vendor/products/${product.slug}`, {
      token: vendor.token,
      body: { ...form, name: `Unread ${round}` },
    });
    const [accepted, saved] = await Promise.all([accept(product.id, change_id), save]);
    assert.equal(saved.status, 200, saved.text);
    const { name } = await shopSees(product.slug);
    assert.ok(!name.startsWith('Unread'), name);
    assert.equal(accepted.status === 200, name === `Read ${round}`, `${accepted.status} ${name}`);
    assert.deepEqual((await waiting(product.id)).changes[0].after, [`Unread ${round}`]);
  }
});

test('A vendor who is declined reads why until the next edit, and can have the words again', async () => {
  const product = await onSale();
  await edit(product, { name: 'World’s best crutch' });
  const { change_id } = await waiting(product.id);
  const silent = await decline(product.id, change_id, '  ');
  assert.deepEqual([silent.status, Object.keys(silent.body.errors)], [422, ['reason']]);
  const open = await writer.read(product.slug);
  const reason = 'Who says so?\nPlease leave “best” out.';
  assert.equal((await decline(product.id, change_id, reason)).status, 200);
  assert.deepEqual(
    [(await lastLine(product.id))?.action, (await lastLine(product.id))?.after.reason],
    ['product.changes_declined', reason],
  );

  const { changes, changes_waiting } = await writer.read(product.slug);
  assert.deepEqual([changes_waiting, changes.decline_reason, changes.name], [false, reason, 'World’s best crutch']);
  assert.deepEqual(await waiting(product.id).then((each) => [each.changes, each.change_id]), [[], null]);
  const { notifications } = (await shop.call('GET /vendor/notifications', { token: vendor.token })).body;
  assert.deepEqual([notifications[0].kind, notifications[0].payload.reason], ['product_changes_declined', reason]);
  assert.equal((await writer.edit(open, { price_sar: 60 })).body.code, 'product_changed');
  assert.equal((await edit(product, { price_sar: 60 })).product.changes, null);
});

test('A vendor takes back what waits, and nobody else’s', async () => {
  const product = await onSale();
  await edit(product, { name: 'Slip of the pen', images: [{ id: await writer.picture() }] });
  const stranger = await shop.make.vendor();
  const foreign = await shop.call(`DELETE /vendor/products/${product.slug}/changes`, { token: stranger.token });
  assert.deepEqual([foreign.status, await fieldsOf(product.id)], [404, ['name', 'pictures']]);
  const { body } = await takeBack(product.slug);
  assert.deepEqual([body.product.changes, body.product.name, await fieldsOf(product.id)], [null, product.name, []]);
  assert.deepEqual(
    [(await lastLine(product.id))?.action, (await lastLine(product.id))?.after.name],
    ['product.changes_taken_back', product.name],
  );
});

test('What a product loses with its approval stays waiting; while nobody sees it, an edit is written at once', async () => {
  const product = await onSale();
  await edit(product, { name: 'Another' });
  await toggle(product.id);
  assert.deepEqual(await fieldsOf(product.id), ['name']);
  await toggle(product.id);
  assert.equal((await shopSees(product.slug)).name, product.name, 'approving accepts nothing that was not read');
  await toggle(product.id);
  const body = await edit(product, { name: 'At once' });
  assert.deepEqual([body.product.name, body.product.changes], ['At once', null]);
});

test('A picture that waits is the product’s: it is swept by nobody and shown by no other product', async () => {
  const { database, app } = shop;
  const product = await onSale();
  const image = await writer.picture();
  await edit(product, { images: [{ id: image }] });
  const other = await writer.fields({ images: [{ id: image }] });
  assert.deepEqual(Object.keys((await writer.create(other)).body.errors), ['images.0.id']);
  await database.query(sql`UPDATE files SET created_at = now() - interval '16 days'`);
  await app.files.removeUnusedPictures();
  assert.equal((await shopSees(product.slug)).images.length, 1);
  const { change_id, changes } = await waiting(product.id);
  assert.deepEqual([changes[0].before.length, changes[0].after.length], [1, 1]);
  await accept(product.id, change_id);
  assert.equal((await writer.read(product.slug)).images[0].id, image);
});

test('A new variant is sold at once, its picture waits, and which variant a picture shows is live', async () => {
  const size = (value: string) => ({
    type: 'size',
    value,
    sku: `V-${value}`,
    barcode: '1',
    stock: 5,
    price_sar: 5,
    price_bhd: 1,
    price_usd: 2,
  });
  const product = await onSale({ variants: [size('S')] });
  const [{ id: front }] = product.images;
  const image = await writer.picture();
  const images = [
    { id: front, variant_sku: 'V-S' },
    { id: image, variant_sku: 'V-M' },
  ];
  const { variants } = (await edit(product, { variants: [product.variants[0], size('M')], images })).product;
  const seen = await shopSees(product.slug);
  assert.deepEqual(seen.variants.length, 2);
  assert.deepEqual(
    seen.images.map(({ variant_id }: Product) => variant_id),
    [variants[0].id],
  );
  await edit(product, { variants: [variants[0]], images: [images[0], { id: image }] });
  await accept(product.id, (await waiting(product.id)).change_id);
  assert.deepEqual(
    (await writer.read(product.slug)).images.map(({ variant_id }: Product) => variant_id),
    [variants[0].id, null],
  );
});

test('A category that a product is to move to cannot be deleted, and hiding it keeps nobody from saving', async () => {
  const product = await onSale();
  const target = await shop.make.category({ name: 'Orthoses' });
  await edit(product, { category_id: target.id });
  const removal = await ask(`DELETE /admin/category/${target.slug}`);
  assert.deepEqual([removal.status, removal.body.code], [422, 'category_in_use']);
  await shop.database.query(sql`UPDATE categories SET status = 0 WHERE id = ${target.id}`);
  await edit(product, { category_id: target.id, price_sar: 61 });
  await takeBack(product.slug);
  assert.equal((await ask(`DELETE /admin/category/${target.slug}`)).status, 200);
});

test('A trusted vendor’s edits are live at once; what waited before goes on waiting until he saves', async () => {
  const product = await onSale();
  await edit(product, { name: 'Waited' });
  const trust = (trusted: boolean) => ask(`POST /admin/vendor/${vendor.vendorId}/trust`, { trusted });
  assert.equal((await trust(true)).body.data.trusted, true);
  assert.deepEqual([await fieldsOf(product.id), (await shopSees(product.slug)).name], [['name'], product.name]);
  const body = await edit(product, { name: 'Live', images: [{ id: await writer.picture() }] });
  assert.deepEqual([body.product.changes, (await shopSees(product.slug)).name], [null, 'Live']);
  await trust(false);
  await edit(product, { name: 'Looked at again' });
  assert.deepEqual(await fieldsOf(product.id), ['name']);
  const lines = await shop.database.query<{ after: Product }>(
    sql`SELECT after FROM audit_log WHERE action = 'vendor.trusted' ORDER BY id`,
  );
  assert.deepEqual(
    lines.map(({ after: { trusted } }) => trusted),
    [true, false],
  );
});
