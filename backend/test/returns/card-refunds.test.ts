import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRefundAccounts } from '../../src/modules/money/refunds/accounts.ts';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { createCoupons } from '../support/coupons.ts';
import { createMoney } from '../support/money.ts';
import { orderTransfers } from '../support/refund-runs.ts';
import { createReturns, IBAN, type Delivered } from '../support/returns.ts';

const ACCOUNT = { iban: 'BH67 BMAG 0000 1299 1234 56', holder: 'Layla Haddad' };

const openShop = async (plan: 'sale' | 'parts' | 'once') => {
  const cards = await openCardShop(plan);
  await createMoney(cards.shop).rate(10);
  const { call, make, database, app } = cards.shop;
  const returns = createReturns(cards.shop, cards.sales);
  const admin = await make.admin();

  return {
    ...{ cards, returns, admin, call },

    /** Three delivered units paid by card. @param shipping of an order whose coupon covers everything else */
    async delivered(shipping?: number): Promise<Delivered & { charge: string }> {
      const [customer, vendor] = [await make.customer(), await make.vendor()];
      const { id: productId } = await make.product({ vendorId: vendor.vendorId, price: 5_000 });
      await cards.sales.fillCart(customer, [{ productId, quantity: 3 }]);
      if (shipping !== undefined) {
        await database.query(sql`
          UPDATE shipping_rates r SET flat_fee = ${shipping}::integer, free_from = NULL
          FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendor.vendorId}`);
        const { code } = await createCoupons(database).make({ percent: 100 });
        await call('POST /carts/coupon', { token: customer.token, body: { code } });
      }
      const orderNo = await cards.order(customer, []);
      const charge = await cards.open(customer, orderNo);
      await cards.pay(charge, CARD.success);
      assert.equal(await cards.poll(customer, orderNo), 'placed');
      const [line] = await database.query<{ id: number; part_id: number }>(sql`
        SELECT i.id, part.id AS part_id FROM order_items i JOIN vendor_orders part ON part.id = i.vendor_order_id
        WHERE part.vendor_id = ${vendor.vendorId}`);
      assert.ok(line);
      await returns.say(vendor, `/vendor/orders/${line.part_id}/status`, { status: 4 });
      return { customer, vendor, partId: line.part_id, lines: [line.id], isByCard: true, charge };
    },

    /** Refunds of an order: method, state and whether an account is missing. */
    async refundsOf({ customer, partId }: Delivered) {
      const { body } = await call(`GET /orders/${partId}/refunds`, { token: customer.token });
      return body.data.refunds;
    },

    refundDue: () => app.payments.refunds?.refundDue(),
    askForAccounts: () => createRefundAccounts(app).askDue(),
    atBank: (charge: string) => Math.round((cards.bank.holds()[charge] ?? 0) * 100),

    async mailsOf({ customer }: Delivered): Promise<string[]> {
      const rows = await database.query<{ template: string }>(sql`
        SELECT template FROM outbox JOIN users u ON u.email = recipient
        WHERE u.id = ${customer.id} AND template LIKE 'refund-%' ORDER BY outbox.id`);
      return rows.map(({ template }) => template);
    },

    async assertBooksAreRight() {
      cards.webhooks.length = 0;
      await cards.sales.assertBooksAreRight();
    },
  };
};

const closing = (t: { after(work: () => Promise<void>): void }, cards: CardShop) => t.after(() => cards.close());

