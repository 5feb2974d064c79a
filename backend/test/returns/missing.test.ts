import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { MISSING, openLostParcel } from './lost-parcel.ts';

test('A card-paid parcel can be reported missing after its promised day', async (t) => {
  const { returns, parcel, promised, order, returnable } = await openLostParcel(t);
  await promised(0);
  assert.deepEqual(await returnable(), [[[], 'not_completed']]);
  assert.equal((await order()).can_be_missed, false);
  const early = await returns.ask(parcel, MISSING);
  assert.match(early.body.errors['lines.0.quantity'][0], /^It should arrive before [A-Z][a-z]+ \d{1,2}, \d{4}\./);
  await promised(1);
  assert.deepEqual(await returnable(), [[['not_received'], null]]);
  assert.equal((await order()).can_be_missed, true);
  assert.equal((await returns.ask(parcel, { reason: 'changed_mind', pictures: [] })).status, 422);
  assert.equal((await returns.ask(parcel, { ...MISSING, quantity: 3 })).status, 422);
  await returns.asked(parcel, { ...MISSING, quantity: 2 });
  assert.deepEqual(await returnable(), [[[], 'nothing_left']]);
});

test('A refunded missing parcel is a sale and a refund, and the card is credited', async (t) => {
  const { returns, parcel, promised, order, atBank, cards, assertBooksAreRight } = await openLostParcel(t);
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

test('A missing parcel that arrives is completed, and its vendor answers the request', async (t) => {
  const { returns, parcel, promised, become, order, assertBooksAreRight } = await openLostParcel(t);
  await promised(1);
  const { return_no: no } = await returns.asked(parcel, { ...MISSING, quantity: 2 });
  assert.equal((await become(5)).body.code, 'order_has_return');
  assert.equal((await become(4)).status, 200);
  const decline = { decision: 'decline', reason: 'It has arrived today.' };
  assert.equal((await returns.say(parcel.vendor, `/vendor/returns/${no}/decision`, decline)).state, 'declined');
  assert.equal((await order()).can_be_missed, false);
  await assertBooksAreRight();
});

test('An admin overrules a refusal, and a parcel still missing is refunded immediately', async (t) => {
  const { returns, parcel, promised, cards, order, assertBooksAreRight } = await openLostParcel(t);
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

test('The database lets a parcel with an open return only ship and complete', async (t) => {
  const { cards, returns, parcel, promised, order } = await openLostParcel(t);
  const { database } = cards.shop;
  await promised(1);
  await returns.asked(parcel, { ...MISSING, quantity: 2 });
  const become = (status: number) =>
    database.query(sql`UPDATE vendor_orders SET status = ${status} WHERE id = ${parcel.partId}`);
  for (const status of [1, 2, 5, 6]) await assert.rejects(become(status), /has a return and stays as it is/);
  await become(3);
  await become(4);
  assert.equal((await order()).status, 'Completed');
});
