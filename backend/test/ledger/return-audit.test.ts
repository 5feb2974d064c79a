import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { returnRules } from '../../src/ledger/return-rules.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createMoney } from '../support/money.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which a return can be wrong', async () => {
  const sales = createSales(shop);
  const returns = createReturns(shop, sales);
  await createMoney(shop).rate(10);
  const delivered = await returns.delivered([2]);
  const received = await returns.received(delivered, { quantity: 2 });
  const route = `/vendor/returns/${received.return_no}/inspection`;
  await returns.say(delivered.vendor, route, returns.inspection(received, [1, 1, 0]));
  await sales.assertBooksAreRight();
  const { id } = received;
  const line = (set: SQL) => sql`UPDATE return_lines SET ${set} WHERE return_id = ${id}`;
  const entry = (kind: string) => sql`(SELECT id FROM ledger_entries WHERE return_id = ${id} AND kind = ${kind})`;
  const cases: [string, ...SQL[]][] = [
    ['No more units', sql`UPDATE return_lines SET quantity = 3, restock = 2 WHERE return_id = ${id}`],
    [
      'No unit was accepted against its return',
      line(sql`reason = 'changed_mind'`),
      sql`UPDATE order_items SET return_class = 'final' WHERE vendor_order_id = ${delivered.partId}`,
    ],
    ['Every inspected unit was restocked, written', line(sql`restock = 0, write_off = 2`)],
    ['Every inspected unit was restocked, written', sql`UPDATE stock_moves SET delta = 2 WHERE return_id = ${id}`],
    ['The returns of a line refund shares of the', line(sql`commission = commission + 1`)],
    [
      'The returns of a line refund shares of the',
      line(sql`discount_vendor = discount_vendor + 1, refund = refund - 1`),
    ],
    [
      'The entries of a return match its lines and',
      sql`UPDATE returns SET refund_total = refund_total + 1 WHERE id = ${id}`,
    ],
    [
      'The entries of a return match its lines and',
      sql`
      INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
      SELECT ${entry('commission_back')}, 99, currency, 'bank', 'amount', 1 FROM refunds WHERE return_id = ${id}`,
    ],
    [
      'The vendor of a fully returned sub-order',
      sql`
      INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
      SELECT ${entry('refund')}, 99, currency, 'vendor', ${delivered.vendor.vendorId}::bigint, 'amount', 1 FROM refunds WHERE return_id = ${id}`,
    ],
    ['The refunds of each refund entry add up to', sql`UPDATE refunds SET amount = amount + 1 WHERE return_id = ${id}`],
    ['The refunds of each refund entry add up to', sql`DELETE FROM refunds WHERE return_id = ${id}`],
    [
      'The balance of refunds due is the sum of the',
      sql`UPDATE refunds SET state = 'paid', paid_at = now() WHERE return_id = ${id}`,
    ],
    ['A customer is not refunded more than the', sql`UPDATE refunds SET amount = amount * 2 WHERE return_id = ${id}`],
  ];
  for (const [rule, ...entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
  const unnamed = returnRules.filter(({ rule }) => !cases.some(([name]) => rule.startsWith(name)));
  assert.deepEqual(unnamed, [], 'rules that no case breaks');
  await sales.assertBooksAreRight();
});
