import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import type { Vendor } from '../../support/factories.ts';
import { createProductReview, type Product, type ProductReview } from '../../support/product-review.ts';

let shop: TestApp;
let vendor: Vendor;
let review: ProductReview;
before(async () => {
  shop = await buildTestApp();
  vendor = await shop.make.vendor();
  review = await createProductReview(shop, vendor);
});
after(() => shop.close());

const found = async (route: string) => (await shop.call(route)).text;

test('Edited texts await approval; prices, stock, codes and variants are live', async () => {
  const variant = { type: 'size', value: 'S', sku: 'a', barcode: '1', stock: 3 };
  const prices = { price_sar: 50, price_bhd: 5, price_usd: 13 };
  const product = await review.onSale({ variants: [{ ...variant, ...prices }] });
  const { id: category_id } = await shop.make.category({ name: 'Splints' });
  const body = await review.edit(product, {
    ...{
      name: 'Zirconium crutch',
      description: 'Of zirconium.',
      category_id,
      discount: 5,
      sku: 'ZIRC',
    },
    variants: [{ ...product.variants[0], price_bhd: 5.5, price_usd: 14, stock: 9, stock_seen: 3 }],
  });
  assert.match(body.message, /approved version/);
  assert.deepEqual(body.product.changes.fields, ['name', 'description', 'category']);
  assert.deepEqual([body.product.name, body.product.changes.name], [product.name, 'Zirconium crutch']);

  const seen = await review.shopSees(product.slug);
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
  const line = await review.lastLine(product.id);
  assert.deepEqual(
    [line?.action, line?.after.name, line?.after.category],
    ['product.changes_asked', 'Zirconium crutch', 'Splints'],
  );

  const { changes, change_id } = await review.waiting(product.id);
  assert.deepEqual(changes[0], { field: 'name', before: [product.name], after: ['Zirconium crutch'] });
  assert.equal((await review.accept(product.id, change_id)).status, 200);
  assert.equal((await review.shopSees(product.slug)).name, 'Zirconium crutch');
  assert.match(await found('GET /products?search=zirconium'), /Zirconium crutch/);
  assert.deepEqual([await review.fieldsOf(product.id), (await review.writer.read(product.slug)).changes], [[], null]);
  assert.equal((await review.lastLine(product.id))?.action, 'product.changes_accepted');
});

test('Edits accumulate, and reverting to the live version ends the request', async () => {
  const product = await review.onSale();
  const newer = async () => {
    const { changes, ...live } = await review.writer.read(product.slug);
    return { changes, live };
  };
  const steps: [Product, string[]][] = [
    [{ stock: 20, tags: ['New'], sku: 'NEW-1', discount: 5, status: 'draft' }, []],
    [{ name: 'Other' }, ['name']],
    [{ name: 'Other', arabic_description: 'نص' }, ['name', 'arabic_description']],
    [
      { name: 'Other', arabic_description: 'نص', images: [{ id: await review.writer.picture() }] },
      ['name', 'arabic_description', 'pictures'],
    ],
    [{ name: 'Other', price_sar: 99 }, ['name', 'pictures']],
    [{ images: product.images.map(({ id }: Product) => ({ id })) }, []],
  ];
  for (const [fields, expected] of steps) {
    await review.edit(product, fields);
    assert.deepEqual((await newer()).changes?.fields ?? [], expected, JSON.stringify(fields));
  }
});

test('An admin decides only on the text they have read; price changes do not matter', async () => {
  const product = await review.onSale();
  await review.edit(product, { name: 'First' });
  const first = (await review.waiting(product.id)).change_id;
  await review.edit(product, { name: 'First', price_sar: 77 });
  assert.equal((await review.waiting(product.id)).change_id, first);
  await review.edit(product, { name: 'Second' });
  for (const response of [await review.accept(product.id, first), await review.decline(product.id, first)])
    assert.deepEqual([response.status, response.body.code], [409, 'product_changes_outdated']);
  const second = (await review.waiting(product.id)).change_id;
  const responses = await Promise.all([
    review.accept(product.id, second),
    review.accept(product.id, second),
    review.decline(product.id, second),
  ]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await review.accept(999_999, second)).status, 404);
});

test('Under simultaneous edits, shoppers see exactly what was accepted', async () => {
  const product = await review.onSale();
  for (let round = 0; round < 5; round += 1) {
    await review.edit(product, { name: `Read ${round}` });
    const { change_id } = await review.waiting(product.id);
    const { updated_at_seen: _, ...form } = review.writer.formOf(await review.writer.read(product.slug));
    const save = shop.call(`POST /vendor/products/${product.slug}`, {
      token: vendor.token,
      body: { ...form, name: `Unread ${round}` },
    });
    const [accepted, saved] = await Promise.all([review.accept(product.id, change_id), save]);
    assert.equal(saved.status, 200, saved.text);
    const { name } = await review.shopSees(product.slug);
    assert.ok(!name.startsWith('Unread'), name);
    assert.equal(accepted.status === 200, name === `Read ${round}`, `${accepted.status} ${name}`);
    assert.deepEqual((await review.waiting(product.id)).changes[0].after, [`Unread ${round}`]);
  }
});

