import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { startTwoServers, type TwoServers } from '../support/two-servers.ts';
import { portOf } from '../support/server-process.ts';

/** A payment provider that never responds to its first request, and responds to all later ones. */
const references: string[] = [];
let heard: () => void;
const firstCall = new Promise<void>((resolve) => {
  heard = resolve;
});
const provider = createServer(async (request, response) => {
  // The shop requests the list of payments to see whether cards can be offered.
  if (request.url?.includes('/list')) return response.end(JSON.stringify({ charges: [] }));
  const { reference } = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'));
  references.push(reference.idempotent);
  if (references.length === 1) return heard();
  const transaction = { url: 'https://bank.example/pay' };
  response.end(JSON.stringify({ id: 'chg_1', status: 'INITIATED', amount: 10, currency: 'SAR', transaction }));
});

let shop: TwoServers;
before(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  shop = await startTwoServers({
    ...{ PAYMENT_PROVIDER: 'tap', TAP_SECRET_KEY: 'sk_test', TAP_MERCHANT: 'balsam' },
    TAP_URL: `http://127.0.0.1:${portOf(provider.address())}`,
  });
});
after(async () => {
  await shop.stop();
  provider.closeAllConnections();
  provider.close();
});

it('A repeated key finishes a killed process’s work on another process, once', async () => {
  const { first, second, make, sales } = shop;
  const customer = await make.customer();
  const orderNo = await sales.draft(customer, [{ productId: (await make.product()).id }]);
  const body = { order_no: orderNo, payment_method: 'card', billing: await sales.billing() };
  const place = () => first.call('POST /orders/place-order', { token: customer.token, body });
  let placed = await place();
  // Cards are offered once the provider has responded, which may take a moment after the start.
  for (let tries = 0; placed.body?.code === 'card_unavailable' && tries < 50; tries += 1) {
    await wait(100);
    placed = await place();
  }
  assert.equal(placed.status, 200, placed.text);
  // A claim names its process only once that process is in this table, which a loaded machine may delay. The third is
  // the test's own.
  const living = sql`SELECT id FROM lives`;
  for (let tries = 0; (await shop.database.query(living)).length < 3 && tries < 300; tries += 1) await wait(100);
  const open = { token: customer.token, headers: { 'idempotency-key': 'the one payment' } };
  const lost = first.call(`POST /payments/${orderNo}/session`, open).catch(() => 'lost');
  await firstCall;
  const twin = second.call(`POST /payments/${orderNo}/session`, open);
  first.child.kill('SIGKILL');
  assert.equal(await lost, 'lost');
  const [waited, again] = [await twin, await second.call(`POST /payments/${orderNo}/session`, open)];
  assert.equal(waited.status, 200, waited.text);
  assert.deepEqual([again.text, again.headers['idempotent-replayed']], [waited.text, 'true']);
  assert.equal(references.length, 2);
  assert.equal(new Set(references).size, 1, 'The provider received one charge.');
});
