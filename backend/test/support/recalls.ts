import assert from 'node:assert/strict';
import { SHIPPED } from '../../src/facts/order-statuses.ts';
import { createRecallCases } from '../../src/modules/sales/recalls/cases.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import type { Person } from './factories.ts';
import { createLots } from './lots.ts';
import { createSales } from './sales.ts';

interface Scope {
  readonly product_ids: readonly number[];
  readonly lot_ids?: readonly number[];
  readonly sold_from?: string;
}

const texts = {
  title: 'Test strips read too high',
  title_arabic: 'شرائط فحص تُظهر قراءات مرتفعة',
  reason: 'The strips may show too much sugar.',
  reason_arabic: 'قد تُظهر الشرائط سكرًا أعلى من الواقع.',
  instruction: 'Do not use them, and send them back.',
  instruction_arabic: 'لا تستخدمها وأعدها إلينا.',
};

/** A complete form of a recall. */
export const recallForm = (scope: Scope) => ({
  ...{ severity: 'II', authority: 'SFDA', authority_ref: 'FSN-17', action: 'return', ...texts, ...scope },
});

/** Recalls, step by step through the API. */
export const createRecalls = (shop: TestApp) => {
  const post = async (admin: Person, path: string, body: object) => {
    const response = await shop.call(`POST ${path}`, { token: admin.token, body });
    assert.equal(response.status, 200, response.text);
    return response.body.data;
  };
  return {
    draft: (admin: Person, scope: Scope) => post(admin, '/admin/recalls', recallForm(scope)),

    /** Drafts and opens a recall. @returns it */
    async open(admin: Person, scope: Scope) {
      const { id, recall_no } = await this.draft(admin, scope);
      return post(admin, `/admin/recalls/${id}/open`, { recall_no });
    },

    tell: createRecallCases(shop.database),

    /** Tokens of the notices of a recall, by recipient. */
    async tokens(recallNo: string): Promise<Map<string, string>> {
      const rows = await shop.database.query<{ recipient: string; token: string }>(sql`
        SELECT recipient, payload ->> 'token' AS token FROM outbox
        WHERE template = 'recall-notice' AND payload ->> 'recall_no' = ${recallNo} ORDER BY id`);
      return new Map(rows.map(({ recipient, token }) => [recipient, token]));
    },
  };
};

/** A product of which one of two batches was sold and is recalled. @param isSent the parcel was sent before */
export const createRecalled = async (shop: TestApp, admin: Person, isSent: boolean) => {
  const [lots, sales, recalls] = [createLots(shop), createSales(shop), createRecalls(shop)];
  const { vendor, product } = await lots.tracked([
    { lot_no: 'BAD', days: 200, quantity: 5 },
    { lot_no: 'GOOD', days: 400, quantity: 5 },
  ]);
  const customer = await shop.make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: product.id, quantity: 2 }]);
  if (isSent)
    await shop.call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: SHIPPED } });
  const scope = { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'BAD')] };
  const recall = await recalls.open(admin, scope);
  await recalls.tell();
  return { vendor, product, customer, partId, scope, recall };
};
