import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots } from '../support/lots.ts';
import { form } from '../support/form.ts';

let shop: TestApp;
let lots: ReturnType<typeof createLots>;
before(async () => {
  shop = await buildTestApp();
  lots = createLots(shop);
});
after(() => shop.close());

const HEAD = 'sku,variant_sku,lot_no,expires_on,made_on,quantity,gtin,reference';

const read = async (token: string, ...lines: string[]) =>
  shop.call('POST /vendor/lots/import', {
    token,
    ...(await form({ file: new File([lines.join('\r\n')], 'batches.csv') })),
  });

test('A table becomes the lines of a delivery', async () => {
  const { vendor, product } = await lots.tracked([]);
  const { body } = await read(vendor.token, HEAD, `${product.sku},,A12,31/03/2028,2026-03-01,24,,DN-7`);
  const { lines, errors, reference } = body.data;
  assert.deepEqual([errors, reference, lines.length], [[], 'DN-7', 1]);
  const [{ goods, ...line }] = lines;
  assert.equal(goods.product.id, product.id);
  assert.deepEqual(line, {
    ...{ lot_no: 'A12', expires_on: '2028-03-31', made_on: '2026-03-01', quantity: 24, gtin: '' },
  });
});

test('A table with an error adds no line, and names every error', async () => {
  const { vendor, product } = await lots.tracked([]);
  const { body } = await read(
    vendor.token,
    HEAD,
    `${product.sku},,A12,2028-03-31,,24,,`,
    `NONE,,A12,2028-03-31,,24,,`,
    `${product.sku},,1.2E+05,30/02/2028,,0,,`,
  );
  assert.deepEqual(body.data.lines, []);
  assert.deepEqual(
    body.data.errors.map(({ row, field }: { row: number; field: string }) => [row, field]),
    [
      [3, 'sku'],
      [4, 'lot_no'],
      [4, 'quantity'],
      [4, 'expires_on'],
    ],
  );
});

test('A file without the columns is refused', async () => {
  const { token } = await shop.make.vendor();
  const { status, body } = await read(token, 'name', 'Gloves');
  assert.equal(status, 422);
  assert.match(body.errors.file[0], /Missing: sku lot_no quantity/);
});
