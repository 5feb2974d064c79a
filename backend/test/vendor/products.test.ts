import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

test('A vendor sees his own products only, drafts and waiting ones too', async () => {
  const vendor = await shop.make.vendor();
  const { vendorId, token } = vendor;
  const mine = [
    await shop.make.product({ vendorId, stock: 0 }),
    await shop.make.product({ vendorId, status: 'draft', name: 'Bandage roll' }),
    await shop.make.product({ vendorId, approved: false, prices: { sar: 100, bhd: 1255, usd: 300 } }),
  ];
  await shop.make.product({ name: 'Bandage' });
  const list = async (query: string) => (await shop.call(`GET /vendor/products?filter=true&${query}`, { token })).body;
  const [soldOut, draft, waiting] = idsOf(mine);

  assert.deepEqual(idsOf((await list('')).products), [waiting, draft, soldOut]);
  assert.deepEqual(idsOf((await list('search=bandage')).products), [draft]);
  for (const status of ['draft', 'inactive', '0'])
    assert.deepEqual(idsOf((await list(`status=${status}`)).products), [draft]);
  assert.deepEqual(idsOf((await list('status=active&in_stock=0')).products), [soldOut]);
  assert.deepEqual(idsOf((await list(`category=${mine[2]?.categoryId}&in_stock=1`)).products), [waiting]);
  const [row] = (await list('currency=BHD')).products;
  assert.deepEqual([row.price, row.currency, row.approval_status], [1.255, 'BHD', 0]);
});

test('A vendor picks related products among his own; others may not search there', async () => {
  const vendor = await shop.make.vendor();
  const { id } = await shop.make.product({ vendorId: vendor.vendorId, name: 'Crutch' });
  await shop.make.product({ name: 'Crutch tips' });
  const found = await shop.call('GET /related?search=crutch', { token: vendor.token });
  assert.deepEqual(idsOf(found.body.data), [id]);
  const { token } = await shop.make.customer();
  assert.equal((await shop.call('GET /related?search=crutch', { token })).status, 403);
  assert.equal((await shop.call('GET /related?search=crutch')).status, 401);
  assert.equal((await shop.call('GET /related')).status, 200);
});
