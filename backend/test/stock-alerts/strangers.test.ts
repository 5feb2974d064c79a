import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { createStockAlerts } from '../../src/modules/catalogue/stock-alerts/service.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ rateLimit: true, trustedProxies: ['loopback'] });
});
after(() => shop.close());

let asked = 0;
/** Each request comes from another network address. */
const ask = (body: object, token?: string) => {
  const headers = { 'x-forwarded-for': `203.0.113.${(asked += 1)}` };
  return shop.call('POST /stock-alerts', { body, token, headers });
};
const announceReturns = () => createStockAlerts(shop.app).announceReturns();
const returnsTold = async (email: string) =>
  (await mailsTo(shop.database, email)).filter(({ template }) => template === 'back-in-stock');
const comesBack = async (productId: number) => {
  await shop.database.query(sql`UPDATE products SET stock = 1 WHERE id = ${productId}`);
  await announceReturns();
};

test('An unsubscribed address gets only alerts requested while signed in', async () => {
  const [first, next] = [await shop.make.product({ stock: 0 }), await shop.make.product({ stock: 0 })];
  const { token, email } = await shop.make.customer();
  await ask({ product_id: first.id, email });
  await comesBack(first.id);
  const link = (await returnsTold(email))[0]?.payload.unsubscribe_token;
  assert.equal((await shop.call('POST /stock-alerts/unsubscribe', { body: { token: link } })).status, 200);

  const [forThem, forAnother] = [
    await ask({ product_id: next.id, email }),
    await ask({ product_id: next.id, email: 'else@test.balsam.test' }),
  ];
  assert.deepEqual([forThem.status, forThem.body], [200, forAnother.body]);
  await comesBack(next.id);
  assert.equal((await returnsTold(email)).length, 1);

  await shop.database.query(sql`UPDATE products SET stock = 0 WHERE id = ${next.id}`);
  await ask({ product_id: next.id }, token);
  await comesBack(next.id);
  assert.equal((await returnsTold(email)).length, 2);
});

test('Alerts cannot flood a stranger’s mailbox, nor reveal how full it is', async () => {
  const sizes = Array.from({ length: 60 }, (_none, size) => ({ stock: 0, value: `${size}` }));
  const { id, variantIds } = await shop.make.product({ stock: 0, variants: sizes });
  const email = 'victim@test.balsam.test';
  const responses = await Promise.all(variantIds.map((variant) => ask({ product_id: id, variant_id: variant, email })));
  const [first, ...others] = new Set(responses.map(({ status, text }) => `${status} ${text}`));
  assert.match(first ?? '', /^200 /);
  assert.deepEqual(others, []);
  await shop.database.query(sql`UPDATE variants SET stock = 2 WHERE product_id = ${id}`);
  await comesBack(id);
  assert.equal((await returnsTold(email)).length, 10);
});

test('A customer’s fifty-first alert of a day is rejected', async () => {
  const [{ id }, { token }] = [await shop.make.product({ stock: 0 }), await shop.make.customer()];
  const responses = await Promise.all(Array.from({ length: 52 }, () => ask({ product_id: id }, token)));
  const refused = responses.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ body }) => body.code),
    ['rate_limited', 'rate_limited'],
  );
});

test('A stranger with a customer’s address changes neither alert nor language', async () => {
  const [{ id }, { token, email }] = [await shop.make.product({ stock: 0 }), await shop.make.customer()];
  const askIn = (lang: string, body: object, as?: string) =>
    shop.call('POST /stock-alerts', {
      body,
      token: as,
      headers: { lang, 'x-forwarded-for': `203.0.113.${(asked += 1)}` },
    });
  await askIn('ar', { product_id: id }, token);
  const response = await askIn('en', { product_id: id, email });
  assert.equal(response.status, 200);
  await comesBack(id);
  assert.deepEqual(
    (await returnsTold(email)).map(({ lang }) => lang),
    ['ar'],
  );
});
