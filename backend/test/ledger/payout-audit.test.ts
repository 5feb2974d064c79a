import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { payoutRules } from '../../src/ledger/payout-rules.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts } from '../support/payouts.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every fault of payouts, statements and carrier cash', async () => {
  const sales = createSales(shop);
  const payouts = createPayouts({ ...shop, sales });
  await createMoney(shop).rate(10);
  const { vendorId } = await shop.make.vendor();
  await payouts.verify(vendorId);
  const remitted = await payouts.carried(vendorId);
  const held = await payouts.carried(vendorId);
  await payouts.settle();
  await payouts.remit([remitted]);
  await payouts.failed(await payouts.run([vendorId]));
  await payouts.paid(await payouts.run([vendorId]));
  await payouts.backdate(vendorId, '2026-02-10');
  await payouts.close('2026-02');
  await payouts.owe(vendorId, 5_000);
  const no = await payouts.run([vendorId]);
  await sales.assertBooksAreRight();

  const append = sql`ALTER TABLE statements DISABLE TRIGGER append_only`;
  const stated = sql`ALTER TABLE statement_entries DISABLE TRIGGER append_only`;
  const posted = sql`ALTER TABLE ledger_entries DISABLE TRIGGER append_only`;
  const anyEntry = sql`(SELECT max(entry_id) FROM statement_entries)`;
  const cases: [string, SQL[]][] = [
    [
      'The amount of a payout is the sum owed to the',
      [sql`UPDATE payouts SET amount = amount + 1 WHERE payout_no = ${no}`],
    ],
    [
      'No entry is in two payouts, and a payout',
      [sql`UPDATE payout_entries SET released_at = now() WHERE released_at IS NULL`],
    ],
    [
      'A payout has exactly the entries that its',
      [sql`UPDATE payouts SET state = 'paid', bank_reference = 'x', paid_on = now() WHERE payout_no = ${no}`],
    ],
    [
      'The balance of payouts in transit is the sum',
      [
        sql`
      INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
      SELECT max(id), 99, 'USD', 'payouts_underway', 'amount', 1 FROM ledger_entries`,
      ],
    ],
    ['A statement opens', [append, sql`UPDATE statements SET opening = opening + 1`]],
    [
      'No entry booked at least a day before the',
      [
        ...[
          stated,
          posted,
          sql`UPDATE ledger_entries SET created_at = now() - interval '2 days' WHERE id = ${anyEntry}`,
        ],
        sql`DELETE FROM statement_entries WHERE entry_id = ${anyEntry}`,
      ],
    ],
    ['A vendor’s balance is the last closing', [append, sql`UPDATE statements SET closing = closing + 1`]],
    [
      'A carrier owes the full total of a sub-order',
      [sql`UPDATE vendor_orders SET remitted_at = now() WHERE id = ${held.id}`],
    ],
    ['A carrier owes the full total of a sub-order', [sql`DELETE FROM pickups WHERE vendor_order_id = ${held.id}`]],
  ];
  for (const [rule, wrong] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...wrong);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
  const unnamed = payoutRules.filter(({ rule }) => !cases.some(([name]) => rule.startsWith(name)));
  assert.deepEqual(unnamed, [], 'rules that no case breaks');
  await sales.assertBooksAreRight();
});
