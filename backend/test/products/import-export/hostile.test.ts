import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { form } from '../../support/form.ts';
import type { Vendor } from '../../support/factories.ts';
import { createTableReader } from '../../support/tables.ts';
import { createImporting, errorsOf, fileOf, HEAD, lineOf, type Importing } from './importing.ts';

let shop: TestApp;
let files: Importing;
let vendor: Vendor;
let category: string;
before(async () => {
  shop = await buildTestApp();
  files = createImporting(shop);
  vendor = await shop.make.vendor();
  category = (await shop.make.category()).slug;
});
after(() => shop.close());

const bytes = (...values: number[]) => new Uint8Array(values);
const ZIP = bytes(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0xff, 0x9d);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13);
// "sku" and "قفاز" in Windows-1256.
const WINDOWS_1256 = bytes(0x73, 0x6b, 0x75, 10, 0xde, 0xdd, 0xc7, 0xd2);
const UTF_16_WITHOUT_MARK = new Uint8Array(Buffer.from('sku\nA', 'utf16le'));

test('A file that is not a product table is rejected in words and changes nothing', async () => {
  const unreadable = 'This file cannot be read. Save it as CSV UTF-8 and try again.';
  const noSku = 'The first line must name the columns, and one of them must be sku.';
  const refusals: [string | Uint8Array<ArrayBuffer>, string][] = [
    [ZIP, unreadable],
    [PNG, unreadable],
    [WINDOWS_1256, unreadable],
    [UTF_16_WITHOUT_MARK, unreadable],
    ['', 'This file contains no products.'],
    ['\ufeff\r\n\r\n', 'This file contains no products.'],
    ['sku,name\r\n,,\r\n', 'This file contains no products.'],
    ['%PDF-1.4\n1 0 obj', noSku],
    ['name,stock\nMask,5', noSku],
    ['"sku,name\nA,B', noSku],
    ['SKU,name, sku\nA,B,C', 'The first line has the column sku twice.'],
  ];
  const readTables = await createTableReader(shop.database);
  const before = await readTables();
  for (const [file, message] of refusals) {
    const { status, body } = await files.send(vendor.token, file);
    assert.deepEqual([status, body.code, body.errors], [422, 'validation', { file: [message] }], message);
  }
  assert.deepEqual(await readTables(), before);
});

test('A form without a file, or with extra fields, is rejected by name', async () => {
  const { token } = vendor;
  const send = async (fields: Record<string, string | File>) =>
    shop.call('POST /vendor/products/import', { token, ...(await form(fields)) });
  const file = new File(['sku\nA'], '../../etc/passwd\u202e.csv');

  for (const [fields, field] of [
    [{}, 'file'],
    [{ file: 'sku\nA' }, 'file'],
    [{ file, dry_run: 'perhaps' }, 'dry_run'],
    [{ file, vendor_id: '1' }, 'vendor_id'],
  ] as const)
    assert.deepEqual([Object.keys((await send(fields)).body.errors)], [[field]]);
  assert.equal((await shop.call('POST /vendor/products/import', { token, body: { file: 'sku' } })).status, 422);
});

test('Invalid lines are reported by number and do not affect other lines', async () => {
  const good = (sku: string) => lineOf({ sku, category });
  const table = [
    HEAD,
    good('A'),
    'B,too,short',
    good('C').replace('"C"', '"C"x'),
    '',
    good('D').replace('Soft cotton.', 'Soft\r\ncotton.'),
    good('E').replace('Soft', 'So\0ft').replace('"E"', '"E\0"'),
    good('F').replace('Soft cotton.', 'Soft" cotton.'),
    `${good('G')},more`,
    good('H').replace('"H"', '"H'),
    good('I'),
  ].join('\r\n');

  const report = await files.report(vendor.token, table);

  const quotes = 'A quotation mark in this line is not closed.';
  assert.deepEqual(errorsOf(report), [
    [3, '', 'This line has 3 cells, but the first line names 14 columns.'],
    [4, '', quotes],
    [8, 'sku', 'This text contains characters that cannot be stored.'],
    [9, '', quotes],
    [10, '', 'This line has 15 cells, but the first line names 14 columns.'],
    [11, '', quotes],
  ]);
  assert.deepEqual([report.created, report.written], [3, false]);
});

