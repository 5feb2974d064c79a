import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';

// A stand-in for Tap: closed, rejecting the key, or returning an empty list.

let status: number | null = null;
const server = createServer((request, response) => {
  request.resume();
  if (status === null) return response.destroy();
  return response.writeHead(status, { 'content-type': 'application/json' }).end('{"has_more":false,"charges":[]}');
});

const logged: string[] = [];
const log = { warn: (...given: unknown[]) => void logged.push(String(given.at(-1))) };

let shop: TestApp;
let sales: Sales;
let url: string;
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payments = { provider: 'tap', url, secretKey: 'sk_test', merchant: '1', plan: 'sale', schemes: [] } as const;
  shop = await buildTestApp({ payments });
  sales = createSales(shop);
});
after(async () => {
  await shop.close();
  server.close();
});

const cardsNow = async () => {
  const ready = await shop.app.inject('/readyz');
  assert.equal(ready.statusCode, 200);
  return ready.json().cards;
};

test('Cards are offered only after the provider has responded', async () => {
  assert.equal(await cardsNow(), 'silent');
  const customer = await shop.make.customer();
  const { id: productId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  const { country } = await sales.billing();
  const checkout = await shop.call('POST /orders/checkout', { token: customer.token, body: { country } });
  assert.deepEqual([checkout.body.card, checkout.body.cash], ['silent', true]);

  await shop.app.payments.probe(log);
  await shop.app.payments.probe(log);
  assert.equal(await cardsNow(), 'silent');
  const unreachable = `The payment provider at ${url} did not respond to charges/list.`;
  assert.deepEqual(logged.splice(0), [`Card payment is not offered. ${unreachable}`]);

  status = 200;
  await shop.app.payments.probe(log);
  assert.equal(await cardsNow(), 'ready');
  assert.deepEqual(logged.splice(0), ['The payment provider responds again, and card payment is offered.']);
});

test('A wrong key is reported in one sentence that names the variable', async () => {
  status = 401;
  await Promise.allSettled([1, 2, 3].map(() => shop.app.payments.comparison?.compare()));
  assert.equal(await cardsNow(), 'silent');
  await shop.app.payments.probe(log);
  assert.deepEqual(logged.splice(0), [
    'Card payment is not offered. The payment provider does not accept TAP_SECRET_KEY: copy the key from its console.',
  ]);
});

test('A backend contacts the provider as soon as it listens', async () => {
  status = 200;
  await shop.app.listen({ port: 0 });
  for (let turn = 0; turn < 100 && (await cardsNow()) === 'silent'; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(await cardsNow(), 'ready');
});
