import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { fillWithLines } from '../carts/full-cart.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

interface Match {
  sku: string;
  product: { id: number };
  variant: { id: number; value: string; color: string; color_arabic: string } | null;
  stock: number;
  price: number;
  delivers: boolean;
  payment_methods: string[];
}

const lookUp = async (skus: string[], sent: { headers?: Record<string, string>; token?: string } = {}) => {
  const { status, body, text } = await shop.call('POST /quick-order/lookup', { body: { skus }, ...sent });
  assert.equal(status, 200, text);
  return (body.lines as { matches: Match[] }[]).flatMap(({ matches }) => matches);
};

test('A clinic finds products and sizes by SKU in any spelling, with price and stock', async () => {
  const plain = await shop.make.product({ sku: 'Glove-QO', price: 2000, discount: 10, stock: 4 });
  const sized = await shop.make.product({
    sku: 'GOWN-QO',
    variants: [
      { value: 'M', stock: 0 },
      { value: 'L', stock: 7 },
    ],
  });
  const [medium, large] = sized.variantIds;
  const matches = await lookUp(['glove-qo', 'GOWN-qo-1', 'nothing-qo'], { headers: { currency: 'SAR' } });
  assert.deepEqual(
    matches.map(({ sku, product, variant, stock, price }) => [sku, product.id, variant?.id ?? null, stock, price]),
    [
      ['Glove-QO', plain.id, null, 4, 18],
      ['GOWN-QO-1', sized.id, large, 7, 10],
    ],
  );
  assert.deepEqual(
    (await lookUp(['gown-qo'])).map(({ variant }) => variant?.id),
    [medium, large],
  );
});

test('A SKU of two sellers names both products, but only those on sale', async () => {
  const [one, other] = [await shop.make.product({ sku: 'SAME-QO' }), await shop.make.product({ sku: 'SAME-QO' })];
  await shop.make.product({ sku: 'SAME-QO', status: 'draft' });
  assert.deepEqual(
    (await lookUp(['same-qo'])).map(({ product }) => product.id),
    [one.id, other.id],
  );
});

test('A clinic adds many lines in one request and reads the shortages by line', async () => {
  const { id: userId, token } = await shop.make.customer();
  const [enough, few, none] = [
    await shop.make.product({ stock: 50 }),
    await shop.make.product({ stock: 3 }),
    await shop.make.product({ stock: 0 }),
  ];
  const sized = await shop.make.product({ variants: [{ value: 'M' }] });
  const lines = [
    { product_id: enough.id, quantity: 20 },
    { product_id: few.id, quantity: 5 },
    { product_id: none.id, quantity: 1 },
    { product_id: sized.id, quantity: 1 },
    { product_id: sized.id, variant_id: sized.variantIds[0], quantity: 2 },
    { product_id: enough.id, quantity: 40 },
  ];
  const { body } = await shop.call('POST /quick-order', { token, body: { lines } });
  assert.deepEqual(body.lines, [
    { added: 20, reason: null },
    { added: 3, reason: 'fewer' },
    { added: 0, reason: 'sold_out' },
    { added: 0, reason: 'unavailable' },
    { added: 2, reason: null },
    { added: 30, reason: 'fewer' },
  ]);
  const held = await shop.database.query(
    sql`SELECT product_id, quantity FROM cart_items WHERE user_id = ${userId} ORDER BY id`,
  );
  assert.deepEqual(held, [
    { product_id: enough.id, quantity: 50 },
    { product_id: few.id, quantity: 3 },
    { product_id: sized.id, quantity: 2 },
  ]);
});

test('Lines beyond the capacity of the cart are left out and reported', async () => {
  const { id: userId, token } = await shop.make.customer();
  const held = await fillWithLines(shop, userId, 499);
  const [last, late, none] = [
    await shop.make.product(),
    await shop.make.product(),
    await shop.make.product({ stock: 0 }),
  ];
  const lines = [
    { product_id: last.id },
    { product_id: late.id },
    held,
    { product_id: last.id },
    { product_id: none.id },
  ];
  const body = { lines: lines.map((line) => ({ ...line, quantity: 2 })) };
  assert.deepEqual((await shop.call('POST /quick-order', { token, body })).body.lines, [
    { added: 2, reason: null },
    { added: 0, reason: 'cart_full' },
    { added: 2, reason: null },
    { added: 2, reason: null },
    { added: 0, reason: 'sold_out' },
  ]);
  const [cart] = await shop.database.query(sql`SELECT count(*) AS lines FROM cart_items WHERE user_id = ${userId}`);
  assert.deepEqual(cart, { lines: 500 });
});

test('A size that comes in colours is named by both', async () => {
  const { id } = await shop.make.product({ sku: 'COAT-QO', variants: [{ value: 'L' }] });
  await shop.database.query(sql`UPDATE variants SET color = 'Blue', color_ar = 'أزرق' WHERE product_id = ${id}`);
  const [match] = await lookUp(['coat-qo']);
  assert.deepEqual([match?.variant?.value, match?.variant?.color, match?.variant?.color_arabic], ['L', 'Blue', 'أزرق']);
});

