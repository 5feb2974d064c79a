import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestResponse, TestApp } from './app.ts';
import type { Vendor } from './factories.ts';
import { fileOf, photo } from './products.ts';
import type { Customer, Sales } from './sales.ts';

/** A valid account. */
export const IBAN = 'SA0380000000608010167519';

/** A line to return. */
export interface ReturnRequest {
  readonly quantity?: number;
  readonly reason?: string;
  readonly opened?: boolean;
  /** One picture by default. */
  readonly pictures?: readonly File[];
}

/** A delivered parcel with its buyer and seller. */
export interface Delivered {
  readonly customer: Customer;
  readonly vendor: Vendor;
  readonly partId: number;
  /** Ids of the order's lines. */
  readonly lines: readonly number[];
  /** Paid by card, so no account is named. */
  readonly isByCard?: boolean;
}

/** Returns, step by step through the API. */
export const createReturns = ({ call, make, database }: TestApp, sales: Sales) => ({
  /** A delivered order of a new customer at a new vendor. */
  async delivered(quantities: readonly number[], price?: number): Promise<Delivered> {
    return this.deliveredBy(await make.vendor(), await make.customer(), quantities, price);
  },

  /** A delivered order of existing users. */
  async deliveredBy(
    vendor: Vendor,
    customer: Customer,
    quantities: readonly number[],
    price = 1_000,
  ): Promise<Delivered> {
    const requests = [];
    for (const quantity of quantities)
      requests.push({ productId: (await make.product({ vendorId: vendor.vendorId, price })).id, quantity });
    const [partId = 0] = await sales.buy(customer, requests);
    const response = await call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: 4 } });
    assert.equal(response.status, 200, response.text);
    const rows = await database.query<{ id: number }>(
      sql`SELECT id FROM order_items WHERE vendor_order_id = ${partId} ORDER BY id`,
    );
    return { customer, vendor, partId, lines: rows.map(({ id }) => id) };
  },

  /** Requests a return of the given quantities of the first lines. */
  async ask({ customer, partId, lines, isByCard }: Delivered, ...requests: ReturnRequest[]): Promise<TestResponse> {
    const picture = fileOf(await photo());
    const body = {
      lines: requests.map(({ quantity = 1, reason = 'damaged', opened = false, pictures = [picture] }, index) => ({
        ...{ order_product_id: lines[index], quantity, reason, opened, note: 'Look at it.', pictures },
      })),
      ...(isByCard ? {} : { refund_account: { iban: IBAN, holder: 'Layla Haddad' } }),
    };
    return call(`POST /orders/${partId}/returns`, { token: customer.token, body });
  },

  /** Requests a return, which must succeed. @returns the return */
  async asked(delivered: Delivered, ...requests: ReturnRequest[]): Promise<TestResponse['body']> {
    const response = await this.ask(delivered, ...requests);
    assert.equal(response.status, 200, response.text);
    return response.body.data;
  },

  /** Sends an action on a return, which must succeed, as its customer or vendor. */
  async say({ token }: { token: string }, route: string, body: object = {}): Promise<TestResponse['body']> {
    const response = await call(`POST ${route}`, { token, body });
    assert.equal(response.status, 200, response.text);
    return response.body.data;
  },

  /** A return that the vendor has received. */
  async received(delivered: Delivered, ...requests: ReturnRequest[]): Promise<TestResponse['body']> {
    const { return_no: no } = await this.asked(delivered, ...requests);
    await this.say(delivered.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
    await this.say(delivered.customer, `/returns/${no}/sent`);
    return this.say(delivered.vendor, `/vendor/returns/${no}/received`);
  },

  /** A refund without return of the goods. */
  async keptBy(delivered: Delivered, ...requests: ReturnRequest[]): Promise<TestResponse['body']> {
    const { return_no: no } = await this.asked(delivered, ...requests);
    return this.say(delivered.vendor, `/vendor/returns/${no}/decision`, { decision: 'approve', keep_goods: true });
  },

  /** Templates of the mails about a return, oldest first. */
  async mailsOf(returnNo: string): Promise<string[]> {
    const mails = await database.query<{ template: string }>(
      sql`SELECT template FROM outbox WHERE payload ->> 'return_no' = ${returnNo} ORDER BY id`,
    );
    return mails.map(({ template }) => template);
  },

  /** Inspection with the numbers of restocked, written-off and refused units of each line. */
  inspection: ({ lines, version }: TestResponse['body'], ...found: (readonly [number, number, number])[]) => ({
    version,
    lines: lines.map(({ id }: { id: number }, index: number) => {
      const [restock, write_off, refused] = found[index] ?? [0, 0, 0];
      return { id, restock, write_off, refused, refused_reason: refused > 0 ? 'It was used.' : '' };
    }),
  }),
});

export type Returns = ReturnType<typeof createReturns>;
