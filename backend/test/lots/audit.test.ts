import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { createLots, inDays } from '../support/lots.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which batches can be wrong', async () => {
  const sales = createSales(shop);
  const lots = createLots(shop);
  const { product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 9 }]);
  const other = await shop.make.product({ variants: [{ stock: 1 }] });
  await sales.buy(await shop.make.customer(), [{ productId: product.id, quantity: 2 }]);
  await sales.assertBooksAreRight();
  const lot = sql`product_id = ${product.id}`;
  const unseen = sql`ALTER TABLE lots DISABLE TRIGGER USER`;
  const cases: [string, SQL[]][] = [
    ['The stock of a tracked product', [sql`UPDATE products SET stock = stock + 1 WHERE id = ${product.id}`]],
    ['The stock of a tracked product', [unseen, sql`UPDATE lots SET stop = 'expired' WHERE ${lot}`]],
    ['The units of a lot are', [sql`UPDATE lots SET on_hand = on_hand + 1 WHERE ${lot}`]],
    ['A living line of a tracked', [sql`UPDATE order_item_lots SET quantity = quantity + 1`]],
    ['A living line of a tracked', [sql`UPDATE order_item_lots SET given_back_at = now()`]],
    ['A living line of a tracked', [sql`UPDATE order_items SET lots_tracked = false`]],
    ['Nothing was sold after its last', [sql`UPDATE order_item_lots SET sell_until = taken_on - 1`]],
    ['Nothing was sold after its last', [sql`UPDATE order_items SET promised_expiry = ${inDays(301)}`]],
    ['A lot is off sale exactly', [sql`UPDATE lots SET quarantined_at = now() WHERE ${lot}`]],
    ['A lot is off sale exactly', [sql`UPDATE lots SET sell_until = ${inDays(-9)} WHERE ${lot}`]],
    ['The promised expiry is the', [sql`UPDATE products SET expires_from = ${inDays(1)} WHERE id = ${product.id}`]],
    ['The promised expiry is the', [unseen, sql`UPDATE lots SET expires_on = ${inDays(99)} WHERE ${lot}`]],
    ['A product is marked down', [sql`UPDATE products SET marked_down = true WHERE id = ${product.id}`]],
    ['Only tracked products have', [sql`UPDATE products SET tracks_lots = false WHERE id = ${product.id}`]],
    ['Only tracked products have', [sql`UPDATE lots SET variant_id = ${other.variantIds[0]} WHERE ${lot}`]],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
});
