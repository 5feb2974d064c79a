import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { PENDING } from '../../src/facts/order-statuses.ts';
import * as model from './market-model.ts';
import type { Model, ModelOrder, Outcome } from './market-model.ts';
import { createMarketplace, outcomeOf, type Marketplace, type Run } from './marketplace.ts';

// PROPERTY_SEED and MODEL_RUNS repeat a failure or extend the search; without them every run is the same.
const SEED = Number(process.env.PROPERTY_SEED ?? 20_251_122);
const RUNS = Number(process.env.MODEL_RUNS ?? (process.env.TEST_ALL === '1' ? 60 : 6));
const STEPS = 30;
const [CUSTOMERS, ITEMS, MOST] = [2, 4, 4];

let shop: TestApp;
let sales: Sales;
let marketplace: Marketplace;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  marketplace = await createMarketplace(shop, sales);
});
after(() => shop.close());

type Step = fc.AsyncCommand<Model, Run>;

/** One action in the shop and in the model, after which both must be equal. */
const step = (
  name: string,
  act: (state: Model, run: Run) => Promise<readonly [TestResponse, Outcome]>,
  isPossible: (state: Readonly<Model>) => boolean = () => true,
): Step => ({
  check: isPossible,
  async run(state, run) {
    const [response, outcome] = await act(state, run);
    assert.equal(outcomeOf(response), outcome, `${name}: ${response.text}`);
    assert.deepEqual(await run.read(), marketplace.expected(state), name);
  },
  toString: () => name,
});

const holds = (who: number, item: number) => (state: Readonly<Model>) => model.customerOf(state, who).cart.has(item);
const hasOrders = ({ orders }: Readonly<Model>) => orders.length > 0;
const orderAt = ({ orders }: Model, at: number): ModelOrder => {
  const order = orders[at % orders.length];
  assert.ok(order);
  return order;
};

const checkOut = async (state: Model, run: Run, who: number) => {
  const response = await run.checkOut(who);
  const { outcome, stands } = model.checkOut(state, who);
  if (outcome !== '200' || response.status !== 200) return [response, outcome] as const;
  const { order_no: orderNo } = response.body.orders[0];
  if (stands) assert.equal(orderNo, stands.orderNo, 'a checkout of the same cart has another number');
  else model.noteDraft(state, who, orderNo);
  return [response, outcome] as const;
};

/** The sale of each vendor by a checkout is a sub-order. */
const place = async (state: Model, run: Run, who: number, at: number) => {
  const { checkouts } = model.customerOf(state, who);
  const checkout = checkouts.at(-1 - (at % checkouts.length));
  assert.ok(checkout);
  const response = await run.place(who, checkout.orderNo);
  const { outcome, sold } = model.place(state, who, checkout);
  if (!sold) return [response, outcome] as const;
  for (const { id, vendor } of await run.partsOf(checkout.orderNo)) {
    const lines = checkout.lines.filter(({ item }) => state.items[item]?.vendor === vendor);
    state.orders.push({ id, customer: who, vendor, lines, status: PENDING, money: 'none' });
  }
  return [response, outcome] as const;
};

/** Places the order immediately after the checkout. */
const orderAtOnce = async (state: Model, run: Run, who: number) => {
  const shown = await checkOut(state, run, who);
  return shown[1] === '200' && shown[0].status === 200 ? place(state, run, who, 0) : shown;
};

const who = fc.nat(CUSTOMERS - 1);
const item = fc.nat(ITEMS - 1);
const quantity = fc.integer({ min: 1, max: MOST });
const at = fc.nat(50);

/** Actions of customers, vendors and the admin; those that lead to an order are the most frequent. */
const steps: fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(who, item, quantity)
      .map(([one, what, count]) =>
        step(`Customer ${one} puts ${count} of item ${what} into the cart`, async (state, run) => [
          await run.add(one, what, count),
          model.addToCart(state, one, what, count),
        ]),
      ),
  ),
  ...Array.from({ length: 2 }, () =>
    who.map((one) => step(`Customer ${one} orders at once`, (state, run) => orderAtOnce(state, run, one))),
  ),
  who.map((one) => step(`Customer ${one} goes to the checkout`, (state, run) => checkOut(state, run, one))),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(who, fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: at })).map(([one, back]) =>
      step(
        `Customer ${one} orders by the checkout ${back} before the last`,
        (state, run) => place(state, run, one, back),
        (state) => model.customerOf(state, one).checkouts.length > 0,
      ),
    ),
  ),
  fc
    .tuple(who, item, quantity)
    .map(([one, what, count]) =>
      step(
        `Customer ${one} wants ${count} of item ${what} in the cart`,
        async (state, run) => [await run.setQuantity(one, what, count), model.setQuantity(state, one, what, count)],
        holds(one, what),
      ),
    ),
  fc
    .tuple(who, item)
    .map(([one, what]) =>
      step(
        `Customer ${one} takes item ${what} out of the cart`,
        async (state, run) => [await run.remove(one, what), model.removeFromCart(state, one, what)],
        holds(one, what),
      ),
    ),
  at.map((index) =>
    step(
      `The customer of order ${index} cancels`,
      async (state, run) => {
        const order = orderAt(state, index);
        return [await run.cancel(order), model.cancel(state, order)];
      },
      hasOrders,
    ),
  ),
  fc.tuple(at, fc.integer({ min: 1, max: 6 })).map(([index, status]) =>
    step(
      `The vendor gives order ${index} the status ${status}`,
      async (state, run) => {
        const order = orderAt(state, index);
        return [await run.setStatus(order, status), model.setStatus(state, order, status)];
      },
      hasOrders,
    ),
  ),
  fc
    .tuple(item, fc.integer({ min: 1, max: 8 }))
    .map(([what, stock]) =>
      step(`The vendor has ${stock} of item ${what}`, async (state, run) => [
        await run.enter(what, { stock }),
        model.enter(state, what, { stock }),
      ]),
    ),
  fc
    .tuple(item, fc.integer({ min: 1, max: 9 }))
    .map(([what, dollars]) =>
      step(`The vendor wants ${dollars} dollars for item ${what}`, async (state, run) => [
        await run.enter(what, { price: dollars * 100 }),
        model.enter(state, what, { price: dollars * 100 }),
      ]),
    ),
  item.map((what) =>
    step(`The admin approves item ${what}, or takes the approval back`, async (state, run) => [
      await run.toggleApproval(what),
      model.toggleApproval(state, what),
    ]),
  ),
];

test('After each step of any sequence, the shop equals a simple model', async (t) => {
  t.diagnostic(`PROPERTY_SEED=${SEED} MODEL_RUNS=${RUNS}`);
  assert.equal(marketplace.itemCount, ITEMS);
  let taken = 0;
  const property = fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
    const { model: state, real } = await marketplace.begin();
    await fc.asyncModelRun(() => ({ model: state, real }), commands);
    taken += state.orders.length;
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: process.env.PROPERTY_SEED !== undefined });
  assert.ok(taken > 0, 'nothing was bought');
  await sales.assertBooksAreRight();
});
