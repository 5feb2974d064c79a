import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import { CARD, type CardShop } from './card-payments.ts';
import type { Vendor } from './factories.ts';
import type { Customer } from './sales.ts';

/** A sub-order; `total` in minor units. */
interface Part {
  readonly id: number;
  readonly vendor: Vendor;
  readonly total: number;
}

/** An order from two vendors, placed by card. */
interface Ordered {
  readonly customer: Customer;
  readonly orderNo: string;
  readonly charge: string;
  readonly parts: readonly [Part, Part];
}

/** Card orders with held money, changed by their vendors and compared with the bank. */
export const createHeldCards = (cards: CardShop) => {
  const { make, call, database, app } = cards.shop;

  const become = ({ id, vendor }: Part, status: number) =>
    call(`POST /vendor/orders/${id}/status`, { token: vendor.token, body: { status } });

  return {
    async ordered(card: string = CARD.success): Promise<Ordered> {
      const customer = await make.customer();
      const vendors = [await make.vendor(), await make.vendor()];
      const requests = [];
      for (const { vendorId } of vendors)
        requests.push({ productId: (await make.product({ vendorId, price: 5_000 })).id });
      const orderNo = await cards.order(customer, requests);
      const charge = await cards.open(customer, orderNo);
      await cards.pay(charge, card);
      assert.equal(await cards.poll(customer, orderNo), 'placed');
      const rows = await database.query<{ id: number; vendor_id: number; total: number }>(sql`
        SELECT part.id, part.vendor_id, part.total_amount AS total FROM vendor_orders part JOIN orders o ON o.id = part.order_id
        WHERE o.order_no = ${orderNo}`);
      const [first, second] = vendors.map((vendor) => {
        const row = rows.find(({ vendor_id }) => vendor_id === vendor.vendorId);
        return { id: row?.id ?? 0, vendor, total: row?.total ?? 0 };
      });
      assert.ok(first && second);
      return { customer, orderNo, charge, parts: [first, second] };
    },

    become,

    /** Sets the status, which must succeed. @returns the payment state */
    async must(part: Part, status: number): Promise<string> {
      const response = await become(part, status);
      assert.equal(response.status, 200, response.text);
      return response.body.order.payment_state;
    },

    /** The sub-order as its vendor reads it. */
    async shown({ id, vendor }: Part): Promise<{ status: string; payment_state: string }> {
      return (await call(`GET /vendor/orders/${id}`, { token: vendor.token })).body.order;
    },

    /** Captured and still held amounts at the bank; minor units. */
    atBank: ({ charge }: Ordered): number[] =>
      [cards.bank.holds()[charge] ?? 0, cards.bank.reserved(charge)].map((amount) => Math.round(amount * 100)),

    /** Runs the background jobs. */
    async goOn(): Promise<void> {
      await database.query(sql`UPDATE payment_operations SET run_at = now() WHERE state IN ('asked', 'unknown')`);
      await app.payments.captureWorker?.captureDue();
      await app.payments.refunds?.refundDue();
    },

    /** Payment state of an order. */
    async stateOf({ orderNo }: Ordered): Promise<string | undefined> {
      const row = await database.first<{ state: string }>(sql`
        SELECT payment.state FROM payments payment JOIN orders o ON o.id = payment.order_id WHERE o.order_no = ${orderNo}`);
      return row?.state;
    },

    async assertBooksAreRight(): Promise<void> {
      cards.webhooks.length = 0;
      await cards.sales.assertBooksAreRight();
    },
  };
};

export type HeldCards = ReturnType<typeof createHeldCards>;
