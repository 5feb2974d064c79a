import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let sales: Sales;
let payouts: Payouts;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  payouts = createPayouts({ ...shop, sales });
  await createMoney(shop).rate(10);
});
after(() => shop.close());

interface Line {
  readonly percent: string;
  readonly reason: string | null;
  readonly taxable: string;
}

/** Commission lines of a vendor's monthly invoice: the rate, the reason for no tax, and the base. */
const chargedTo = async (vendorId: number) => {
  const invoices = await shop.database.query<{ document: string }>(
    sql`SELECT document FROM invoices WHERE vendor_id = ${vendorId} AND statement_id IS NOT NULL`,
  );
  return invoices.map(({ document }) => {
    const { lines }: { lines: Line[] } = JSON.parse(document);
    return lines.map(({ percent, reason, taxable }) => [percent, reason, taxable]);
  });
};

test('A mid-month registration taxes only later commission of domestic vendors', async () => {
  const taxpayers = createTaxpayers(shop);
  const [home, abroad] = [await taxpayers.vendor('SA', 'registered'), await taxpayers.vendor('BH', 'registered')];
  const sell = async () => {
    for (const { vendorId } of [home, abroad]) await payouts.carried(vendorId, 11_500);
  };
  await sell();
  await createMoney(shop).register('SA');
  await sell();
  for (const { vendorId } of [home, abroad]) await payouts.backdate(vendorId, '2026-02-10');
  await payouts.close('2026-02');
  assert.deepEqual(await chargedTo(home.vendorId), [
    [
      ['15', null, '10.00'],
      ['0', 'not_registered', '10.00'],
    ],
  ]);
  assert.deepEqual(await chargedTo(abroad.vendorId), [[['0', 'abroad', '23.00']]]);
  await sales.assertBooksAreRight();
});

test('An unregistered marketplace says so on every vendor’s invoice', async () => {
  await shop.database.query(sql`DELETE FROM settings WHERE key = 'platform'`);
  const { vendorId } = await createTaxpayers(shop).vendor('BH', 'registered');
  await payouts.carried(vendorId, 11_500);
  await payouts.backdate(vendorId, '2026-03-10');
  await payouts.close('2026-03');
  assert.deepEqual(
    (await chargedTo(vendorId)).flat().map(([percent, reason]) => [percent, reason]),
    [['0', 'not_registered']],
  );
  await sales.assertBooksAreRight();
});
