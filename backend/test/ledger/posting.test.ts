import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, COMPLETED, CONFIRMED, REFUNDED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { nextWorkday } from '../support/days.ts';
import { createMoney } from '../support/money.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTaxpayers } from '../support/vat.ts';

let shop: TestApp;
let sales: Sales;
let money: ReturnType<typeof createMoney>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  money = createMoney(shop);
  await money.register('SA');
  await money.rate(10);
});
after(() => shop.close());

/** A sub-order for 100 riyals, tax included and shipping free. */
const sell = async (regime: 'registered' | 'deemed' = 'registered', coupon?: string) => {
  const vendor = await createTaxpayers(shop).vendor('SA', regime);
  await shop.database.query(sql`
    UPDATE shipping_rates r SET flat_fee = 0 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendor.vendorId}`);
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, price: 10_000 });
  const customer = await shop.make.customer();
  await sales.fillCart(customer, [{ productId }]);
  if (coupon) await shop.call('POST /carts/coupon', { token: customer.token, body: { code: coupon } });
  const [id = 0] = await sales.buy(customer, []);
  const { token } = vendor;
  const setStatus = (status: number) => shop.call(`POST /vendor/orders/${id}/status`, { token, body: { status } });
  const become = async (...statuses: number[]) => {
    for (const status of statuses) assert.equal((await setStatus(status)).status, 200);
    await sales.assertBooksAreRight();
  };
  return { ...vendor, id, setStatus, become };
};

test('A vendor owes commission on collected cash, and is owed the rest by a carrier', async () => {
  const own = await sell();
  await own.become(CONFIRMED, SHIPPED);
  assert.deepEqual(await money.kindsOf(own.id), [], 'nothing is earned before it is completed');
  await own.become(COMPLETED);
  assert.deepEqual(await money.accountsOf(own.id), { commission: -870, commission_vat: -131, vendor: 1001 });

  const fetched = await sell();
  const pickup = { id: fetched.id, date: nextWorkday(), from: '09:00', to: '12:00' };
  assert.equal((await shop.call('POST /orders/schedule-pickup', { token: fetched.token, body: pickup })).status, 200);
  await fetched.become(COMPLETED);
  assert.deepEqual(await money.accountsOf(fetched.id), {
    carrier: 10_000,
    commission: -870,
    commission_vat: -131,
    vendor: -8999,
  });
  await fetched.become(REFUNDED);
  assert.deepEqual(await money.accountsOf(fetched.id), { carrier: 10_000, refunds_due: -10_000 });
});

test('Tax that the marketplace owes for a vendor is deducted from the earnings', async () => {
  const { id, become } = await sell('deemed');
  await become(COMPLETED);
  assert.deepEqual(await money.accountsOf(id), {
    commission: -870,
    commission_vat: -131,
    deemed_vat: -1304,
    vendor: 2305,
  });
});

test('The marketplace pays for its own coupons, and vendors for theirs', async () => {
  const coupons = createCoupons(shop.database);
  const { code } = await coupons.make({ percent: 10 });
  const ofPlatform = await sell('registered', code);
  await ofPlatform.become(COMPLETED);
  assert.deepEqual(await money.accountsOf(ofPlatform.id), {
    commission: -870,
    commission_vat: -131,
    promotion: 1000,
    vendor: 1,
  });
});

test('Reopening a completed order reverses its entries; completing posts them again', async () => {
  const { id, become } = await sell();
  await become(COMPLETED, SHIPPED);
  assert.deepEqual(await money.accountsOf(id), {});
  await become(COMPLETED);
  const posted = ['collect', 'sale', 'commission'];
  const back = posted.map((kind) => `reversal of ${kind}`);
  assert.deepEqual(await money.kindsOf(id), [...posted, ...back, ...posted]);
  assert.deepEqual(await money.accountsOf(id), { commission: -870, commission_vat: -131, vendor: 1001 });
});

test('A completed order is cancelled only with a refund, which returns the commission', async () => {
  const { id, setStatus, become } = await sell();
  await become(COMPLETED);
  const refused = await setStatus(CANCELLED);
  assert.deepEqual([refused.status, refused.body.code], [409, 'use_cancel_with_refund']);
  await become(REFUNDED);
  assert.deepEqual(await money.accountsOf(id), { refunds_due: -10_000, vendor: 10_000 });
  assert.equal((await setStatus(CANCELLED)).status, 409);
  await become(COMPLETED);
  assert.deepEqual(await money.accountsOf(id), { commission: -870, commission_vat: -131, vendor: 1001 });
  await become(REFUNDED, CONFIRMED);
  assert.deepEqual(await money.accountsOf(id), {});
});

test('Cancelling before completion posts no payment', async () => {
  for (const status of [CANCELLED, REFUNDED]) {
    const { id, become } = await sell();
    await become(SHIPPED, status);
    assert.deepEqual(await money.kindsOf(id), []);
  }
});

test('A completion by the previous backend version is posted; its older orders are not', async () => {
  const { id } = await sell();
  const complete = (partId: number) =>
    shop.database.transaction(async () => {
      await shop.database.query(sql`UPDATE vendor_orders SET status = ${COMPLETED} WHERE id = ${partId}`);
      await shop.database.query(sql`
        INSERT INTO order_status_history (vendor_order_id, from_status, to_status) VALUES (${partId}, 1, 4)`);
    });
  await complete(id);
  assert.deepEqual(await money.kindsOf(id), ['collect', 'sale', 'commission']);
  const older = await sell();
  await shop.database.query(sql`
    UPDATE order_items SET commission_rate_id = NULL, commission_source = NULL, commission_bp = NULL, commission = NULL,
      commission_vat_bp = NULL, commission_vat = NULL WHERE vendor_order_id = ${older.id}`);
  await complete(older.id);
  assert.deepEqual(await money.kindsOf(older.id), []);
  await sales.assertBooksAreRight();
});

test('The database refuses an unbalanced entry, one of two vendors, and any change', async () => {
  const { id, vendorId, become } = await sell();
  await become(COMPLETED);
  const other = await shop.make.vendor();
  const post = (amounts: readonly (readonly [number, number])[]) =>
    shop.database.transaction(async () => {
      const entry = await shop.database.first<{ id: number }>(sql`
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, reason, occurred_on)
        VALUES ('try', 'adjustment', 'SAR', ${vendorId}, 'A try', now()) RETURNING id`);
      for (const [no, [of, amount]] of amounts.entries())
        await shop.database.query(sql`
          INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
          VALUES (${entry?.id ?? 0}, ${no + 1}, 'SAR', 'vendor', ${of}, 'amount', ${amount})`);
    });
  await assert.rejects(post([[vendorId, 5]]), /does not balance/);
  await assert.rejects(
    post([
      [vendorId, 5],
      [other.vendorId, -5],
    ]),
    /does not balance/,
  );
  for (const statement of [
    sql`UPDATE ledger_lines SET amount = -amount`,
    sql`DELETE FROM ledger_entries WHERE vendor_order_id = ${id}`,
    sql`TRUNCATE ledger_lines`,
  ])
    await assert.rejects(shop.database.query(statement), /append-only/);
});
