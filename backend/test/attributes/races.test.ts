import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
import { createImporting, type Importing } from '../products/import-export/importing.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAttributes } from '../support/attributes.ts';
import type { Vendor } from '../support/factories.ts';
import { createProductWriter, type ProductWriter } from '../support/products.ts';

const ROUNDS = 12;

let shop: TestApp;
let token: string;
let attributes: ReturnType<typeof createAttributes>;
let vendor: Vendor;
let writer: ProductWriter;
let files: Importing;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  attributes = createAttributes(shop, token);
  vendor = await shop.make.vendor();
  writer = createProductWriter(shop, vendor);
  files = createImporting(shop);
});
after(() => shop.close());

const save = (id: number, form: object) => {
  const body = { _method: 'PUT', name: 'Fact', name_arabic: 'مواصفة', ...form };
  return shop.call(`POST /admin/attributes/${id}`, { token, body });
};

test('Either a product gets an option, or the option is deleted', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { category, material } = await attributes.gloves();
    const [nitrile, latex] = material.options.map(({ id }) => id);
    const product = await writer.read((await writer.created({ category_id: category.id })).slug);
    const kept = [{ id: latex, value: 'Latex', value_arabic: 'لاتكس' }];
    const byTable = round % 2 === 1;
    const state = async (): Promise<boolean> => {
      if (!byTable)
        return (await writer.edit(product, { attributes: [{ code: material.code, value: nitrile }] })).status === 200;
      const table = `sku,attribute:${material.code}\n${product.sku},Nitrile`;
      return (await files.report(vendor.token, table)).updated === 1;
    };
    const remove = async () => (await save(material.id, { options: kept })).status;
    const [isStated, status] =
      round % 4 < 2 ? await Promise.all([state(), remove()]) : (await Promise.all([remove(), state()])).toReversed();
    assert.ok((isStated === true && status === 422) || (isStated === false && status === 200), `${isStated} ${status}`);
  }
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('Facets follow ranges that change while values are saved and accepted', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { category, width } = await attributes.gloves();
    const values = (value: number) => ({ attributes: [{ code: width.code, value }] });
    const saved = await writer.created({ category_id: category.id });
    const pending = await writer.created({ category_id: category.id });
    await attributes.approve(pending.id);
    await writer.edit(await writer.read(pending.slug), values(6));
    const { data } = (await shop.call(`GET /admin/product/${pending.id}`, { token })).body;
    const read = await writer.read(saved.slug);
    const [from, to] = width.options.map(({ id }) => id);
    const ranges = [
      { id: from, min: null, max: 7 },
      { id: to, min: 7, max: null },
    ];
    const acts = [
      () => writer.edit(read, values(6)),
      () => save(width.id, { unit: 'mm', unit_arabic: 'مم', decimals: 1, min: 0, max: 10, options: ranges }),
      () =>
        shop.call(`POST /admin/product/${pending.id}/accept-changes`, { token, body: { change_id: data.change_id } }),
    ];
    const responses = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200, 200],
    );
  }
  assert.deepEqual(await auditLedger(shop.database), []);
});
