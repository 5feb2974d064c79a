import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { startTwoServers, type TwoServers } from '../support/two-servers.ts';

const SHOPPERS = 8;
const DRAIN_SECONDS = 2;
/** Pause between two requests of one shopper. */
const BREATH_MS = 50;

let shop: TwoServers;
before(async () => {
  shop = await startTwoServers({ DRAIN_SECONDS: String(DRAIN_SECONDS), RATE_LIMIT: '0' });
});
after(() => shop.stop());

type Server = TwoServers['first'];

const readiness = async ({ port }: Server) => {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return response ? response.status : 'gone';
};

/** Routes shoppers to the ready servers, as a load balancer does, and checks readiness ten times a second. */
const startBalancer = (servers: Server[]) => {
  let ready = servers;
  let turn = 0;
  const seen: unknown[] = [];
  const look = async () => {
    const states = await Promise.all(servers.map(readiness));
    seen.push(states[0]);
    ready = servers.filter((_, index) => states[index] === 200);
  };
  const timer = setInterval(look, 100);
  return {
    seen,
    next: (): Server => {
      const server = ready[(turn += 1) % ready.length];
      if (!server) throw new Error('No server is ready.');
      return server;
    },
    stop: () => clearInterval(timer),
  };
};

it('Stopping one of two processes loses no request', async () => {
  const { first, second, make, database } = shop;
  const balancer = startBalancer([first, second]);
  const product = await make.product({ stock: 1000 });
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => make.customer()));
  let shopping = true;
  const taken = new Map<number, number>();
  const shopOn = async ({ id, token }: { id: number; token: string }) => {
    for (let round = 0; shopping; round += 1) {
      const answer = await balancer
        .next()
        .call('POST /carts', { token, body: { product_id: product.id, quantity: 1 } });
      assert.equal(answer.status, 200, answer.text);
      taken.set(id, round + 1);
      assert.equal((await balancer.next().call('GET /carts', { token })).status, 200);
      await wait(BREATH_MS);
    }
  };
  const busy = Promise.all(shoppers.map(shopOn));

  await wait(500);
  // Another request is held in the database until long after the SIGTERM.
  const patient = await make.customer();
  await first.call('POST /carts', { token: patient.token, body: { product_id: product.id, quantity: 1 } });
  let last: ReturnType<Server['call']> | undefined;
  await database.transaction(async () => {
    await database.query(sql`SELECT id FROM users WHERE id = ${patient.id} FOR UPDATE`);
    await database.query(sql`SELECT * FROM carts WHERE user_id = ${patient.id} FOR UPDATE`);
    last = first.call('POST /carts', { token: patient.token, body: { product_id: product.id, quantity: 1 } });
    await wait(200);
    first.child.kill('SIGTERM');
    while ((await readiness(first)) !== 'gone') await wait(100);
    assert.equal(await Promise.race([last, 'waits still']), 'waits still');
  });
  assert.equal((await last)?.status, 200);
  assert.deepEqual(await first.ended, { code: 0, words: '' });
  await wait(300);
  shopping = false;
  await busy;
  balancer.stop();

  assert.deepEqual([...new Set(balancer.seen)], [200, 503, 'gone']);
  for (const { id } of shoppers) {
    const row = await database.first<{ quantity: number }>(sql`SELECT quantity FROM cart_items WHERE user_id = ${id}`);
    assert.equal(row?.quantity, taken.get(id));
  }
});
