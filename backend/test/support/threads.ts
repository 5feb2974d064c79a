import assert from 'node:assert/strict';
import { COMPLETED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp, TestResponse } from './app.ts';
import type { Vendor } from './factories.ts';
import type { Customer, Sales } from './sales.ts';

/** A parcel on its way, with its buyer and seller. */
export interface Parcel {
  readonly customer: Customer;
  readonly vendor: Vendor;
  readonly partId: number;
}

/** Messages about sub-orders, through the API. */
export const createThreads = ({ call, make, database }: TestApp, sales: Sales) => ({
  /** A placed order of a new customer at a new store, unless they are named. */
  async parcel(people: Partial<Omit<Parcel, 'partId'>> = {}): Promise<Parcel> {
    const vendor = people.vendor ?? (await make.vendor());
    const customer = people.customer ?? (await make.customer());
    const product = await make.product({ vendorId: vendor.vendorId });
    const [partId = 0] = await sales.buy(customer, [{ productId: product.id }]);
    return { customer, vendor, partId };
  },

  /** Writes as the buyer. */
  ask: ({ customer, partId }: Parcel, body = 'Is it sterile?', more: object = {}): Promise<TestResponse> =>
    call(`POST /orders/${partId}/messages`, { token: customer.token, body: { body, ...more } }),

  /** Writes as the store. */
  answer: ({ vendor, partId }: Parcel, body = 'Yes, it is.', more: object = {}): Promise<TestResponse> =>
    call(`POST /vendor/orders/${partId}/messages`, { token: vendor.token, body: { body, ...more } }),

  /** The thread as the buyer or the store sees it. */
  async shown({ customer, vendor, partId }: Parcel, side: 'buyer' | 'vendor' = 'buyer'): Promise<TestResponse['body']> {
    const [route, token] =
      side === 'buyer'
        ? [`GET /orders/${partId}/thread`, customer.token]
        : [`GET /vendor/orders/${partId}/thread`, vendor.token];
    const response = await call(route, { token });
    assert.equal(response.status, 200, response.text);
    return response.body.data;
  },

  /** Asks Balsam to decide. */
  async dispute({ customer, partId }: Parcel, reason = 'It never arrived.'): Promise<TestResponse['body']> {
    const response = await call(`POST /orders/${partId}/dispute`, { token: customer.token, body: { reason } });
    assert.equal(response.status, 200, response.text);
    return response.body.data;
  },

  /** Ends a sub-order some days ago. */
  async endedAgo({ partId }: Parcel, days: number): Promise<void> {
    // A trigger sets the time of the completion.
    await database.query(sql`UPDATE vendor_orders SET status = ${COMPLETED} WHERE id = ${partId}`);
    await database.query(sql`
      UPDATE vendor_orders SET completed_at = now() - ${days} * interval '1 day' WHERE id = ${partId}`);
  },
});

export type Threads = ReturnType<typeof createThreads>;
