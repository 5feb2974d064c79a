import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { checkLedger, openStore, readStock, type Goods } from '../support/goods.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  forEach,
  must,
  openCheckout,
  placeOrder,
  retry,
  signUp,
  type Call,
  type Shopper,
} from '../support/shoppers.ts';
import { until } from '../support/until.ts';

/** Cards of the test bank: what they do must not cost anybody an order or money. */
const PAYS = '4111111111111111';
const SECURE = '4000000000000010';
const CARDS = [
  ...[PAYS, '4000000000000028', '4000000000000036', '4000000000000051'],
  ...['4000000000000069', '4464040000000007', '4000000000000002', SECURE],
  ...['4000000000000044', '4000000000000077', '4000000000000085'],
];
/** What passes 3-D Secure. */
const CODE = '1234';

interface Charge {
  readonly status: string;
  readonly reference: { readonly order: string };
}

/** Types a card on the bank's page, however often the shop and the bank die meanwhile: what was paid once is not paid again. */
const pay = async (page: string, card: string): Promise<void> => {
  const send = async (address: string, fields: Record<string, string>) => {
    for (;;) {
      const body = new URLSearchParams(fields);
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
      if (answer && answer.status < 500) return;
      await wait(100);
    }
  };
  await send(page, { card, name: 'Layla Haddad', expiry: '12/30', cvc: '123' });
  if (card === SECURE) await send(`${page}/code`, { code: CODE });
};

/** The checkout changes nothing that counts: it is opened again until it is open. */
async function openInsisting(shopper: Shopper): Promise<string> {
  for (;;) {
    const opened = await openCheckout(shopper).catch(() => null);
    if (opened !== null) return opened;
    await wait(100);
  }
}

/** Buys one piece by card, and stays until it is placed; who is declined takes another card. @returns its number */
async function buy(shopper: Shopper, { id }: Goods, card: string): Promise<string> {
  // What is done for a payment may be repeated by its own rows; only the cart counts what it is told twice.
  const headers = { 'Idempotency-Key': randomUUID() };
  const insist = (route: string, call: Call = {}) =>
    must(retry(() => shopper.call(route, { ...call, limitMs: 20_000 })));
  await insist('POST /carts', { body: { product_id: id, quantity: 1 }, headers });
  const number = await openInsisting(shopper);
  const key = randomUUID();
  await must(retry(() => placeOrder(shopper, number, key, 'card')));
  const payBy = async (typed: string) =>
    pay((await insist(`POST /payments/${number}/session`)).body.data.redirect_url, typed);
  await payBy(card);
  for (;;) {
    const { state } = (await insist(`POST /payments/${number}/poll`)).body.data;
    if (state === 'placed') return number;
    if (state === 'failed') await payBy(PAYS);
    await wait(2_500);
  }
}

/** What the bank says of each order, from its own file: none before it was first asked for something. */
async function readBank(shop: Shop): Promise<Map<string, string>> {
  const file = await readFile(path.join(shop.dataDir, 'test-bank.json'), 'utf8').catch(() => '{"charges":[]}');
  const { charges } = JSON.parse(file) as { charges: Charge[] };
  return new Map(charges.map(({ status, reference }) => [reference.order, status]));
}

async function payWhileKilled(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const [people, each, rounds] = smoke ? [4, 3, 3] : [30, 10, 20];
  const orders = people * each;
  const store = await openStore(shop);
  const goods = await store.sell(orders * 2);
  const known = await readBank(shop);
  const shoppers = await signUp(shop.origin, people);
  say(`${people} people pay ${orders} times by card, and shop and bank are killed ${rounds} times meanwhile`);
  const placed: string[] = [];
  const buying = forEach(
    shoppers,
    async (shopper, person) => {
      for (let time = 0; time < each; time += 1)
        placed.push(await buy(shopper, goods, CARDS[(person + time * people) % CARDS.length] ?? ''));
    },
    people,
  );
  const killing = async () => {
    for (let round = 1; round <= rounds; round += 1) {
      await until(() => placed.length >= (orders * (round - 0.5)) / (rounds + 1), 20 * 60_000);
      await wait(Math.random() * 500);
      await shop.backends[0].end('SIGKILL');
      await shop.backends[0].start();
    }
  };
  await Promise.all([buying, killing()]);

  findings.same('different orders', new Set(placed).size, orders);
  findings.same('sold by the stock', goods.stock - ((await readStock(shop, [goods]))[0] ?? 0), orders);
  const bank = await readBank(shop);
  const isCharged = (number: string) => ['AUTHORIZED', 'CAPTURED'].includes(bank.get(number) ?? '');
  findings.same('orders that the bank was paid for', placed.filter(isCharged).length, orders);
  findings.same(
    'payments for anything else',
    [...bank.keys()].filter((number) => !known.has(number) && !placed.includes(number)).length,
    0,
  );
  await checkLedger(shop, findings);
  return `killed ${rounds} times during ${orders} payments: each is one order and one charge, and nobody else was charged`;
}

export const cards: Scenario = {
  name: 'cards',
  promise:
    'Whoever pays by card has an order or keeps the money, whenever the shop or the way back from the bank breaks down.',
  minutes: 30,
  tests: ['backend/test/payments/interleavings.test.ts', 'backend/test/payments/capturing.test.ts'],
  run: (context) =>
    onBothEngines(context, async (own) => {
      const shop = await openShop({ ...own, env: { PAYMENT_PROVIDER: 'test' } });
      try {
        return await payWhileKilled(shop, own);
      } finally {
        await shop.close();
      }
    }),
};
