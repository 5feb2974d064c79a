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
      'No unit was accepted against',
      line(sql`reason = 'changed_mind'`),
      sql`UPDATE order_items SET return_class = 'final' WHERE vendor_order_id = ${delivered.partId}`,
    ],
    ['What was inspected was restocked', line(sql`restock = 0, write_off = 2`)],
    ['What was inspected was restocked', sql`UPDATE stock_moves SET delta = 2 WHERE return_id = ${id}`],
    ['What the returns of a line give back', line(sql`commission = commission + 1`)],
    ['What the returns of a line give back', line(sql`discount_vendor = discount_vendor + 1, refund = refund - 1`)],
    ['What stands in the books of a return', sql`UPDATE returns SET refund_total = refund_total + 1 WHERE id = ${id}`],
    [
      'What stands in the books of a return',
      sql`
      INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
      SELECT ${entry('commission_back')}, 99, currency, 'bank', 'amount', 1 FROM refunds WHERE return_id = ${id}`,
    ],
    [
      'Of a part that has come back whole',
      sql`
      INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
      SELECT ${entry('refund')}, 99, currency, 'vendor', ${delivered.vendor.vendorId}::bigint, 'amount', 1 FROM refunds WHERE return_id = ${id}`,
    ],
    ['Each refund is owed by one entry', sql`UPDATE refunds SET amount = amount + 1 WHERE return_id = ${id}`],
    ['Each refund is owed by one entry', sql`DELETE FROM refunds WHERE return_id = ${id}`],
    [
      'What is to be paid back to customers is what has not',
      sql`UPDATE refunds SET state = 'paid', paid_at = now() WHERE return_id = ${id}`,
    ],
    ['A customer gets back no more', sql`UPDATE refunds SET amount = amount * 2 WHERE return_id = ${id}`],
  ];
  for (const [rule, ...entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
  const unnamed = returnRules.filter(({ rule }) => !cases.some(([name]) => rule.startsWith(name)));
  assert.deepEqual(unnamed, [], 'a rule that nothing was seen to break');
  await sales.assertBooksAreRight();
});
