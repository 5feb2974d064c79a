import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readCsv } from '../../src/csv/read.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { createLots } from '../support/lots.ts';
import { createPayouts } from '../support/payouts.ts';
import { createRecalls } from '../support/recalls.ts';
import { createReturns, type Returns } from '../support/returns.ts';
import { createReviewing } from '../support/reviewing.ts';
import { createSales } from '../support/sales.ts';
import { createThreads } from '../support/threads.ts';

let shop: TestApp;
let token: string;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  const reviewing = createReviewing(shop);
  const product = await shop.make.product();
  const writer = await reviewing.owner(product.id);
  await reviewing.write(writer, product.id, { rating: 5, review: 'Good gloves.' });
  const sales = createSales(shop);
  const payouts = createPayouts({ ...shop, sales });
  const { product: strips } = await createLots(shop).tracked([{ lot_no: 'A', days: 300, quantity: 3 }]);
  const lot_ids = [await createLots(shop).idOf(strips.id, 'A')];
  await createRecalls(shop).open(await shop.make.admin(), { product_ids: [strips.id], lot_ids });
  await createLicenceFactory(shop).accepted(product.vendorId);
  await comesBack(createReturns(shop, sales));
  await payouts.verify(product.vendorId);
  await payouts.owe(product.vendorId, 10_000);
  await payouts.run([product.vendorId]);
  await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
  const threads = createThreads(shop, sales);
  await threads.dispute(await threads.parcel());
  const coupon = await createCoupons(shop.database).make({ code: 'TABLE' });
  await shop.database.query(sql`
    INSERT INTO payments (order_id, attempt, provider, amount, currency, state, failure)
    SELECT id, 1, 'test', grand_total, currency, 'failed', 'declined' FROM orders LIMIT 1`);
  await shop.call(`POST /admin/coupons/${coupon.id}/active`, { token, body: { active: false } });
  await shop.call('POST /news-letter', { body: { email: 'reader@example.com' }, headers: { lang: 'ar' } });
  const message = { name: 'Noor', email: 'noor@example.com', phone_number: '0500000000', message: 'Hello' };
  const report = { reason: 'unsafe', text: '=1+1', email: 'noor@example.com' };
  await shop.call(`POST /products/${product.id}/reports`, { body: report });
  await shop.call('POST /contactUs', { body: { ...message, subject: '=1+1' } });
});
after(() => shop.close());

const comesBack = async (returns: Returns) => {
  const delivered = await returns.delivered([1]);
  const received = await returns.received(delivered, {});
  await returns.say(
    delivered.vendor,
    `/vendor/returns/${received.return_no}/inspection`,
    returns.inspection(received, [1, 0, 0]),
  );
};

/** Arabic texts expected in a row of each table, apart from what people have written. */
const ARABIC: Record<string, string[]> = {
  audit: ['مدير', 'إيقاف كوبون', 'كوبون'],
  categories: ['نشطة'],
  coupons: ['موقوف', 'نسبة مئوية', 'المنصة', 'لا'],
  customers: ['نشط', 'الإنجليزية'],
  invoices: ['إشعار دائن', 'البائع'],
  licences: ['مقبول', 'موزّع'],
  lots: ['مستدعاة'],
  messages: [],
  newsletter: ['العربية', 'لم يؤكد بعد', 'لا'],
  orders: ['قيد الانتظار', 'الدفع عند الاستلام'],
  payments: ['البنك التجريبي', 'فشلت', 'رفضها البنك'],
  payouts: ['قيد التنفيذ'],
  products: ['نشط', 'معتمد', 'لا'],
  recalls: ['مفتوح'],
  refunds: ['مستحق الدفع'],
  reports: ['غير آمن', 'مفتوح', 'لا'],
  returns: ['مكتمل'],
  reviews: ['بانتظار المراجعة', 'نعم'],
  team: ['مالك'],
  threads: ['المنصة'],
  vendors: ['نشط'],
};

const read = async (name: string, lang: string) => {
  const { text } = await shop.call(`GET /admin/${name}.csv`, { token, headers: { lang } });
  const records: string[][] = [];
  for await (const { cells } of readCsv(text)) records.push([...cells]);
  const [head = [], row = []] = records;
  return { text, head, row };
};

test('Every console export is in the reader’s language and the shop’s time zone', async (t) => {
  const names = shop.app.routeTable.flatMap(({ method, url }) => {
    const name = /\/admin\/(\w+)\.csv$/.exec(url)?.[1];
    return method === 'GET' && name !== undefined ? [name] : [];
  });
  assert.deepEqual(names.sort(), Object.keys(ARABIC));
  for (const name of names)
    await t.test(name, async () => {
      const { head, row, text } = await read(name, 'ar');
      for (const heading of head) assert.doesNotMatch(heading, /[a-z]/i);
      for (const word of ARABIC[name] ?? []) assert.ok(row.includes(word), `${word} in ${row.join(' | ')}`);
      assert.doesNotMatch(text, /\d{4}-\d\d-\d\dT/);
      assert.match(text, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
      const english = await read(name, 'en');
      assert.equal(english.head.length, head.length);
      for (const heading of english.head) assert.match(heading, /^[A-Z][^_]*$/);
    });
});

test('Text entered by people is never a formula in an export', async () => {
  assert.match((await read('messages', 'en')).text, /,'=1\+1,/);
});

test('Every list of the console supports longer pages', async () => {
  const { paths } = (await shop.call('GET /docs/json')).body;
  const asks = (parameters: { name: string }[] = [], wanted: string) => parameters.some(({ name }) => name === wanted);
  const lists = Object.entries<{ get?: { parameters?: { name: string }[] } }>(paths).filter(
    ([path, { get }]) => path.includes('/admin/') && asks(get?.parameters, 'page'),
  );
  assert.ok(lists.length > 15);
  for (const [path, { get }] of lists) assert.ok(asks(get?.parameters, 'per_page'), path);
});
