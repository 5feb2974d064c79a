import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { createReminders } from '../../src/modules/people/licences/reminders.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { dayFromNow } from '../support/days.ts';
import { createLicenceFactory } from '../support/licences.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which licences can be wrong', async () => {
  const sales = createSales(shop);
  const licences = createLicenceFactory(shop);
  const product = await licences.product();
  await licences.gate(product.categoryId, 'sfda_warehouse');
  const id = await licences.accepted(product.vendorId, { type: 'sfda_warehouse', days: 20 });
  await createReminders(shop.database)(dayFromNow(0));
  await sales.buy(await shop.make.customer(), [{ productId: product.id }]);
  await sales.assertBooksAreRight();
  const open = sql`vendor_id = ${product.vendorId} AND ended_at IS NULL`;
  const [paused, reminded, sold] = [
    'A category of a vendor is paused',
    'Each stage of a licence',
    'Nothing is sold in a category',
  ];
  const cases: [string, SQL[]][] = [
    [paused, [sql`DELETE FROM vendor_category_holds WHERE ${open}`]],
    [paused, [sql`UPDATE vendor_category_holds SET from_at = from_at + interval '1 day' WHERE ${open}`]],
    [paused, [sql`UPDATE vendor_category_holds SET from_at = now() - interval '1 hour' WHERE ${open}`]],
    [paused, [sql`UPDATE licences SET state = 'refused', reason = 'x' WHERE id = ${id}`]],
    [paused, [sql`DELETE FROM category_gates`]],
    [reminded, [sql`DELETE FROM licence_reminders WHERE licence_id = ${id}`]],
    [reminded, [sql`DELETE FROM outbox WHERE template = 'licence-expiring'`]],
    [
      sold,
      [
        sql`INSERT INTO vendor_category_holds (vendor_id, category_id, licence_type, from_at, ended_at)
          VALUES (${product.vendorId}, ${product.categoryId}, 'moh_pharmacy', now() - interval '1 day', now() + interval '1 day')`,
      ],
    ],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
});