test('Formulas, markup and long cells are plain text', async () => {
  const { token, vendorId } = vendor;
  const name = '=HYPERLINK("https://evil.test")<script>';
  const file = fileOf(
    { sku: '@SUM(1)', category, name, description: '-2+3' },
    { sku: 'LONG', category, description: 'x'.repeat(1024 * 1024) },
  );
  const refused = await files.report(token, file);
  assert.deepEqual(
    errorsOf(refused).map(([row, field]) => [row, field]),
    [[3, 'description']],
  );

  await files.report(token, file.split('\r\n').slice(0, 2).join('\r\n'));
  const row = await files.product(vendorId, '@SUM(1)');
  assert.deepEqual([row?.name, row?.description], [name, '-2+3']);
  assert.ok(
    (await files.exported(token)).includes(`'@SUM(1),6281234567893,"'=HYPERLINK(""https://evil.test"")<script>"`),
  );
});

test('Columns that a vendor may not set are reported as unknown and set nothing', async () => {
  const other = await shop.make.vendor();
  const { token, vendorId } = vendor;
  await shop.make.product({ vendorId, sku: 'OWN', approved: false });
  const hidden = {
    approval_status: '1',
    is_featured: '1',
    vendor_id: String(other.vendorId),
    slug: 'mine',
    __proto__x: 'x',
  };
  const table = `sku,stock,${Object.keys(hidden).join(',')}\nOWN,11,${Object.values(hidden).join(',')}`;

  const report = await files.report(token, table);

  assert.deepEqual([report.updated, report.columns_unknown], [1, Object.keys(hidden)]);
  const row = await files.product(vendorId, 'OWN');
  assert.deepEqual([row?.stock, row?.approval_status, row?.is_featured], [11, 0, false]);
  assert.notEqual(row?.slug, 'mine');
});

test('UTF-16, as a spreadsheet saves "Unicode text", is read', async () => {
  const { token, vendorId } = vendor;
  const table = `\ufeff${fileOf({ sku: 'UTF', category, arabic_name: 'قفازات' })}`
    .replaceAll('","', '"\t"')
    .replaceAll(',', '\t');
  const utf16 = new Uint8Array(Buffer.from(table, 'utf16le'));
  assert.equal((await files.report(token, utf16)).created, 1);
  assert.equal((await files.product(vendorId, 'UTF'))?.name_ar, 'قفازات');
});

test('A file beyond 100,000 products or 32 MB is rejected with the limit', async () => {
  const tooMany = `sku\n${Array.from({ length: 100_001 }, (_, n) => n).join('\n')}`;
  const { status, body } = await files.send(vendor.token, tooMany);
  assert.deepEqual([status, body.errors], [422, { file: ['A file may hold at most 100000 lines.'] }]);
  const { status: tooLarge } = await files.send(vendor.token, new Uint8Array(33 * 1024 * 1024));
  assert.equal(tooLarge, 413);
});

test('Overlong lines and too many columns are rejected early with the line number', async () => {
  const columns = (line: number) => `The table may have at most 700 columns, and line ${line} has more cells.`;
  const long = (line: number) => `Line ${line} is too long. A quotation mark in it may not be closed.`;
  // Guards against quadratic time: the whole line was searched for each quote, and all names for each short line.
  const quoted = (count: number) => Array.from({ length: count }, (_, n) => `"""a${n}"`).join(',');
  const refusals: [string, string][] = [
    [quoted(300_000), long(1)],
    [quoted(50_000), columns(1)],
    [`sku${','.repeat(1_000_000)}\n${'A\n'.repeat(100_000)}`, columns(1)],
    [`sku,name\nA,Roll\nB${',x'.repeat(800)}`, columns(3)],
    [`sku,name\nA,Roll\n"B,Roll\n${'C,Roll\n'.repeat(400_000)}`, long(3)],
  ];
  for (const [file, message] of refusals) {
    const { status, body } = await files.send(vendor.token, file);
    assert.deepEqual([status, body.errors], [422, { file: [message] }]);
  }
});

test('A file of maximum size is checked', { timeout: 300_000 }, async () => {
  const { token } = await shop.make.vendor();
  const count = process.env.TEST_ALL === '1' ? 100_000 : 5001;
  const skus = Array.from({ length: count }, (_, n) => ({ sku: `BIG-${n}`, category, name: `Roll ${n % 50}` }));
  assert.equal((await files.report(token, fileOf(...skus), true)).created, count);
});
