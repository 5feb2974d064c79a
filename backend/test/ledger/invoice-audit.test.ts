import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, COMPLETED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { invoiceRules } from '../../src/ledger/invoice-rules.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createInvoices } from '../support/invoices.ts';
import { createMoney } from '../support/money.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which invoices can be wrong', async () => {
  const invoices = createInvoices(shop);
  const money = createMoney(shop);
  await money.register('SA');
  await money.rate(10);
  const { id, vendor, become } = await invoices.sell('SA', 'registered');
  await become(SHIPPED, CANCELLED, COMPLETED);
  const returns = createReturns(shop, createSales(shop));
  const kept = await returns.keptBy(await returns.deliveredBy(vendor, await shop.make.customer(), [2]), {});
  const of = sql`WHERE vendor_order_id = ${id}`;
  const last = sql`WHERE id = (SELECT max(id) FROM invoices ${of})`;
  const free = sql`ALTER TABLE invoices DISABLE TRIGGER USER`;
  const freeLines = sql`ALTER TABLE invoice_lines DISABLE TRIGGER USER`;
  const statement = sql`
    WITH closed AS (
      INSERT INTO statements (statement_no, vendor_id, company_name, company_name_ar, currency, from_day, to_day, opening, closing)
      VALUES ('ST-1', ${vendor.vendorId}, 'Cedar', '', 'USD', '2026-01-01', '2026-01-31', 0, 0) RETURNING id
    )
    INSERT INTO statement_entries SELECT closed.id, e.id FROM closed, ledger_entries e WHERE e.vendor_order_id = ${id}`;

  const cases: [string, SQL[]][] = [
    ['The invoice numbers of each issuer are 1, 2,', [sql`UPDATE invoice_series SET last = last + 1`]],
    ['Each invoice is chained by hash to the', [free, sql`UPDATE invoices SET document = document || ' ' ${last}`]],
    ['Each invoice is chained by hash to the', [free, sql`UPDATE invoices SET previous_hash = sha256('1') ${last}`]],
    ['No invoice is older', [free, sql`UPDATE invoices SET issued_at = issued_at - interval '1 hour' ${last}`]],
    [
      'The credit notes of a fully credited invoice',
      [free, sql`UPDATE invoices SET tax_vat = tax_vat + 1 ${of} AND kind = 'credit_note'`],
    ],
    [
      'An invoice charges the amounts frozen at the',
      [freeLines, sql`UPDATE invoice_lines SET vat_goods = vat_goods - 1`],
    ],
    [
      'An invoice charges the amounts frozen at the',
      [freeLines, sql`UPDATE invoice_lines SET quantity = quantity + 1`],
    ],
    ['The document and the columns of an invoice', [free, sql`UPDATE invoices SET total = total + 1 ${last}`]],
    ['The document and the columns of an invoice', [free, sql`UPDATE invoices SET tax_vat = tax_vat + 1 ${last}`]],
    [
      'A shipped or completed sub-order has one open',
      [
        sql`ALTER TABLE vendor_orders DISABLE TRIGGER then_invoiced`,
        sql`UPDATE vendor_orders SET status = ${CANCELLED}, restocked_at = now() WHERE id = ${id}`,
      ],
    ],
    [
      'The refund of a return on an invoiced',
      [
        sql`ALTER TABLE returns DISABLE TRIGGER then_credited`,
        sql`UPDATE return_lines SET vat_goods = vat_goods + 1 WHERE return_id = ${kept.id}`,
      ],
    ],
    ['The commission of a closed statement is', [statement]],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join(', ')}`,
    );
  }
  for (const { rule } of invoiceRules)
    assert.ok(
      cases.some(([name]) => rule.startsWith(name)),
      rule,
    );
});
