import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { dayFromNow } from '../support/days.ts';
import type { Vendor } from '../support/factories.ts';
import type { Payouts } from '../support/payouts.ts';
import { createReturns, type Delivered } from '../support/returns.ts';
import type { Customer, Sales } from '../support/sales.ts';

/** A sub-order of the story's vendor, as its customer reads it. */
interface Sold extends Delivered {
  readonly order_sub_no: string;
  readonly amount: number;
}

/** One vendor's money, and everything that moves it. */
export interface Story {
  readonly vendor: Vendor;
  readonly parts: Sold[];
  readonly payoutNos: string[];
  months: number;
}

/** An action; `at` selects its target and amount. */
type Act = (story: Story, at: number) => Promise<unknown>;

interface Tools {
  readonly shop: TestApp;
  readonly sales: Sales;
  readonly payouts: Payouts;
}

const pick = <Thing>(things: readonly Thing[], at: number): Thing | undefined =>
  things[at % Math.max(1, things.length)];

/** Sends a request that may be rejected, but must not fail. */
const createTelling =
  ({ shop, payouts }: Tools) =>
  async (route: string, body: object, token?: string) => {
    const response = await shop.call(`POST ${route}`, { token: token ?? (await payouts.tokenOfAdmin()), body });
    assert.ok(response.status < 500, `${route}: ${response.text}`);
    return response;
  };

/** A new sub-order with its lines. */
const createReading =
  ({ shop: { database } }: Tools) =>
  async (partId: number, customer: Customer, vendor: Vendor): Promise<Sold> => {
    const rows = await database.query<{ id: number; no: string; total: number }>(sql`
      SELECT i.id, part.order_sub_no AS no, part.total_amount AS total
      FROM vendor_orders part JOIN order_items i ON i.vendor_order_id = part.id WHERE part.id = ${partId} ORDER BY i.id`);
    const [{ no, total } = { no: '', total: 0 }] = rows;
    const lines = rows.map(({ id }) => id);
    return { ...{ partId, customer, vendor, lines }, order_sub_no: no, amount: total / 100 };
  };

/** Actions of customers: purchases with and without coupons, cancellations and returns. */
const createCustomers = (tools: Tools) => {
  const { shop, sales, payouts } = tools;
  const coupons = createCoupons(shop.database);
  const returns = createReturns(shop, sales);
  const tell = createTelling(tools);
  const read = createReading(tools);

  /** Alternates between no coupon, one of the marketplace and one of the vendor; some cover the whole price. */
  const couponOf = (vendorId: number, at: number) =>
    at % 3 === 0 ? null : coupons.make({ percent: at % 4 === 3 ? 100 : 1 + at, ...(at % 3 === 1 ? {} : { vendorId }) });

  const bought: Act = async ({ vendor, parts }, at) => {
    const customer = await shop.make.customer();
    const prices = [1_001 + at * 37, 333 + at];
    const goods = await Promise.all(
      prices.map((price) => shop.make.product({ vendorId: vendor.vendorId, price, stock: 9 })),
    );
    await sales.fillCart(
      customer,
      goods.map(({ id }, index) => ({ productId: id, quantity: 1 + ((at + index) % 3) })),
    );
    const coupon = await couponOf(vendor.vendorId, at);
    if (coupon) await tell('/carts/coupon', { code: coupon.code }, customer.token);
    const [partId = 0] = await sales.buy(customer, []);
    parts.push(await read(partId, customer, vendor));
  };

  const carried: Act = async ({ vendor, parts }, at) => {
    const coupon = await couponOf(vendor.vendorId, at + 2);
    const { id } = await payouts.carried(vendor.vendorId, 1_000 + at * 37, coupon?.code);
    const owner = await shop.database.first<Customer>(sql`SELECT user_id AS id FROM vendor_orders WHERE id = ${id}`);
    const customer = { id: owner?.id ?? 0, token: await shop.make.signIn(owner?.id ?? 0) };
    parts.push(await read(id, customer, vendor));
  };

  const cancelled: Act = async ({ parts }, at) => {
    const part = pick(parts, at);
    if (part) await tell(`/orders/${part.partId}/cancel`, {}, part.customer.token);
  };

  /** Requests a return of one or two lines; the vendor refunds without return, or inspects the goods. */
  const sentBack: Act = async ({ parts, vendor }, at) => {
    const part = pick(parts, at);
    if (!part) return;
    const reason = at % 2 === 0 ? 'damaged' : 'too_many';
    const requests = part.lines.slice(at % 3 === 0 ? 0 : -1).map(() => ({ quantity: 1 + (at % 2), reason }));
    const lines = at % 3 === 0 ? part.lines : part.lines.slice(-1);
    const asked = await returns.ask({ ...part, lines }, ...requests);
    assert.ok(asked.status < 500, asked.text);
    if (asked.status !== 200) return;
    const { return_no: no } = asked.body.data;
    const route = `/vendor/returns/${no}`;
    const keeps = reason === 'damaged' && at % 4 === 0;
    await tell(`${route}/decision`, { decision: 'approve', ...(keeps && { keep_goods: true }) }, vendor.token);
    if (keeps) return;
    await tell(`/returns/${no}/sent`, {}, part.customer.token);
    const { body } = await tell(`${route}/received`, {}, vendor.token);
    const found = requests.map(({ quantity }) =>
      at % 5 === 0 ? ([0, 0, quantity] as const) : ([quantity - 1, 1, 0] as const),
    );
    await tell(`${route}/inspection`, returns.inspection(body.data, ...found), vendor.token);
  };

  return { bought, carried, cancelled, sentBack };
};

