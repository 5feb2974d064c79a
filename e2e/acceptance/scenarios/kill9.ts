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

/** The embedded database mends itself in the process that serves; PostgreSQL was not killed. */
const READY_WITHIN_MS = { postgres: 5_000, pglite: 10_000 };
/** A mail that a killed process was about to send is its own for two minutes. */
const MAIL_WITHIN_MS = 5 * 60_000;

/** Sends a call with a key until the shop has answered it, as the shop's own pages do. */
const insist = async ({ call }: Shopper, route: string, body?: object) => {
  const headers = { 'Idempotency-Key': randomUUID() };
  return must(retry(() => call(route, { body, headers, limitMs: 10_000 })));
};

/** Buys one piece, however often the shop dies meanwhile. @returns the number of the order that was acknowledged */
async function buy(shopper: Shopper, { id }: Goods, resent: { count: number }): Promise<string> {
  await insist(shopper, 'POST /carts', { product_id: id, quantity: 1 });
  const orderNo = await openInsisting(shopper);
  const key = randomUUID();
  const answer = await retry(() => placeOrder(shopper, orderNo, key));
  if (answer.tries > 1) resent.count += 1;
  return (await must(Promise.resolve(answer))).body.order_no;
}

/** The checkout changes nothing that counts: it is opened again until it is open. */
async function openInsisting(shopper: Shopper): Promise<string> {
  for (;;) {
    const opened = await openCheckout(shopper).catch(() => null);
    if (opened !== null) return opened;
    await wait(100);
  }
}

/** Kills the shop again and again while people buy. @returns how long each start took */
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
  const goods = await store.sell(orders * 2);
  const shoppers = await signUp(shop.origin, people);
  say(`${people} people buy ${orders} times, and the shop is killed ${rounds} times meanwhile`);
  const acknowledged: { shopper: Shopper; orderNo: string }[] = [];
  const resent = { count: 0 };
  const buying = forEach(
    shoppers,
    async (shopper) => {
      for (let time = 0; time < orders / people; time += 1)
        acknowledged.push({ shopper, orderNo: await buy(shopper, goods, resent) });
    },
    people,
  );
  const isTimeFor = (round: number) => acknowledged.length >= (orders * (round - 0.5)) / (rounds + 1);
  const [starts] = await Promise.all([keepKilling(shop, rounds, isTimeFor), buying]);

  say('every customer reads what was ordered');
  const own = new Map(await forEach(shoppers, async (shopper) => [shopper, await listOrders(shopper)] as const));
  const all = [...own.values()].flat();
  findings.same('acknowledged orders', acknowledged.length, orders);
  findings.same('different numbers among them', new Set(acknowledged.map(({ orderNo }) => orderNo)).size, orders);
  findings.same('orders that the shop has', all.length, orders);
  const lost = acknowledged.filter(({ shopper, orderNo }) => !own.get(shopper)?.includes(orderNo)).length;
  findings.same('acknowledged orders that are lost', lost, 0);
  findings.same('sold by the stock', goods.stock - ((await readStock(shop, [goods]))[0] ?? 0), orders);
  const slowest = timesOf(starts);
  findings.expect(
    slowest.max <= READY_WITHIN_MS[engine],
    `after a kill it took up to ${formatMs(slowest.max)} until ready.`,
  );

  say('the mails arrive');
  const customers = new Set(shoppers.map(({ person }) => person.email));
  const readers = [(to: string) => customers.has(to), (to: string) => to === store.vendor.person.email];
  const missing = () => {
    const told = readers.map((isFor) => mailedOrders(mailServer, isFor));
    return acknowledged.filter(({ orderNo }) => !told.every((numbers) => numbers.has(orderNo))).length;
  };
  await until(() => missing() === 0, MAIL_WITHIN_MS);
  findings.same('orders of which the customer or the vendor was not told', missing(), 0);
  await checkLedger(shop, findings);
  return `killed ${rounds} times during ${orders} orders (${resent.count} of them had to be sent again): ${all.length} orders, none lost, none twice, none in half, every mail sent; ready again after ${formatMs(slowest.p50)}, at most ${formatMs(slowest.max)}`;
}

export const kill9: Scenario = {
  name: 'kill9',
  promise:
    'The shop may be killed at any moment: every order that was confirmed is there, once and whole, and its mail arrives.',
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
          seen: 'A call that is under way fails, and is sent again by the page with its key; for some seconds nothing answers.',
          kept: 'Every order that was confirmed, once; carts; mails that were still to be sent.',
          recovers: 'By itself when it is started again (systemd does so).',
        },
      ],
    };
  },
};
