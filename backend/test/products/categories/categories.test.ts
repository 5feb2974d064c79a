import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { auditLines } from '../../support/audit-lines.ts';
import { createProductWriter, fileOf, photo } from '../../support/products.ts';

type Fields = Record<string, unknown>;
interface Named {
  id: number;
  slug: string;
}

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
});
after(() => shop.close());

const texts = {
  category_name: 'Wound Care & Dressings',
  category_name_arabic: 'العناية بالجروح',
  category_description: 'Plasters and bandages.',
  category_description_arabic: 'لصقات وضمادات.',
};

const create = async (fields: Fields = {}, headers = {}) =>
  shop.call('POST /admin/category', {
    token,
    headers,
    body: { ...texts, category_image: fileOf(await photo()), ...fields },
  });
const created = async (fields: Fields = {}) => (await create(fields)).body.data;
const edit = (idOrSlug: number | string, fields: Fields = {}) =>
  shop.call(`POST /admin/category/${idOrSlug}`, { token, body: { _method: 'PUT', ...texts, ...fields } });
const read = (idOrSlug: number | string) => shop.call(`GET /admin/category/${idOrSlug}`, { token });
const remove = (idOrSlug: number | string) => shop.call(`DELETE /admin/category/${idOrSlug}`, { token });
const change = (ids: number[], action: string) =>
  shop.call('POST /admin/category/bulk', { token, body: { ids, action } });
const offered = async (): Promise<number[]> =>
  (await shop.call('GET /categories')).body.categories.map(({ id }: Named) => id);

