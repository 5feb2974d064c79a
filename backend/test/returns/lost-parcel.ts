import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop } from '../support/card-payments.ts';
import { createMoney } from '../support/money.ts';
import { createReturns, type Delivered } from '../support/returns.ts';

/** Request for a parcel that never arrived. */
export const MISSING = { reason: 'not_received', pictures: [] } as const;

/** A shop that takes cards, with a shipped parcel of two units that is paid by card. */
export const openLostParcel = async (t: TestContext) => {
  const cards = await openCardShop('parts');
  t.after(() => cards.close());
  await createMoney(cards.shop).rate(10);
  const { call, make, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId, price: 5_000 });
  const orderNo = await cards.order(customer, [{ productId, quantity: 2 }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.success);
  await cards.poll(customer, orderNo);
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
    /** Sets the promised arrival to `daysAgo`. */
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
