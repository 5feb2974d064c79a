import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import type { TestResponse, TestApp } from './app.ts';

export interface OrderRequest {
  readonly productId: number;
  readonly variantId?: number;
  readonly quantity?: number;
}

export interface Customer {
  readonly id: number;
  readonly token: string;
}

/** Purchases by customers, step by step through the API. */
export const createSales = ({ call, make, database }: Pick<TestApp, 'call' | 'make' | 'database'>) => {
  let billingForm: Promise<Record<string, unknown>> | undefined;

  const createBilling = async () => {
    const { countryId, stateId, cityId } = await make.place();
    return {
      firstname: 'Layla',
      lastname: 'Haddad',
      email: 'layla@test.balsam.test',
      phone_number: '0501234567',
      company_name: 'Haddad Clinic',
      company_address: '12 Palm Street',
      country: countryId,
      state: stateId,
      city: cityId,
      postal_code: '12345',
      national_address: 'RRRD2929',
      message: 'Please ring twice.',
      address_1: '12 Palm Street',
      address_2: 'Second floor',
    };
  };

  const sales = {
    /** A complete billing form, always with the same place. */
    billing: () => (billingForm ??= createBilling()),

    async fillCart({ token }: Customer, requests: OrderRequest[]): Promise<void> {
      for (const { productId, variantId, quantity = 1 } of requests) {
        const body = { product_id: productId, variant_id: variantId, quantity };
        const response = await call('POST /carts', { token, body });
        assert.equal(response.status, 200, response.text);
      }
    },

    /** Gives up the customer's open payment, so that another order is possible. */
    async stopPaying({ id, token }: Customer): Promise<void> {
      const open = await database.first<{ order_no: string }>(
        sql`SELECT order_no FROM orders WHERE user_id = ${id} AND state = 'paying'`,
      );
      if (open) await call(`POST /payments/${open.order_no}/abandon`, { token });
    },

    /** Fills the cart and opens the checkout. @returns the number of the draft */
    async draft(customer: Customer, requests: OrderRequest[], headers: Record<string, string> = {}): Promise<string> {
      await sales.stopPaying(customer);
      await sales.fillCart(customer, requests);
      const { token } = customer;
      const { country } = await sales.billing();
      const response = await call('POST /orders/checkout', { token, body: { country }, headers });
      assert.equal(response.status, 200, response.text);
      return response.body.orders[0].order_no;
    },

    async place({ token }: Customer, orderNo: string, headers: Record<string, string> = {}): Promise<TestResponse> {
      const body = { order_no: orderNo, payment_method: 'cash', billing: await sales.billing() };
      return call('POST /orders/place-order', { token, body, headers });
    },

    /** Buys. @returns the ids of the sub-orders, in the order of the vendors in the cart */
    async buy(customer: Customer, requests: OrderRequest[]): Promise<number[]> {
      const orderNo = await sales.draft(customer, requests);
      const response = await sales.place(customer, orderNo);
      assert.equal(response.status, 200, response.text);
      const parts = await database.query<{ id: number }>(sql`
        SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
        WHERE o.order_no = ${orderNo} ORDER BY part.id`);
      return parts.map((part) => part.id);
    },

    async stockOf(productId: number): Promise<number> {
      const row = await database.first<{ stock: number }>(sql`SELECT stock FROM products WHERE id = ${productId}`);
      return row?.stock ?? Number.NaN;
    },

    async countPlaced(): Promise<number> {
      const row = await database.first<{ count: number }>(sql`SELECT count(*) FROM orders WHERE state = 'placed'`);
      return row?.count ?? Number.NaN;
    },

    async assertBooksAreRight(): Promise<void> {
      assert.deepEqual(await auditLedger(database), []);
    },
  };
  return sales;
};

export type Sales = ReturnType<typeof createSales>;
