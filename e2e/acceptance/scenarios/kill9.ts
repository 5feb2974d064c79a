import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer, type MailServer } from '../../support/mail-server.ts';
import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { checkLedger, openStore, readStock, type Goods } from '../support/goods.ts';
import { formatMs, timesOf } from '../support/latency.ts';
import { mailedOrders } from '../support/mailed-orders.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  forEach,
  listOrders,
  must,
  openCheckout,
  placeOrder,
  retry,
  signUp,
  type Shopper,
} from '../support/shoppers.ts';
import { until } from '../support/until.ts';

/** The embedded database recovers in the server process; PostgreSQL keeps running. */
const READY_WITHIN_MS = { postgres: 5_000, pglite: 10_000 };
/** A killed process holds the mail it was sending for two minutes. */
const MAIL_WITHIN_MS = 5 * 60_000;

/** Sends a call with an idempotency key and retries like the shop's pages. */
const callWithRetry = async ({ call }: Shopper, route: string, body?: object) => {
  const headers = { 'Idempotency-Key': randomUUID() };
  return must(retry(() => call(route, { body, headers, limitMs: 10_000 })));
};

/** Buys one unit and retries while the shop is down. @returns the number of the acknowledged order */
async function buy(shopper: Shopper, { id }: Goods, resent: { count: number }): Promise<string> {
  await callWithRetry(shopper, 'POST /carts', { product_id: id, quantity: 1 });
  const orderNo = await openCheckoutWithRetry(shopper);
  const key = randomUUID();
  const response = await retry(() => placeOrder(shopper, orderNo, key));
  if (response.tries > 1) resent.count += 1;
  return (await must(Promise.resolve(response))).body.order_no;
}

/** Opens the checkout and retries until it succeeds; opening it again is harmless. */
async function openCheckoutWithRetry(shopper: Shopper): Promise<string> {
  for (;;) {
    const orderNo = await openCheckout(shopper).catch(() => null);
    if (orderNo !== null) return orderNo;
    await wait(100);
  }
}

/** Kills the shop repeatedly. @returns the duration of each restart, ms */
async function keepKilling(shop: Shop, rounds: number, isTimeFor: (round: number) => boolean): Promise<number[]> {
  const starts: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await until(() => isTimeFor(round), 10 * 60_000);
    await wait(Math.random() * 500);
    await shop.backends[0].end('SIGKILL');
    starts.push(await shop.backends[0].start());
  }
  return starts;
}

async function buyWhileKilled(
  shop: Shop,
  mailServer: MailServer,
  { engine, smoke, say, findings }: EngineContext,
): Promise<string> {
  const [orders, people, rounds] = smoke ? [24, 6, 3] : [1_000, 50, 20];
  const store = await openStore(shop);
  const goods = [await store.sell(orders), await store.sellBatches(orders)] as const;
  const shoppers = await signUp(shop.origin, people);
  say(`${people} customers buy ${orders} times while the shop is killed ${rounds} times`);
  const acknowledged: { shopper: Shopper; orderNo: string }[] = [];
  const resent = { count: 0 };
  const buying = forEach(
    shoppers,
    async (shopper) => {
      for (let time = 0; time < orders / people; time += 1)
        acknowledged.push({ shopper, orderNo: await buy(shopper, goods[time % 2 === 0 ? 0 : 1], resent) });
    },
    people,
  );
  const isTimeFor = (round: number) => acknowledged.length >= (orders * (round - 0.5)) / (rounds + 1);
  const [starts] = await Promise.all([keepKilling(shop, rounds, isTimeFor), buying]);

  say('every customer lists their orders');
  const ordersOf = new Map(await forEach(shoppers, async (shopper) => [shopper, await listOrders(shopper)] as const));
  const all = [...ordersOf.values()].flat();
  findings.same('acknowledged orders', acknowledged.length, orders);
  findings.same('distinct order numbers', new Set(acknowledged.map(({ orderNo }) => orderNo)).size, orders);
  findings.same('orders in the shop', all.length, orders);
  const lost = acknowledged.filter(({ shopper, orderNo }) => !ordersOf.get(shopper)?.includes(orderNo)).length;
  findings.same('lost orders', lost, 0);
  const left = (await readStock(shop, goods)).reduce((sum, units) => sum + units, 0);
  findings.same('units sold by the stock', 2 * orders - left, orders);
  const restarts = timesOf(starts);
  findings.expect(
    restarts.max <= READY_WITHIN_MS[engine],
    `after a kill the shop was ready only after ${formatMs(restarts.max)}.`,
  );

  say('waiting for the mails');
  const customers = new Set(shoppers.map(({ person }) => person.email));
  const readers = [(to: string) => customers.has(to), (to: string) => to === store.vendor.person.email];
  const missing = () => {
    const mailed = readers.map((isFor) => mailedOrders(mailServer, isFor));
    return acknowledged.filter(({ orderNo }) => !mailed.every((numbers) => numbers.has(orderNo))).length;
  };
  await until(() => missing() === 0, MAIL_WITHIN_MS);
  findings.same('orders without a mail to customer or vendor', missing(), 0);
  await checkLedger(shop, findings);
  return `killed ${rounds} times during ${orders} orders (${resent.count} of them were sent again): ${all.length} orders, none lost, duplicated or incomplete, every mail sent; ready again after ${formatMs(restarts.p50)}, at most ${formatMs(restarts.max)}`;
}

export const kill9: Scenario = {
  name: 'kill9',
  promise:
    'The shop can be killed at any moment: every confirmed order exists once and complete, and its mail arrives.',
  minutes: 25,
  tests: ['backend/test/processes/one-shop.test.ts', 'backend/test/plugins/idempotency.test.ts'],
  async run(context) {
    const result = await onBothEngines(context, async (own) => {
      const mailServer = await startMailServer();
      const shop = await openShop({ ...own, env: { SMTP_URL: mailServer.url } });
      try {
        return await buyWhileKilled(shop, mailServer, own);
      } finally {
        await shop.close();
        await mailServer.stop();
      }
    });
    return {
      ...result,
      outages: [
        {
          ...{ dependency: 'process', fault: 'down' },
          seen: 'Requests in flight fail, and the page sends them again with the same key. The shop does not respond for a few seconds.',
          kept: 'Every confirmed order, once; carts; mails in the queue.',
          recovers: 'Automatic after a restart, which systemd does.',
        },
      ],
    };
  },
};
