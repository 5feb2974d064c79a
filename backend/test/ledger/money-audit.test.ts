import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { moneyRules } from '../../src/ledger/money-rules.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createMoney } from '../support/money.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which money can be wrong', async () => {
  const money = createMoney(shop);
  const sales = createSales(shop);
  await money.rate(10);
  const vendor = await shop.make.vendor();
  const wishes = [await shop.make.product(vendor), await shop.make.product(vendor)].map(({ id: productId }) => ({
    productId,
  }));
  const [id = 0] = await sales.buy(await shop.make.customer(), wishes);
  const { token } = vendor;
  for (const status of [4, 3, 4]) await shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status } });
  await sales.assertBooksAreRight();

  const line = sql`UPDATE order_items SET`;
  const ofOne = sql`WHERE id = (SELECT min(id) FROM order_items WHERE vendor_order_id = ${id})`;
  const entryOf = (kind: string) =>
    sql`(SELECT max(id) FROM ledger_entries WHERE vendor_order_id = ${id} AND kind = ${kind})`;
  const into = (kind: string, account: string, amount: number) => sql`
    INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
    VALUES (${entryOf(kind)}, 99, 'SAR', ${account}, 'amount', ${amount})`;
  const nothing = sql`commission_rate_id = NULL, commission_source = NULL, commission_bp = NULL, commission = NULL,
    commission_vat_bp = NULL, commission_vat = NULL`;

  const cases: [string, SQL][] = [
    ['The commission of a line follows the most', sql`${line} commission = commission + 1 ${ofOne}`],
    ['The commission of a line follows the most', sql`${line} commission_bp = commission_bp + 1 ${ofOne}`],
    [
      'The commission of a line follows the most',
      sql`
      INSERT INTO commission_rates (vendor_id, rate_bp, from_day, created_by, created_at)
      SELECT ${vendor.vendorId}, 1, '2020-01-01', ${vendor.id}, '2020-01-01'`,
    ],
    ['Either all lines of a sub-order have a', sql`${line} ${nothing} ${ofOne}`],
    ['Every entry balances to zero in its currency', into('sale', 'bank', 1)],
    ['A reversal negates its entry line by line', into('reversal', 'bank', 1)],
    [
      'A sub-order has exactly the entries that its',
      sql`
      INSERT INTO ledger_entries (key, kind, currency, vendor_order_id, occurred_on) VALUES ('x', 'sale', 'SAR', ${id}, now())`,
    ],
    ['The entries of a sub-order match its frozen', into('commission', 'commission', -1)],
    ['The customer account of a sub-order is zero,', into('sale', 'customer', 1)],
    ['The marketplace’s coupon costs match its', into('sale', 'promotion', 1)],
    ['The balance of refunds due is the sum of the', into('sale', 'refunds_due', 1)],
  ];
  for (const [rule, entry] of cases) {
    const broken = await rulesBrokenBy(shop.database, entry);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
  const named = new Set(cases.map(([rule]) => rule));
  const unnamed = moneyRules.filter(({ rule }) => ![...named].some((name) => rule.startsWith(name)));
  assert.deepEqual(unnamed, [], 'rules that no case breaks');
  await sales.assertBooksAreRight();
});