test('A new category is live immediately at an address made from its English name', async () => {
  const { status, body } = await create();
  assert.deepEqual([status, body.status, body.message], [200, 200, 'Category created successfully']);
  const { data } = body;
  assert.equal(data.slug, 'wound-care-dressings');
  assert.deepEqual([data.category_status, data.product_count, data.category_name_arabic], [1, 0, 'العناية بالجروح']);
  assert.match(data.image, /^\/media\/uploads\//);
  assert.ok((await offered()).includes(data.id));
  assert.deepEqual([(await read(data.id)).body.data, (await read(data.slug)).body.data], [data, data]);
  const [line] = await auditLines(shop.database, 'category', data.id);
  assert.deepEqual([line?.action, line?.label], ['category.created', texts.category_name]);
});

test('Addresses are unique, not numeric and not those of other pages', async () => {
  const [first, second] = [await created({ category_name: 'Gloves' }), await created({ category_name: 'Gloves' })];
  assert.equal(first.slug, 'gloves');
  assert.match(second.slug, /^gloves-[0-9a-f]{6}$/);
  const slugs = [];
  for (const category_name of ['2026', 'كمامات', 'Bulk']) slugs.push((await created({ category_name })).slug);
  assert.deepEqual(slugs, ['category-2026', 'kmamat', 'category-bulk']);
});

test('Empty fields are reported in both languages', async () => {
  const { status, body } = await shop.call('POST /admin/category', { token, body: {} });
  assert.equal(status, 422);
  assert.deepEqual(body.errors, {
    category_name: ['Category Name is required.'],
    category_name_arabic: ['Category Name Arabic is required.'],
    category_description: ['Description is required.'],
    category_description_arabic: ['Description Arabic is required.'],
    category_image: ['Category image is required.'],
  });
  const arabic = await shop.call('POST /admin/category', { token, body: {}, headers: { lang: 'ar' } });
  assert.deepEqual(arabic.body.errors.category_image, ['صورة الفئة مطلوبة.']);
  const text = fileOf(Buffer.from('%PDF-1.4'), 'image.png');
  assert.deepEqual(Object.keys((await create({ category_image: text })).body.errors), ['category_image']);
});

test('An edit without address, picture and status keeps them, and logs changes only', async () => {
  const category = await created({ category_name: 'Masks', category_status: '0' });
  const { body } = await edit(category.slug, { category_name: 'Face masks' });
  assert.equal(body.message, 'Category updated successfully');
  const { updated_at } = body.data;
  assert.deepEqual(body.data, { ...category, name: 'Face masks', category_name: 'Face masks', updated_at });
  await edit(category.id, { category_name: 'Face masks' });
  const lines = await auditLines(shop.database, 'category', category.id);
  assert.deepEqual(
    lines.slice(1).map(({ action, before, after }) => [action, before, after]),
    [['category.edited', { name: 'Masks' }, { name: 'Face masks' }]],
  );
  const shown = await edit(category.id, { category_status: 1, category_image: fileOf(await photo({ side: 300 })) });
  assert.equal(shown.body.data.category_status, 1);
  assert.notEqual(shown.body.data.image, category.image);
});

test('An inactive category is not offered, and its products stay on sale', async () => {
  const category = await created();
  const product = await shop.make.product({ categoryId: category.id });
  assert.equal((await change([category.id], 'deactivate')).body.done, 1);
  assert.ok(!(await offered()).includes(category.id));
  assert.equal((await shop.call(`GET /products/${product.id}`)).status, 200);
  const writer = createProductWriter(shop, await shop.make.vendor());
  const { body } = await writer.create({ category_id: category.id });
  assert.ok(body.errors.category_id);
  assert.equal((await change([category.id], 'activate')).body.done, 1);
  assert.ok((await offered()).includes(category.id));
});

test('A category with products cannot be deleted; an empty one is deleted by its slug', async () => {
  const category = await created();
  const { id: productId } = await shop.make.product({ categoryId: category.id, approved: false });
  const refused = await remove(category.slug);
  assert.equal(refused.status, 422);
  assert.match(refused.body.message, /1 product is in it/);
  assert.equal((await read(category.id)).body.data.product_count, 1);
  await shop.call(`DELETE /admin/product/${productId}`, { token });
  const { body } = await remove(category.slug);
  assert.deepEqual([body.status, body.message], [200, 'Category deleted successfully']);
  assert.deepEqual([(await read(category.id)).status, (await remove(category.slug)).status], [404, 404]);
  assert.ok(!(await offered()).includes(category.id));
});

test('Products of a removed vendor do not block deleting their category', async () => {
  const category = await created();
  const { vendorId } = await shop.make.product({ categoryId: category.id });
  await shop.call(`DELETE /admin/vendor/${vendorId}`, { token });
  assert.equal((await remove(category.id)).status, 200);
});

test('A bulk deletion removes unused categories and names those in use', async () => {
  const [empty, used] = [await created(), await created({ category_name: 'Used' })];
  await shop.make.product({ categoryId: used.id });
  assert.equal((await change([empty.id, 999_999], 'delete')).status, 404);
  const { done, failed } = (await change([empty.id, used.id], 'delete')).body;
  assert.deepEqual([done, failed.map(({ id }: Named) => id)], [1, [used.id]]);
});

test('Categories are found by either name and by status, on screen and in the file', async () => {
  const category = await created({ category_name: 'Thermometers', category_name_arabic: 'موازين حرارة' });
  await change([category.id], 'deactivate');
  for (const query of ['search=THERMO', `search=${encodeURIComponent('حرارة')}`, 'search=thermo&status=0']) {
    const { body } = await shop.call(`GET /admin/category?${query}`, { token });
    assert.deepEqual(
      body.categories.map(({ id }: Named) => id),
      [category.id],
    );
    assert.deepEqual(body.data, { categories: body.categories, meta: body.meta });
    const { text } = await shop.call(`GET /admin/categories.csv?${query}`, { token });
    assert.match(text, new RegExp(`\r\n${category.id},thermometers,Thermometers,`));
  }
  assert.deepEqual((await shop.call('GET /admin/category?search=thermo&status=1', { token })).body.categories, []);
});

test('Products with sizes show their category’s size guide in the reader’s language', async () => {
  const guide = { size_guide: '| Size | Chest |\n|---|---|\n| S | 88–96 |', size_guide_arabic: '## المقاسات' };
  const { id: categoryId } = await created({ category_name: 'Uniforms', ...guide });
  assert.equal((await edit(categoryId)).body.data.size_guide, guide.size_guide);
  const sized = await shop.make.product({ categoryId, variants: [{ value: 'S' }] });
  const plain = await shop.make.product({ categoryId });
  const guideOf = async ({ slug }: { slug: string }, lang: string) =>
    (await shop.call(`GET /products/${slug}`, { headers: { lang } })).body.product.size_guide;
  assert.equal(await guideOf(sized, 'en'), guide.size_guide);
  assert.equal(await guideOf(sized, 'ar'), guide.size_guide_arabic);
  assert.equal(await guideOf(plain, 'en'), '');
});
