import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { AppError } from '../../src/wire/errors.ts';
import { createCouponRepository } from '../../src/modules/sales/coupons/repository.ts';
import { createCouponService } from '../../src/modules/sales/coupons/service.ts';
import { createStoredCoupons } from '../../src/modules/sales/coupons/stored.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let made: Coupons;
let coupons: ReturnType<typeof createCouponService>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  made = createCoupons(shop.database);
  coupons = createCouponService(shop.database);
});
after(() => shop.close());

const groups = [{ vendorId: 1, subTotal: 1000 }];

const effectOf = async (code: string, customer: Customer, orderId: number | null = null) => {
  const effect = await coupons.effectOf(code, customer.id, groups, 'SAR', orderId);
  return effect ?? assert.fail(`There is no coupon ${code}.`);
};

/** An order of the customer with its one sub-order. */
const order = async (customer: Customer) => {
  const { id: productId } = await shop.make.product();
  const [partId = 0] = await sales.buy(customer, [{ productId }]);
  const row = await shop.database.first<{ id: number }>(
    sql`SELECT order_id AS id FROM vendor_orders WHERE id = ${partId}`,
  );
  return { id: row?.id ?? 0, partId };
};

const cancel = (partId: number, status: 5 | 6 = 5) =>
  shop.database.query(sql`UPDATE vendor_orders SET status = ${status}, restocked_at = now() WHERE id = ${partId}`);

const redemptionOf = (orderId: number) =>
  shop.database.first<{ released_at: string | null }>(
    sql`SELECT released_at FROM coupon_redemptions WHERE order_id = ${orderId}`,
  );

/** A customer whose order has redeemed the coupon. */
const redeemed = async (code: string, customer?: Customer) => {
  const buyer = customer ?? (await shop.make.customer());
  const bought = await order(buyer);
  await coupons.redeem(await effectOf(code, buyer), { userId: buyer.id, orderId: bought.id }, groups, 'SAR');
  const discounted = sql`discount = 100, total_amount = total_amount - 100`;
  await shop.database.query(sql`UPDATE vendor_orders SET ${discounted} WHERE id = ${bought.partId}`);
  return { buyer, ...bought };
};

test('A first-order code works until the customer has an order that is not cancelled', async () => {
  const { id, code } = await made.make();
  const [regular, newcomer] = [await shop.make.customer(), await shop.make.customer()];
  const { id: orderId, partId } = await order(regular);
  assert.equal((await effectOf(code, regular)).problem, null);
  await shop.database.query(sql`UPDATE coupons SET first_order_only = true WHERE id = ${id}`);
  assert.equal((await effectOf(code, regular)).problem, 'coupon_first_order');
  assert.equal((await effectOf(code, regular, orderId)).problem, null);
  assert.equal((await effectOf(code, newcomer)).problem, null);
  await cancel(partId);
  assert.equal((await effectOf(code, regular)).problem, null);
});

test('A code is valid from its first to its last moment, however it is typed', async () => {
  const customer = await shop.make.customer();
  const { id, code } = await made.make();
  assert.equal((await effectOf(` ${code.toLowerCase()} `, customer)).problem, null);
  await shop.database.transaction(async () => {
    // now() is constant within a transaction.
    await shop.database.query(sql`UPDATE coupons SET starts_at = now() WHERE id = ${id}`);
    assert.equal((await effectOf(code, customer)).problem, null);
    await shop.database.query(
      sql`UPDATE coupons SET starts_at = now() - interval '1 day', ends_at = now() WHERE id = ${id}`,
    );
    assert.equal((await effectOf(code, customer)).problem, 'coupon_expired');
  });
});

test('A code deleted, reassigned or used up since it was read gives no discount', async () => {
  const customer = await shop.make.customer();
  const bought = await order(customer);
  const buyer = { userId: customer.id, orderId: bought.id };
  const { id, code } = await made.make();
  const seen = await effectOf(code, customer);
  const nothing = { problem: 'coupon_unknown', discount: 0 };
  const outcome = async () => {
    const { problem, discount, shares } = await coupons.redeem(seen, buyer, groups, 'SAR');
    assert.equal(shares.get(1) ?? 0, 0);
    return { problem, discount };
  };
  await shop.database.query(sql`UPDATE coupons SET code = 'OLD' || code WHERE id = ${id}`);
  assert.deepEqual(await outcome(), nothing);
  const heir = await made.make({ code });
  assert.deepEqual(await outcome(), nothing);
  await shop.database.query(sql`DELETE FROM coupons WHERE id = ${heir.id}`);
  await shop.database.query(sql`UPDATE coupons SET code = ${code}, active = false WHERE id = ${id}`);
  assert.deepEqual(await outcome(), nothing);
  assert.equal(await redemptionOf(bought.id), null);
});