describe('A return is refunded to the card, and beyond the paid amount by transfer', () => {
  for (const plan of ['sale', 'parts', 'once'] as const)
    test(`with the plan ${plan}`, async (t) => {
      const shop = await openShop(plan);
      closing(t, shop.cards);
      const { returns, call, admin } = shop;
      const delivered = await shop.delivered();
      const { customer, vendor, partId, charge } = delivered;
      const whole = shop.atBank(charge);
      const { body } = await call(`GET /orders/${partId}/returnable`, { token: customer.token });
      assert.equal(body.data.refund_to, 'card');
      const received = await returns.received(delivered, { quantity: 1, reason: 'too_many' });
      const no: string = received.return_no;
      const inspection = returns.inspection(received, [1, 0, 0]);
      const inspected = await returns.say(vendor, `/vendor/returns/${no}/inspection`, inspection);
      assert.deepEqual([inspected.refund_to, inspected.refund_account, inspected.refund_total], ['card', null, 50]);
      await shop.assertBooksAreRight();
      const early = await call(`POST /admin/refunds/${inspected.refunds[0].id}/paid`, {
        token: admin.token,
        body: { bank_reference: 'T1', paid_on: '2026-01-05', version: 1 },
      });
      assert.equal(early.body.code, 'refund_by_card');
      await shop.refundDue();
      assert.equal(shop.atBank(charge), whole - 5_000);
      await returns.say(admin, `/admin/returns/${no}/overrule`, { goodwill: 7, reason: 'For the trouble.' });
      await shop.refundDue();
      assert.equal(shop.atBank(charge), whole - 5_700);
      await returns.keptBy(delivered, { quantity: 2 });
      await shop.refundDue();
      assert.equal(shop.atBank(charge), 0);
      const refunds = await shop.refundsOf(delivered);
      assert.deepEqual(
        refunds.map(({ amount, method, state, needs_account }: Record<string, unknown>) => [
          ...[amount, method, state, needs_account],
        ]),
        [
          [50, 'card', 'paid', false],
          [7, 'card', 'paid', false],
          [(whole - 5_700) / 100, 'card', 'paid', false],
          [7, 'transfer', 'due', true],
        ],
      );
      assert.equal(await shop.askForAccounts(), 1);
      assert.deepEqual(await shop.mailsOf(delivered), [
        ...['refund-sent', 'refund-sent', 'refund-sent', 'refund-account-needed'],
      ]);
      await returns.say(customer, `/refunds/${refunds[3].id}/account`, ACCOUNT);
      await returns.say(admin, `/admin/refunds/${refunds[3].id}/paid`, {
        ...{ bank_reference: 'T1', paid_on: '2026-01-05', version: 2 },
      });
      await shop.assertBooksAreRight();
    });
});

test('A refund that the card’s bank rejects is transferred to the customer’s account', async (t) => {
  const shop = await openShop('sale');
  closing(t, shop.cards);
  const { returns, call, admin } = shop;
  const delivered = await shop.delivered();
  const { customer, partId } = delivered;
  const bank = shop.cards.bank.find(delivered.charge) ?? assert.fail();
  bank.status = 'DECLINED';
  const { return_no: no } = await returns.keptBy(delivered, { quantity: 1 });
  await shop.refundDue();
  const [refund] = await shop.refundsOf(delivered);
  assert.deepEqual([refund.method, refund.state, refund.needs_account], ['transfer', 'failed', true]);
  for (const asked of [1, 0]) assert.equal(await shop.askForAccounts(), asked);
  assert.deepEqual(await shop.mailsOf(delivered), ['refund-account-needed']);
  const waiting = await call('GET /admin/refunds?needs=account', { token: admin.token });
  assert.deepEqual(
    waiting.body.data.refunds.map(({ id }: { id: number }) => id),
    [refund.id],
  );
  await returns.say(customer, `/refunds/${refund.id}/account`, ACCOUNT);
  const seen = await call(`GET /returns/${no}`, { token: customer.token });
  assert.deepEqual([seen.body.data.refund_to, seen.body.data.refund_account.iban.slice(-4)], ['transfer', '3456']);
  const file = await orderTransfers(shop, admin, refund.currency);
  assert.ok(file.includes('BH67BMAG00001299123456'), file);
  await returns.say(admin, `/admin/refunds/${refund.id}/paid`, {
    ...{ bank_reference: 'T2', paid_on: '2026-01-05', version: 2 },
  });
  await shop.assertBooksAreRight();
  const { body } = await call(`GET /orders/${partId}/returnable`, { token: customer.token });
  assert.equal(body.data.refund_to, 'transfer');
  const silent = await returns.ask(delivered, {});
  assert.deepEqual([silent.status, Object.keys(silent.body.errors)], [422, ['refund_account.iban']]);
  const named = await returns.keptBy({ ...delivered, isByCard: false }, {});
  assert.ok(named.refund_account === null, 'a vendor does not see the account');
  const again = await orderTransfers(shop, admin, refund.currency);
  assert.ok(again.includes(IBAN), again);
  await shop.assertBooksAreRight();
});

test('Products fully paid by a coupon refund nothing to the card but the shipping', async (t) => {
  const shop = await openShop('sale');
  closing(t, shop.cards);
  const { returns } = shop;
  const shipping = 2_000;
  const delivered = await shop.delivered(shipping);
  assert.equal(shop.atBank(delivered.charge), shipping);
  const received = await returns.received(delivered, { reason: 'changed_mind', pictures: [] });
  const inspected = await returns.say(
    delivered.vendor,
    `/vendor/returns/${received.return_no}/inspection`,
    returns.inspection(received, [1, 0, 0]),
  );
  assert.deepEqual([inspected.refund_total, inspected.refunds], [0, []]);
  await shop.refundDue();
  assert.equal(shop.atBank(delivered.charge), shipping);
  await shop.assertBooksAreRight();
  await returns.keptBy(delivered, { quantity: 2 });
  await shop.refundDue();
  assert.equal(shop.atBank(delivered.charge), 0);
  await shop.assertBooksAreRight();
});
