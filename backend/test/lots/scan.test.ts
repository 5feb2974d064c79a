import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots } from '../support/lots.ts';

const GTIN = '06281000000106';

let shop: TestApp;
let lots: ReturnType<typeof createLots>;
before(async () => {
  shop = await buildTestApp();
  lots = createLots(shop);
});
after(() => shop.close());

const scan = async (token: string, code: string, lang = 'en') => {
  const headers = { 'accept-language': lang };
  const { status, body } = await shop.call('POST /vendor/lots/scan', { token, body: { code }, headers });
  assert.equal(status, 200);
  return body.data;
};

test('A scanned box names its product, batch and days', async () => {
  const { vendor, product } = await lots.tracked([]);
  await shop.database.query(sql`UPDATE products SET barcode = '6281000000106' WHERE id = ${product.id}`);
  const { matches, ...read } = await scan(vendor.token, `01${GTIN}17280331112603011025A␝3012`);
  assert.deepEqual(read, {
    ...{ problem: '', gtin: GTIN, lot_no: '25A', expires_on: '2028-03-31', made_on: '2026-03-01', quantity: 12 },
  });
  assert.deepEqual(
    matches.map((match: { product: { id: number }; tracks_lots: boolean }) => [match.product.id, match.tracks_lots]),
    [[product.id, true]],
  );
});

test('The box of another vendor matches nothing', async () => {
  const stranger = await shop.make.vendor();
  assert.deepEqual((await scan(stranger.token, `01${GTIN}`)).matches, []);
});

test('An unreadable code says why in the language of the reader, with what was read', async () => {
  const { token } = await shop.make.vendor();
  const { problem, gtin } = await scan(token, `01${GTIN}17281331`);
  assert.match(problem, /a day that does not exist/);
  assert.equal(gtin, GTIN);
  assert.match((await scan(token, '+A123', 'ar')).problem, /HIBC/);
});

test('The goods of a delivery are the tracked products and variants of the vendor', async () => {
  const { vendor, product } = await lots.tracked([]);
  await shop.make.product({ vendorId: vendor.vendorId });
  const sized = await shop.make.product({ vendorId: vendor.vendorId, variants: [{ stock: 1 }, { stock: 2 }] });
  await lots.start(vendor, sized.slug);
  const { body } = await shop.call('GET /vendor/lots/goods', { token: vendor.token });
  assert.deepEqual(
    body.goods.map((goods: { product: { id: number } }) => goods.product.id),
    [sized.id, sized.id, product.id],
  );
});