test('A declined vendor reads the reason until the next edit and can restore the text', async () => {
  const product = await review.onSale();
  await review.edit(product, { name: 'World’s best crutch' });
  const { change_id } = await review.waiting(product.id);
  const silent = await review.decline(product.id, change_id, '  ');
  assert.deepEqual([silent.status, Object.keys(silent.body.errors)], [422, ['reason']]);
  const open = await review.writer.read(product.slug);
  const reason = 'Who says so?\nPlease leave “best” out.';
  assert.equal((await review.decline(product.id, change_id, reason)).status, 200);
  assert.deepEqual(
    [(await review.lastLine(product.id))?.action, (await review.lastLine(product.id))?.after.reason],
    ['product.changes_declined', reason],
  );

  const { changes, changes_waiting } = await review.writer.read(product.slug);
  assert.deepEqual([changes_waiting, changes.decline_reason, changes.name], [false, reason, 'World’s best crutch']);
  assert.deepEqual(await review.waiting(product.id).then((each) => [each.changes, each.change_id]), [[], null]);
  const { notifications } = (await shop.call('GET /vendor/notifications', { token: vendor.token })).body;
  assert.deepEqual([notifications[0].kind, notifications[0].payload.reason], ['product_changes_declined', reason]);
  assert.equal((await review.writer.edit(open, { price_sar: 60 })).body.code, 'changed_meanwhile');
  assert.equal((await review.edit(product, { price_sar: 60 })).product.changes, null);
});

test('A vendor withdraws only their own pending changes', async () => {
  const product = await review.onSale();
  await review.edit(product, { name: 'Slip of the pen', images: [{ id: await review.writer.picture() }] });
  const stranger = await shop.make.vendor();
  const foreign = await shop.call(`DELETE /vendor/products/${product.slug}/changes`, { token: stranger.token });
  assert.deepEqual([foreign.status, await review.fieldsOf(product.id)], [404, ['name', 'pictures']]);
  const { body } = await review.takeBack(product.slug);
  assert.deepEqual(
    [body.product.changes, body.product.name, await review.fieldsOf(product.id)],
    [null, product.name, []],
  );
  assert.deepEqual(
    [(await review.lastLine(product.id))?.action, (await review.lastLine(product.id))?.after.name],
    ['product.changes_taken_back', product.name],
  );
});

test('Unapproving a product keeps changes pending; later edits apply directly', async () => {
  const product = await review.onSale();
  await review.edit(product, { name: 'Another' });
  await review.toggle(product.id);
  assert.deepEqual(await review.fieldsOf(product.id), ['name']);
  await review.toggle(product.id);
  assert.equal((await review.shopSees(product.slug)).name, product.name, 'approval accepts no pending change');
  await review.toggle(product.id);
  const body = await review.edit(product, { name: 'At once' });
  assert.deepEqual([body.product.name, body.product.changes], ['At once', null]);
});

test('The target category of a pending change can be hidden but not deleted', async () => {
  const product = await review.onSale();
  const target = await shop.make.category({ name: 'Orthoses' });
  await review.edit(product, { category_id: target.id });
  const removal = await review.ask(`DELETE /admin/category/${target.slug}`);
  assert.deepEqual([removal.status, removal.body.code], [422, 'category_in_use']);
  await shop.database.query(sql`UPDATE categories SET status = 0 WHERE id = ${target.id}`);
  await review.edit(product, { category_id: target.id, price_sar: 61 });
  await review.takeBack(product.slug);
  assert.equal((await review.ask(`DELETE /admin/category/${target.slug}`)).status, 200);
});

test('A trusted vendor’s edits are live; earlier ones stay pending until the next save', async () => {
  const product = await review.onSale();
  await review.edit(product, { name: 'Waited' });
  const trust = (trusted: boolean) => review.ask(`POST /admin/vendor/${vendor.vendorId}/trust`, { trusted });
  assert.equal((await trust(true)).body.data.trusted, true);
  assert.deepEqual(
    [await review.fieldsOf(product.id), (await review.shopSees(product.slug)).name],
    [['name'], product.name],
  );
  const body = await review.edit(product, { name: 'Live', images: [{ id: await review.writer.picture() }] });
  assert.deepEqual([body.product.changes, (await review.shopSees(product.slug)).name], [null, 'Live']);
  await trust(false);
  await review.edit(product, { name: 'Looked at again' });
  assert.deepEqual(await review.fieldsOf(product.id), ['name']);
  const lines = await shop.database.query<{ after: Product }>(
    sql`SELECT after FROM audit_log WHERE action = 'vendor.trusted' ORDER BY id`,
  );
  assert.deepEqual(
    lines.map(({ after: { trusted } }) => trusted),
    [true, false],
  );
});
