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

/** Cards of the test bank. None of their outcomes may lose an order or money. */
const PAYS = '4111111111111111';
const SECURE = '4000000000000010';
const CARDS = [
  ...[PAYS, '4000000000000028', '4000000000000036', '4000000000000051'],
  ...['4000000000000069', '4464040000000007', '4000000000000002', SECURE],
  ...['4000000000000044', '4000000000000077', '4000000000000085'],
];
/** 3-D Secure code that the test bank accepts. */
const CODE = '1234';

interface Charge {
  readonly status: string;
  readonly reference: { readonly order: string };
}

/** Enters a card on the bank's page and retries while shop and bank are down. The bank charges a payment once. */
const pay = async (page: string, card: string): Promise<void> => {
  const send = async (address: string, fields: Record<string, string>) => {
    for (;;) {
      const body = new URLSearchParams(fields);
      const response = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
      if (response && response.status < 500) return;
      await wait(100);
    }
  };
  await send(page, { card, name: 'Layla Haddad', expiry: '12/30', cvc: '123' });
  if (card === SECURE) await send(`${page}/code`, { code: CODE });
};

/** Opens the checkout and retries until it succeeds; opening it again is harmless. */
async function openCheckoutWithRetry(shopper: Shopper): Promise<string> {
  for (;;) {
    const orderNo = await openCheckout(shopper).catch(() => null);
    if (orderNo !== null) return orderNo;
    await wait(100);
  }
}

/** Buys one unit by card, with another card if the first one is declined. @returns the number of the placed order */
async function buy(shopper: Shopper, { id }: Goods, card: string): Promise<string> {
  // Payment calls are idempotent by their rows; only adding to the cart needs a key.
  const headers = { 'Idempotency-Key': randomUUID() };
  const callWithRetry = (route: string, call: Call = {}) =>
    must(retry(() => shopper.call(route, { ...call, limitMs: 20_000 })));
  await callWithRetry('POST /carts', { body: { product_id: id, quantity: 1 }, headers });
  const number = await openCheckoutWithRetry(shopper);
  const key = randomUUID();
  await must(retry(() => placeOrder(shopper, number, key, 'card')));
  const payBy = async (cardNumber: string) =>
    pay((await callWithRetry(`POST /payments/${number}/session`)).body.data.redirect_url, cardNumber);
  await payBy(card);
  for (;;) {
    const { state } = (await callWithRetry(`POST /payments/${number}/poll`)).body.data;
    if (state === 'placed') return number;
    if (state === 'failed') await payBy(PAYS);
    await wait(2_500);
  }
}

/** Charge status by order, from the test bank's file, which exists after the first charge. */
async function readBank(shop: Shop): Promise<Map<string, string>> {
  const file = await readFile(path.join(shop.dataDir, 'test-bank.json'), 'utf8').catch(() => '{"charges":[]}');
  const { charges } = JSON.parse(file) as { charges: Charge[] };
  return new Map(charges.map(({ status, reference }) => [reference.order, status]));
}

async function payWhileKilled(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const [people, perPerson, rounds] = smoke ? [4, 3, 3] : [30, 10, 20];
  const orders = people * perPerson;
  const store = await openStore(shop);
  const goods = await store.sell(orders * 2);
  const earlier = await readBank(shop);
  const shoppers = await signUp(shop.origin, people);
  say(`${people} customers pay ${orders} times by card while shop and bank are killed ${rounds} times`);
  const placed: string[] = [];
  const buying = forEach(
    shoppers,
    async (shopper, person) => {
      for (let time = 0; time < perPerson; time += 1)
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
  findings.same('units sold by the stock', goods.stock - ((await readStock(shop, [goods]))[0] ?? 0), orders);
  const bank = await readBank(shop);
  const isCharged = (number: string) => ['AUTHORIZED', 'CAPTURED'].includes(bank.get(number) ?? '');
  findings.same('orders with a charge at the bank', placed.filter(isCharged).length, orders);
  findings.same(
    'charges without an order',
    [...bank.keys()].filter((number) => !earlier.has(number) && !placed.includes(number)).length,
    0,
  );
  await checkLedger(shop, findings);
  return `killed ${rounds} times during ${orders} payments: each is one order and one charge, and there are no other charges`;
}

export const cards: Scenario = {
  name: 'cards',
  promise:
    'A customer who pays by card gets the order or keeps the money, even if the shop or the return from the bank fails.',
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