test('Lines that cannot be delivered or paid here are reported and not added', async () => {
  const customer = await shop.make.customer();
  await shop.make.address(customer.id, 1);
  const [far, unpaid, fine] = [
    await shop.make.product({ sku: 'FAR-QO' }),
    await shop.make.product({ sku: 'UNPAID-QO' }),
    await shop.make.product({ sku: 'FINE-QO' }),
  ];
  const bahrain = await shop.make.country({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  await shop.database.query(sql`UPDATE shipping_zones SET country_id = ${bahrain} WHERE vendor_id = ${far.vendorId}`);
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = false WHERE id = ${unpaid.vendorId}`);
  const matches = await lookUp(['far-qo', 'unpaid-qo', 'fine-qo'], { token: customer.token });
  assert.deepEqual(
    matches.map(({ delivers, payment_methods }) => [delivers, payment_methods]),
    [
      [false, ['cash']],
      [true, []],
      [true, ['cash']],
    ],
  );
  const lines = [far, unpaid, fine].map(({ id }) => ({ product_id: id, quantity: 1 }));
  const { body } = await shop.call('POST /quick-order', { token: customer.token, body: { lines } });
  assert.deepEqual(body.lines, [
    { added: 0, reason: 'not_delivered' },
    { added: 0, reason: 'not_payable' },
    { added: 1, reason: null },
  ]);
  const held = await shop.database.query(sql`SELECT product_id FROM cart_items WHERE user_id = ${customer.id}`);
  assert.deepEqual(held, [{ product_id: fine.id }]);
});

test('Form values are accepted as text, and a non-number is rejected by its line', async () => {
  const { token } = await shop.make.customer();
  const { id } = await shop.make.product({ stock: 5 });
  const order = (line: object) => shop.call('POST /quick-order', { token, body: { lines: [line] } });
  const { body } = await order({ product_id: `${id}`, variant_id: '', quantity: '2' });
  assert.deepEqual(body.lines, [{ added: 2, reason: null }]);
  for (const quantity of ['two', '0', '-1', '1.5', 0, 1.5]) {
    const refused = await order({ product_id: id, quantity });
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['lines.0.quantity']], `${quantity}`);
  }
});

test('A barcode finds the product or the size that carries it', async () => {
  const plain = await shop.make.product();
  const sized = await shop.make.product({ variants: [{ value: 'M' }, { value: 'L' }] });
  const [medium] = sized.variantIds;
  await shop.database.query(sql`UPDATE products SET barcode = '6281000000017' WHERE id = ${plain.id}`);
  await shop.database.query(sql`UPDATE variants SET barcode = '6281000000024' WHERE id = ${medium}`);
  const matches = await lookUp(['6281000000017', '6281000000024']);
  assert.deepEqual(
    matches.map(({ sku, product, variant }) => [sku, product.id, variant?.id ?? null]),
    [
      ['6281000000017', plain.id, null],
      ['6281000000024', sized.id, medium],
    ],
  );
});

test('Any length of a barcode finds the article, also that of two sellers', async () => {
  const [one, other] = [await shop.make.product(), await shop.make.product()];
  await shop.database.query(sql`UPDATE products SET barcode = '036000291452' WHERE id = ${one.id}`);
  await shop.database.query(sql`UPDATE products SET barcode = '00036000291452' WHERE id = ${other.id}`);
  for (const code of ['036000291452', '0036000291452', '00036000291452', '36000291452', '٠٣٦٠٠٠٢٩١٤٥٢']) {
    const ids = (await lookUp([code])).map(({ product }) => product.id);
    assert.deepEqual(ids, [one.id, other.id], code);
  }
});

test('Each code has its own result, and a misread barcode says so', async () => {
  const { id } = await shop.make.product({ sku: '6281000000031' });
  const skus = ['6281000000031', '6281000000038', 'nothing-qo', '6281000000031'];
  const { body } = await shop.call('POST /quick-order/lookup', { body: { skus } });
  assert.deepEqual(
    body.lines.map((line: { matches: Match[]; is_misread: boolean }) => [
      line.matches.map(({ product }) => product.id),
      line.is_misread,
    ]),
    [
      [[id], false],
      [[], false],
      [[], false],
      [[id], false],
    ],
  );
  const wrong = await shop.call('POST /quick-order/lookup', { body: { skus: ['6281000000039'] } });
  assert.deepEqual(wrong.body.lines, [{ matches: [], is_misread: true }]);
});

test('A code scanned from a box finds its product and leaves the other lines alone', async () => {
  const { id } = await shop.make.product({ sku: 'BOX-QO' });
  await shop.database.query(sql`UPDATE products SET barcode = '6281000000045' WHERE id = ${id}`);
  const scans = [
    '010628100000004510A1\u001d17271231',
    ']d2010628100000004517271231\u001d10A1',
    '(01)06281000000045(17)271231(10)A1',
    'https://id.gs1.org/01/06281000000045/10/A1',
    '010628100000004517270230',
    'BOX-QO',
  ];
  for (const scan of scans)
    assert.deepEqual(
      (await lookUp([scan])).map(({ product }) => product.id),
      [id],
      scan,
    );
  const skus = ['010628100000004610A1', '+H123PARTNO1234567890120', '010628100000004510A1\u001d21S'];
  const { body } = await shop.call('POST /quick-order/lookup', { body: { skus } });
  assert.deepEqual(
    body.lines.map((line: { matches: Match[]; is_misread: boolean }) => [line.matches.length, line.is_misread]),
    [
      [0, true],
      [0, false],
      [1, false],
    ],
  );
});
