import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { UNASKED } from '../authorization/samples/payments.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ payments: { ...UNASKED, schemes: ['visa', 'benefit', 'mada'] } });
});
after(() => shop.close());

test('Shoppers see the card schemes that can pay in their currency', async () => {
  const schemesIn = async (currency: string) =>
    (await shop.call('GET /site', { headers: { currency } })).body.data.card_schemes;
  assert.deepEqual(await schemesIn('SAR'), ['mada', 'visa']);
  assert.deepEqual(await schemesIn('BHD'), ['benefit', 'visa']);
  assert.deepEqual(await schemesIn('USD'), ['visa']);
});