/** Actions of the vendor, the carrier, an admin and the bank. */
const createBusiness = (tools: Tools) => {
  const { shop, payouts } = tools;
  const tell = createTelling(tools);

  const status: Act = async ({ parts, vendor }, at) => {
    const part = pick(parts, at);
    if (part) await tell(`/vendor/orders/${part.partId}/status`, { status: pick([3, 4, 4, 6, 5], at) }, vendor.token);
  };

  const remit: Act = async ({ parts }, at) => {
    const part = pick(parts, at);
    if (!part) return;
    const { amount, order_sub_no: no } = part;
    const transfer = { bank_reference: `CR-${at}`, day: dayFromNow(0), currency: 'USD' };
    await tell('/admin/money/remittances', { ...transfer, amount, order_sub_nos: [no] });
  };

  const collector: Act = async ({ parts }, at) => {
    const part = pick(parts, at);
    const collected_by = at % 2 === 0 ? 'vendor' : 'carrier';
    if (part) await tell(`/admin/money/parts/${part.order_sub_no}/collector`, { collected_by, reason: 'A test' });
  };

  const run: Act = async ({ vendor: { vendorId, token }, payoutNos }) => {
    const seen_total = await payouts.previewed([vendorId]);
    const [box] = (await shop.call('GET /vendor/money', { token })).body.data.balances;
    if (seen_total > 0) assert.equal(box.available, seen_total, 'the run pays the balance that the vendor reads');
    const { status, body } = await tell('/admin/payout-runs', { currency: 'USD', vendor_ids: [vendorId], seen_total });
    if (status === 200) payoutNos.push(body.data.payouts[0].payout_no);
  };

  /** Result of a payout at the bank. */
  const ended =
    (how: 'paid' | 'failed' | 'returned'): Act =>
    async ({ payoutNos }, at) => {
      const no = pick(payoutNos, at);
      const said = how === 'paid' ? { bank_reference: `FT-${at}`, paid_on: dayFromNow(0) } : { reason: 'A test' };
      if (no) await tell(`/admin/payouts/${no}/${how}`, said);
    };

  const month: Act = async (story) => {
    story.months += 1;
    const name = `2021-${String(story.months).padStart(2, '0')}`;
    await payouts.backdate(story.vendor.vendorId, `${name}-15`);
    await payouts.close(name);
  };

  return {
    ...{ status, remit, collector, run, month },
    settle: () => payouts.settle(),
    owe: ({ vendor: { vendorId } }: Story, at: number) =>
      payouts.owe(vendorId, at % 2 === 0 ? 3_000 + at : -2_000 - at),
    ...{ paid: ended('paid'), failed: ended('failed'), returned: ended('returned') },
  };
};

/** All actions that move a vendor's money. */
export const createActs = (tools: Tools) => ({ ...createCustomers(tools), ...createBusiness(tools) });
