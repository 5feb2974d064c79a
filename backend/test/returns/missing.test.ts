import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop } from '../support/card-payments.ts';
import { createMoney } from '../support/money.ts';
import { createReturns, type Delivered } from '../support/returns.ts';

const MISSING = { reason: 'not_received', pictures: [] };

/** A shop that takes cards, and a parcel of two units that its card has paid for and that has left. */
const openShop = async (t: TestContext) => {
  const cards = await openCardShop('parts');
  t.after(() => cards.close());
  await createMoney(cards.shop).rate(10);
  const { call, make, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId, price: 5_000 });
  const orderNo = await cards.order(customer, [{ productId, quantity: 2 }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.success);
  await cards.look(customer, orderNo);
  const [line] = await database.query<{ id: number; part_id: number }>(
    sql`SELECT id, vendor_order_id AS part_id FROM order_items WHERE product_id = ${productId}`,
  );
  assert.ok(line);
  const parcel: Delivered = { customer, vendor, partId: line.part_id, lines: [line.id], isByCard: true };
  const become = (status: number) =>
    call(`POST /vendor/orders/${line.part_id}/status`, { token: vendor.token, body: { status } });
  await become(3);
  return {
    ...{ cards, parcel, become, returns: createReturns(cards.shop, cards.sales) },
    atBank: () => Math.round((cards.bank.holds()[charge] ?? 0) * 100),
    /** The parcel was to arrive so many days ago. */
    promised: (daysAgo: number) =>
      database.query(sql`
        UPDATE vendor_orders SET arrives_from = (now() AT TIME ZONE 'Asia/Riyadh')::date - ${daysAgo}::integer,
          arrives_to = (now() AT TIME ZONE 'Asia/Riyadh')::date - ${daysAgo}::integer WHERE id = ${line.part_id}`),
    order: async () => (await call(`GET /orders/${line.part_id}`, { token: customer.token })).body.order,
    returnable: async () => {
      const { body } = await call(`GET /orders/${line.part_id}/returnable`, { token: customer.token });
      return body.data.lines.map((each: { reasons: string[]; why_not: string | null }) => [each.reasons, each.why_not]);
    },
    async assertBooksAreRight() {
      cards.webhooks.length = 0;
      await cards.sales.assertBooksAreRight();
    },
  };
};

test('A parcel that a card has paid for can be missed once its promised day is over, and then only be missed', async (t) => {
  const { returns, parcel, promised, order, returnable } = await openShop(t);
  await promised(0);
  assert.deepEqual(await returnable(), [[[], 'not_completed']]);
  assert.equal((await order()).can_be_missed, false);
  const early = await returns.ask(parcel, MISSING);
  assert.match(early.body.errors['lines.0.quantity'][0], /^It should be there before/);
  await promised(1);
  assert.deepEqual(await returnable(), [[['not_received'], null]]);
  assert.equal((await order()).can_be_missed, true);
  assert.equal((await returns.ask(parcel, { reason: 'changed_mind', pictures: [] })).status, 422);
  assert.equal((await returns.ask(parcel, { ...MISSING, quantity: 3 })).status, 422);
  await returns.asked(parcel, { ...MISSING, quantity: 2 });
  assert.deepEqual(await returnable(), [[[], 'nothing_left']]);
});

test('Who gives the money back for a missing parcel has sold it and paid it back; the card has it again', async (t) => {
  const { returns, parcel, promised, order, atBank, cards, assertBooksAreRight } = await openShop(t);
  await promised(3);
  const paid = atBank();
  const { return_no: no } = await returns.asked(parcel, { ...MISSING, quantity: 2 });
  const decided = await returns.say(parcel.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  assert.deepEqual([decided.state, decided.keep_goods, decided.lines[0].write_off], ['inspected', true, 2]);
  assert.equal((await order()).status, 'Completed');
  await assertBooksAreRight();
  await cards.shop.app.payments.refunds?.refundDue();
  assert.ok(paid > 0);
  assert.equal(atBank(), 0);
  await assertBooksAreRight();
});

test('A parcel that was missed and comes after all is completed, and the vendor answers what was asked', async (t) => {
  const { returns, parcel, promised, become, order, assertBooksAreRight } = await openShop(t);
  await promised(1);
  const { return_no: no } = await returns.asked(parcel, { ...MISSING, quantity: 2 });
  assert.equal((await become(5)).body.code, 'order_has_return');
  assert.equal((await become(4)).status, 200);
  const decline = { decision: 'decline', reason: 'It has arrived today.' };
  assert.equal((await returns.say(parcel.vendor, `/vendor/returns/${no}/decision`, decline)).state, 'declined');
  assert.equal((await order()).can_be_missed, false);
  await assertBooksAreRight();
});

test('A vendor who says no is overruled, and a parcel that is still missing is paid back at once', async (t) => {
  const { returns, parcel, promised, cards, order, assertBooksAreRight } = await openShop(t);
  await promised(1);
  const { return_no: no } = await returns.asked(parcel, { ...MISSING, quantity: 2 });
  const decline = { decision: 'decline', reason: 'The carrier has it.' };
  await returns.say(parcel.vendor, `/vendor/returns/${no}/decision`, decline);
  const admin = await cards.shop.make.admin();
  const overruled = await returns.say(admin, `/admin/returns/${no}/overrule`, {
    ...{ decision: 'approve', reason: 'The carrier has lost it.' },
  });
  assert.deepEqual([overruled.state, (await order()).status], ['inspected', 'Completed']);
  await assertBooksAreRight();
});
