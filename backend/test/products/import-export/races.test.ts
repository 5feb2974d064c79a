import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auditLedger } from '../../../src/ledger/audit.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { createSales, type Sales } from '../../support/sales.ts';
import { countsOf, createImporting, errorsOf, fileOf, type Importing } from './importing.ts';

let shop: TestApp;
let sales: Sales;
let files: Importing;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  files = createImporting(shop);
});
after(() => shop.close());

const sell = async (productId: number, quantity = 1) => {
  const customer = await shop.make.customer();
  const orderNo = await sales.draft(customer, [{ productId, quantity }]);
  return sales.place(customer, orderNo);
};

test('A table saved before a sale does not undo the sale', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const sold = await shop.make.product({ vendorId, sku: 'SOLD', stock: 8 });
  await shop.make.product({ vendorId, sku: 'CALM', stock: 8 });
  const table = await files.exported(token);
  await sell(sold.id, 3);

  const renamed = table.replace(',Mask ', ',New mask ').replace(',Mask ', ',New mask ');
  assert.equal((await files.report(token, renamed)).updated, 2);
  assert.equal((await files.product(vendorId, 'SOLD'))?.stock, 5);

  const restocked = table.replaceAll(',8,8,', ',20,8,');
  const refused = await files.report(token, restocked);
  assert.deepEqual(errorsOf(refused), [
    [3, 'stock', 'The stock has changed since this table was exported: it is now 5.'],
  ]);
  assert.equal((await files.product(vendorId, 'CALM'))?.stock, 8);

  // The same file twice sets the same stock; it does not apply the change twice.
  const calm = restocked.split('\r\n').slice(0, 2).join('\r\n');
  assert.equal((await files.report(token, calm)).updated, 1);
  assert.equal((await files.report(token, calm)).unchanged, 1);
  assert.equal((await files.product(vendorId, 'CALM'))?.stock, 20);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('Simultaneous sales and imports keep the stock ledger consistent', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const products = [];
  for (let n = 0; n < 6; n += 1) products.push(await shop.make.product({ vendorId, sku: `R-${n}`, stock: 50 }));
  const lines = products.map(({ sku }, n) => `${sku},${60 + n},${20 + n}`).toReversed();
  const imports = [1, 2, 3].map(() => () => files.send(token, ['sku,stock,price_sar', ...lines].join('\n')));
  const orders = products.map(
    ({ id }) =>
      () =>
        sell(id),
  );

  const responses = await Promise.all([...orders, ...imports].map((act) => act()));

  assert.deepEqual(new Set(responses.map(({ status }) => status).filter((status) => status !== 409)), new Set([200]));
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('Simultaneous sales and imports of variants keep the stock ledger consistent', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { id, variantIds } = await shop.make.product({
    vendorId,
    sku: 'SIZES',
    variants: [{ stock: 50 }, { stock: 50, value: 'L' }],
  });
  const imports = [60, 70, 80].map(
    (stock) => () =>
      files.send(token, `sku,variant_sku,stock,price_sar\nSIZES,SIZES-0,${stock},${stock}\nSIZES,SIZES-1,9,5`),
  );
  const orders = variantIds.map((variantId) => async () => {
    const customer = await shop.make.customer();
    return sales.place(customer, await sales.draft(customer, [{ productId: id, variantId, quantity: 1 }]));
  });

  const responses = await Promise.all([...orders, ...imports, ...orders].map((act) => act()));

  assert.deepEqual(new Set(responses.map(({ status }) => status).filter((status) => status !== 409)), new Set([200]));
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('Two simultaneous imports of the same new products create each once', async () => {
  const { token, vendorId } = await shop.make.vendor();
  const { slug: category } = await shop.make.category();
  const file = fileOf(...Array.from({ length: 30 }, (_, n) => ({ sku: `N-${n}`, category, tags: `tag-${n}|new` })));

  const reports = await Promise.all([files.report(token, file), files.report(token, file)]);

  const total = reports.map(countsOf).reduce((sum, { created, unchanged }) => sum + created + unchanged, 0);
  assert.equal(total, 60);
  assert.equal(
    reports.reduce((sum, { created }) => sum + created, 0),
    30,
  );
  assert.equal((await files.product(vendorId, 'N-0'))?.stock, 5);
  assert.deepEqual(await auditLedger(shop.database), []);
});

test('A repeated import with one key runs once and has the same response', async () => {
  const { token } = await shop.make.vendor();
  const { slug: category } = await shop.make.category();
  const file = fileOf({ sku: 'ONCE', category });
  const first = await files.send(token, file, false, 'import-1');
  const again = await files.send(token, file, false, 'import-1');
  assert.equal(again.text, first.text);
  assert.equal(again.body.report.created, 1);
});
