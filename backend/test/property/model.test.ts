import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { createSales, type Sales } from '../support/sales.ts';
import * as model from './market-model.ts';
import { customerOf, type Model, type ModelOrder, type Outcome } from './market-state.ts';
import * as orders from './orders-model.ts';
import { checkOut, orderAtOnce, place } from './order-steps.ts';
import { createMarketplace, outcomeOf, type Marketplace, type Run } from './marketplace.ts';

// PROPERTY_SEED and MODEL_RUNS repeat a failure or extend the search; without them every run is the same.
const SEED = Number(process.env.PROPERTY_SEED ?? 20_251_122);
const RUNS = Number(process.env.MODEL_RUNS ?? (process.env.TEST_ALL === '1' ? 200 : 6));
const STEPS = 30;
const [CUSTOMERS, ITEMS, MOST] = [2, 5, 4];
const TRACKED = ITEMS - 1;

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

const holds = (who: number, item: number) => (state: Readonly<Model>) => customerOf(state, who).cart.has(item);
const hasOrders = (state: Readonly<Model>) => state.orders.length > 0;
const orderAt = (state: Model, index: number): ModelOrder => {
  const order = state.orders[index % state.orders.length];
  assert.ok(order);
  return order;
};

const who = fc.nat(CUSTOMERS - 1);
const item = fc.nat(ITEMS - 1);
const quantity = fc.integer({ min: 1, max: MOST });
const at = fc.nat(50);
/** Days until a batch expires, some sooner than those of the start. */
const days = fc.constantFrom(60, 100, 200, 300);

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
        (state) => customerOf(state, one).checkouts.length > 0,
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
        return [await run.cancel(order), orders.cancel(state, order)];
      },
      hasOrders,
    ),
  ),
  fc.tuple(at, fc.integer({ min: 1, max: 6 })).map(([index, status]) =>
    step(
      `The vendor gives order ${index} the status ${status}`,
      async (state, run) => {
        const order = orderAt(state, index);
        return [await run.setStatus(order, status), orders.setStatus(state, order, status)];
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
  fc
    .tuple(days, quantity)
    .map(([left, count]) =>
      step(`The vendor receives ${count} that expire in ${left} days`, async (state, run) => [
        await run.deliver(TRACKED, left, count),
        model.deliver(state, TRACKED, left, count),
      ]),
    ),
  days.map((left) =>
    step(
      `The vendor holds back the batch of ${left} days, or no longer`,
      async (state, run) => [await run.toggleQuarantine(TRACKED, left), model.toggleQuarantine(state, TRACKED, left)],
      ({ items }) => items[TRACKED]?.lots?.some((lot) => lot.days === left) ?? false,
    ),
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
  assert.deepEqual([marketplace.itemCount, marketplace.tracked], [ITEMS, TRACKED]);
  let taken = 0;
  const property = fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
    const { model: state, real } = await marketplace.begin();
    await fc.asyncModelRun(() => ({ model: state, real }), commands);
    await sales.assertBooksAreRight();
    taken += state.orders.length;
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: process.env.PROPERTY_SEED !== undefined });
  assert.ok(taken > 0, 'nothing was bought');
});