test('A coupon is given back once, with the last sub-order of its own order', async () => {
  const { code } = await made.make({ perCustomerLimit: 5 });
  const [one, other] = [await redeemed(code), await redeemed(code)];
  const repository = createCouponRepository(shop.database);
  await coupons.release(one.id);
  assert.equal((await redemptionOf(one.id))?.released_at, null);
  assert.equal(await repository.released(one.id), null);
  await cancel(one.partId);
  await coupons.release(one.id);
  const first = (await redemptionOf(one.id))?.released_at;
  assert.ok(first);
  await coupons.release(one.id);
  assert.equal((await redemptionOf(one.id))?.released_at, first);
  assert.equal((await redemptionOf(other.id))?.released_at, null);
  assert.equal(await repository.released(other.id), null);
  await coupons.reclaim(other.id);
  assert.equal(await repository.reclaim(other.id), false);
});

test('A reopened order redeems its coupon again up to the customer’s own limit', async () => {
  const { id, code } = await made.make({ perCustomerLimit: 1 });
  const one = await redeemed(code);
  await cancel(one.partId);
  await coupons.release(one.id);
  await redeemed(code);
  await coupons.reclaim(one.id);
  assert.equal((await redemptionOf(one.id))?.released_at, null);

  await coupons.release(one.id);
  await redeemed(code, one.buyer);
  await assert.rejects(coupons.reclaim(one.id), (error) => {
    assert.ok(error instanceof AppError);
    assert.deepEqual([error.status, error.code], [422, 'order_coupon_used']);
    assert.deepEqual(error.fields, { status: ['errors.order_coupon_used'] });
    return true;
  });
  await shop.database.query(sql`UPDATE coupons SET per_customer_limit = 2 WHERE id = ${id}`);
  await coupons.reclaim(one.id);
  assert.equal((await redemptionOf(one.id))?.released_at, null);
});

test('A coupon’s statistics count active uses, and each customer separately', async () => {
  const stored = createStoredCoupons(shop.database);
  const { id, code } = await made.make({ perCustomerLimit: 5 });
  assert.deepEqual(await stored.history(id), { id, used: 0, redeemed: false, most_by_customer: 0, given: false });
  const one = await redeemed(code);
  await redeemed(code, one.buyer);
  await redeemed(code);
  await redeemed((await made.make({ perCustomerLimit: 5 })).code, one.buyer);
  const history = { id, redeemed: true, given: false };
  assert.deepEqual(await stored.history(id), { ...history, used: 3, most_by_customer: 2 });
  await cancel(one.partId, 6);
  await coupons.release(one.id);
  assert.deepEqual(await stored.history(id), { ...history, used: 2, most_by_customer: 1 });
  await assert.rejects(stored.history(999_999));
});

test('Deleting a coupon deletes only the drafts that use it', async () => {
  const stored = createStoredCoupons(shop.database);
  const [{ id }, kept] = [await made.make(), await made.make()];
  const [one, two] = [await shop.make.customer(), await shop.make.customer()];
  const { id: productId } = await shop.make.product();
  const draftOf = async (customer: Customer, couponId: number) => {
    const orderNo = await sales.draft(customer, [{ productId }]);
    await shop.database.query(sql`UPDATE orders SET coupon_id = ${couponId} WHERE order_no = ${orderNo}`);
    return orderNo;
  };
  await draftOf(one, id);
  const other = await draftOf(two, kept.id);
  await stored.remove(id);
  const drafts = await shop.database.query<{ order_no: string }>(
    sql`SELECT order_no FROM orders WHERE state = 'draft'`,
  );
  assert.deepEqual(
    drafts.map(({ order_no }) => order_no),
    [other],
  );
  assert.equal(await stored.isTaken(kept.code), true);
  assert.equal(await stored.isTaken(kept.code, kept.id), false);
});

test('A coupon cannot be funded by a removed vendor', async () => {
  const stored = createStoredCoupons(shop.database);
  const { vendorId } = await shop.make.vendor();
  assert.equal(await stored.hasVendor(vendorId), true);
  await shop.database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${vendorId}`);
  assert.equal(await stored.hasVendor(vendorId), false);
});
