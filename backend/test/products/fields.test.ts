import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import {
  contentColumns,
  pageColumns,
  reviewedOptionalColumns,
  reviewedColumns,
  vendorColumns,
} from '../../src/modules/catalogue/shop/product-columns.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createProductReview } from '../support/product-review.ts';
import { createImporting } from './import-export/importing.ts';

/** Columns of `products` that no form fills in, by what sets them. Generated columns are not listed. */
const OTHERS = {
  creation: ['vendor_id', 'slug', 'created_at', 'updated_at', 'deleted_at'],
  admins: ['approval_status', 'approved_at', 'is_featured'],
  variants: ['has_variants', 'top_price_sar', 'top_price_bhd', 'top_price_usd'],
  reviews: ['rating_avg', 'total_reviews'],
  lots: ['tracks_lots', 'expires_from', 'recalled', 'marked_down'],
  registration: ['authorised_until'],
  attributes: ['facets'],
  search: ['search_text', 'search_doc', 'search_stale'],
};

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const columnsOf = async (table: string): Promise<Record<string, string>> => {
  const rows = await shop.database.query<{ name: string; type: string }>(sql`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' AND is_identity = 'NO'`);
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
};

test('Every column of products is one of a vendor’s fields, or set by something else', async () => {
  const known = [...vendorColumns.map(({ column }) => column), ...Object.values(OTHERS).flat()];
  assert.deepEqual(Object.keys(await columnsOf('products')).sort(), known.sort());
});

test('Every field has the type of its column, also while it awaits review', async () => {
  const [products, changes] = [await columnsOf('products'), await columnsOf('product_changes')];
  for (const { column, type } of vendorColumns) assert.equal(products[column], type, column);
  for (const { column, type } of reviewedColumns) assert.equal(changes[column], type, column);
});

/** A value that differs from the one the product has. */
const sampleOf = (input: z.ZodType): unknown => {
  const inner = input instanceof z.ZodOptional ? input.unwrap() : input;
  const { examples = [] } = z.globalRegistry.get(inner) ?? {};
  const [example] = z.array(z.string()).parse(examples);
  return inner instanceof z.ZodEnum ? inner.options.at(-1) : (example ?? '4711');
};

test('A change of all fields reaches the admin, the audit log, the shop and the export', async () => {
  const [vendor, other] = [await shop.make.vendor(), await shop.make.vendor()];
  const review = await createProductReview(shop, vendor);
  const product = await review.onSale();
  const { id: category_id } = await shop.make.category();
  const sample = (input: z.ZodType, form: string) => (form === 'category_id' ? category_id : sampleOf(input));
  const values = Object.fromEntries(contentColumns.map(({ form, input }) => [form, sample(input, form)]));
  const reviewed = reviewedColumns.map(({ field }) => field);

  const { changes } = (await review.edit(product, values)).product;
  assert.deepEqual(changes.fields, reviewed);
  for (const field of reviewed) assert.notEqual(changes[field] ?? null, null, field);
  const { before: was, after: is } = (await review.lastLine(product.id)) ?? {};
  for (const { field } of contentColumns) assert.notDeepEqual(is[field] ?? null, was[field], field);

  assert.deepEqual(await review.fieldsOf(product.id), reviewed);
  const { change_id } = await review.waiting(product.id);
  await review.accept(product.id, change_id);
  const { data } = (await review.ask(`GET /admin/product/${product.id}`)).body;
  for (const { field } of reviewedOptionalColumns) assert.equal(data[field], values[field], field);
  const shown = await review.shopSees(product.slug);
  for (const { field } of pageColumns) assert.equal(shown[field], values[field], field);
  const valuesIn = (saved: Record<string, unknown>) => contentColumns.map(({ form }) => [form, saved[form]]);
  assert.deepEqual(valuesIn(await review.writer.read(product.slug)), valuesIn(values));

  const files = createImporting(shop);
  await files.report(other.token, await files.exported(vendor.token));
  const copy = await files.product(other.vendorId, '4711');
  const copied = (await shop.call(`GET /vendor/products/${String(copy?.slug)}`, { token: other.token })).body.product;
  assert.deepEqual(valuesIn(copied), valuesIn(values));
});
