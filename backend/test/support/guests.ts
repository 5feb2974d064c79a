import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { sql } from '../../src/sql/sql.ts';
import { emptyPlatform } from '../../src/modules/operations/platform/defaults.ts';
import type { TestApp, TestResponse } from './app.ts';
import type { Sales } from './sales.ts';

/** Browser of a visitor who buys without an account. */
export interface GuestBrowser {
  readonly guestToken: string;
  call(route: string, body?: object): Promise<TestResponse>;
}

/** Purchases without an account, through the API. */
export const createGuestShop = (shop: TestApp, sales: Sales) => {
  const { database } = shop;
  /** Orders so far, each with a phone number of its own. */
  let made = 0;

  const guestShop = {
    /** Lets guests buy, or no longer. */
    async allow(isAllowed = true): Promise<void> {
      const value = { ...emptyPlatform(null), checkout: { guest_checkout: isAllowed } };
      await database.query(sql`
        INSERT INTO settings (key, value) VALUES ('platform', ${JSON.stringify(value)}::jsonb)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    },

    /** Visitor with the token that their browser has made. */
    visit(guestToken = randomBytes(32).toString('base64url')): GuestBrowser {
      return {
        guestToken,
        call: (route, body) => shop.call(route, { body, headers: { 'guest-token': guestToken } }),
      };
    },

    /** Puts products into the cart and opens the checkout. @returns the number of the draft */
    async draft(browser: GuestBrowser, productIds: number[]): Promise<string> {
      for (const productId of productIds) {
        const added = await browser.call('POST /carts', { product_id: productId, quantity: 1 });
        assert.equal(added.status, 200, added.text);
      }
      const { country } = await sales.billing();
      const checkout = await browser.call('POST /orders/checkout', { country });
      assert.equal(checkout.status, 200, checkout.text);
      return checkout.body.orders[0].order_no;
    },

    async place(browser: GuestBrowser, orderNo: string, changes: object = {}): Promise<TestResponse> {
      const { email, ...others } = { email: 'noor@test.balsam.test', ...changes };
      made += 1;
      const billing = { ...(await sales.billing()), email, phone_number: `05023${10_000 + made}` };
      return browser.call('POST /orders/place-order', {
        order_no: orderNo,
        payment_method: 'cash',
        billing,
        ...others,
      });
    },

    /** The code in the newest mail to an address. */
    async codeTo(email: string): Promise<string> {
      const mail = await database.first<{ code: string }>(sql`
        SELECT payload ->> 'token' AS code FROM outbox
        WHERE recipient = ${email} AND template = 'guest-code' ORDER BY id DESC LIMIT 1`);
      return mail?.code ?? 'none';
    },

    /** Confirms an address for the guest's cart. @returns the code */
    async requestCode(browser: GuestBrowser, email: string): Promise<string> {
      const sent = await browser.call('POST /guest/email-code', { email });
      assert.equal(sent.status, 200, sent.text);
      return guestShop.codeTo(email);
    },

    /** Buys with cash after confirming the address. @returns the number of the order */
    async buy(browser: GuestBrowser, productIds: number[], email: string): Promise<string> {
      const orderNo = await guestShop.draft(browser, productIds);
      const code = await guestShop.requestCode(browser, email);
      const placed = await guestShop.place(browser, orderNo, { email, email_code: code });
      assert.equal(placed.status, 200, placed.text);
      return orderNo;
    },

    /** Sub-orders of an order, by number. */
    async partsOf(orderNo: string): Promise<{ id: number; user_id: number }[]> {
      return database.query(sql`
        SELECT part.id, part.user_id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
        WHERE o.order_no = ${orderNo} ORDER BY part.id`);
    },
  };
  return guestShop;
};

export type GuestShop = ReturnType<typeof createGuestShop>;
