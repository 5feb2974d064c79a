import assert from 'node:assert/strict';
import { PENDING } from '../../src/facts/order-statuses.ts';
import * as model from './market-model.ts';
import { customerOf, type Model } from './market-state.ts';
import type { Run } from './marketplace.ts';

/** Opens the checkout in the shop and in the model. */
export const checkOut = async (state: Model, run: Run, who: number) => {
  const response = await run.checkOut(who);
  const { outcome, stands } = model.checkOut(state, who);
  if (outcome !== '200' || response.status !== 200) return [response, outcome] as const;
  const { order_no: orderNo } = response.body.orders[0];
  if (stands) assert.equal(orderNo, stands.orderNo, 'a checkout of the same cart has another number');
  else model.noteDraft(state, who, orderNo);
  return [response, outcome] as const;
};

/** The sale of each vendor by a checkout is a sub-order. */
export const place = async (state: Model, run: Run, who: number, at: number) => {
  const { checkouts } = customerOf(state, who);
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
export const orderAtOnce = async (state: Model, run: Run, who: number) => {
  const shown = await checkOut(state, run, who);
  return shown[1] === '200' && shown[0].status === 200 ? place(state, run, who, 0) : shown;
};
