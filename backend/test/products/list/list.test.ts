import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

test('A vendor sees only their own products, drafts and pending ones included', async () => {
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

test('A vendor filters pending and nearly sold-out products and sorts both ways', async () => {
  const vendor = await shop.make.vendor();
  const { vendorId, token } = vendor;
  const plenty = await shop.make.product({ vendorId, name: 'Bandage', stock: 6, price: 300 });
  const few = await shop.make.product({ vendorId, name: 'Crutch', stock: 4, price: 100, approved: false });
  const sized = await shop.make.product({
    vendorId,
    name: 'Apron',
    variants: [{ stock: 90 }, { value: 'L', stock: 1 }],
  });
  const none = await shop.make.product({ vendorId, name: 'Dressing', stock: 0, price: 200 });
  const list = async (query: string) =>
    (await shop.call(`GET /vendor/products?currency=SAR&${query}`, { token })).body.products;
  const ids = async (query: string) => idsOf(await list(query));
  assert.deepEqual(await ids('approval=0'), [few.id]);
  assert.deepEqual(await ids('approval=1'), [none.id, sized.id, plenty.id]);
  assert.deepEqual(await ids('in_stock=low'), [sized.id, few.id]);
  assert.deepEqual(await ids('sort=name'), [sized.id, plenty.id, few.id, none.id]);
  assert.deepEqual(await ids('sort=name&order=desc'), [none.id, few.id, plenty.id, sized.id]);
  assert.deepEqual(await ids('sort=stock'), [none.id, few.id, plenty.id, sized.id]);
  assert.deepEqual(await ids('sort=price'), [few.id, none.id, plenty.id, sized.id]);
  assert.deepEqual(await ids('order=asc'), [plenty.id, few.id, sized.id, none.id]);
  assert.deepEqual(
    (await list('')).map((row: { low_stock: boolean; has_variants: boolean }) => [row.low_stock, row.has_variants]),
    [
      [false, false],
      [true, true],
      [true, false],
      [false, false],
    ],
  );
});

test('Arabic readers get names in Arabic alphabetical order', async () => {
  const vendor = await shop.make.vendor();
  const names = [
    ['Zinc tape', 'إبر'],
    ['Bandage', 'أربطة'],
    ['apron', ''],
  ];
  for (const [name] of names) await shop.make.product({ vendorId: vendor.vendorId, name });
  for (const [name, arabic] of names)
    await shop.database.query(
      sql`UPDATE products SET name_ar = ${arabic} WHERE vendor_id = ${vendor.vendorId} AND name = ${name}`,
    );
  const read = async (lang: string) =>
    (await shop.call('GET /vendor/products?sort=name', { token: vendor.token, headers: { lang } })).body.products.map(
      ({ name }: { name: string }) => name,
    );
  assert.deepEqual(await read('en'), ['apron', 'Bandage', 'Zinc tape']);
  assert.deepEqual(await read('ar'), ['apron', 'Zinc tape', 'Bandage']);
});

test('The pages of a vendor’s list show every product exactly once', async () => {
  const { vendorId, token } = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  const made: number[] = [];
  for (let count = 0; count < 37; count += 1)
    made.push((await shop.make.product({ vendorId, categoryId, name: `Mask ${count % 5}` })).id);
  for (const sort of ['newest', 'name']) {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => shop.call(`GET /vendor/products?sort=${sort}&page=${page}`, { token })),
    );
    const sizes = pages.map(({ body }) => body.products.length);
    assert.deepEqual([sizes, pages[4]?.body.meta.last_page], [[10, 10, 10, 7, 0], 4]);
    const seen = pages.flatMap(({ body }) => idsOf(body.products));
    assert.deepEqual(
      seen.toSorted((a, b) => a - b),
      made,
    );
    if (sort === 'newest') assert.deepEqual(seen, made.toReversed());
  }
});

test('A list sorted by stock is in order across pages, either way', async () => {
  const { vendorId, token } = await shop.make.vendor();
  const { id: categoryId } = await shop.make.category();
  const made: { id: number; stock: number }[] = [];
  for (let count = 0; count < 43; count += 1) {
    const stock = [0, 1, 4, 5, 9, 10, 41, 12_000][(count * 5) % 8] ?? 0;
    made.push({ id: (await shop.make.product({ vendorId, categoryId, stock })).id, stock });
  }
  const ascending = idsOf(made.toSorted((a, b) => a.stock - b.stock || a.id - b.id));
  for (const [order, expected] of [
    ['asc', ascending],
    ['desc', ascending.toReversed()],
  ] as const) {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) =>
        shop.call(`GET /vendor/products?sort=stock&order=${order}&page=${page}`, { token }),
      ),
    );
    assert.deepEqual(
      pages.flatMap(({ body }) => idsOf(body.products)),
      expected,
    );
    assert.deepEqual([...new Set(pages.map(({ body }) => body.meta.total))], [43]);
  }
  const low = await shop.call('GET /vendor/products?in_stock=low&sort=stock&per_page=50', { token });
  assert.deepEqual(
    idsOf(low.body.products),
    ascending.filter((id) => made.some((one) => one.id === id && one.stock >= 1 && one.stock < 5)),
  );
});

test('A vendor picks related products among their own; others may not search there', async () => {
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
