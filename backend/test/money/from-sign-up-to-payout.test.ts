import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, COMPLETED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import { monthToClose } from '../../src/modules/money/statements/months.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { dayFromNow, nextWorkday } from '../support/days.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createMarketplacePeople, type Market, type Seller } from '../support/marketplace-people.ts';
import { balanceOf, filedVatOf, whyOf } from '../support/money-readings.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, IBANS } from '../support/payouts.ts';
import { platformForm } from '../support/platform.ts';
import { fileOf, photo } from '../support/products.ts';
import { createSales } from '../support/sales.ts';
import { newVatNumber } from '../support/vat.ts';
import { sum } from './arbitraries.ts';

/** Prices and fees that do not divide evenly. */
const FEES = { flat_fee: { SAR: 12.55, BHD: 1.255, USD: 3.35 }, free_from: { SAR: null, BHD: null, USD: null } };
const MARKETS: readonly (Market & { readonly prices: readonly [number, number] })[] = [
  {
    country: { iso2: 'SA', name: 'Saudi Arabia', nameAr: 'المملكة العربية السعودية' },
    ...{ lang: 'en', currency: 'SAR', postalCode: '12345', iban: IBANS[0], prices: [133.33, 59.95] },
  },
  {
    country: { iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' },
    ...{ lang: 'ar', currency: 'BHD', postalCode: '317', iban: IBANS[1], prices: [13.337, 4.995] },
  },
];

let shop: TestApp;
let admin: { token: string };
let payouts: ReturnType<typeof createPayouts>;
before(async () => {
  shop = await buildTestApp();
  payouts = createPayouts({ ...shop, sales: createSales(shop) });
  admin = { token: await payouts.tokenOfAdmin() };
  const company = { ...platformForm().company, vat_number: newVatNumber() };
  const body = platformForm(FEES, { company });
  const saved = await shop.call('POST /admin/platform-settings', { token: admin.token, body });
  assert.equal(saved.status, 200, saved.text);
  await createMoney(shop).rate(12.5);
});
after(() => shop.close());

/** Runs a step and asserts that the ledger is correct after it. */
const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const result = await work();
  assert.deepEqual(await auditLedger(shop.database), [], `The ledger once ${what}`);
  return result;
};

type Amounts = Record<'sub_total' | 'discount' | 'shipping_cost' | 'tax_amount', number>;
const amountsOf = ({ sub_total, discount, shipping_cost, tax_amount }: Amounts): Amounts => ({
  ...{ sub_total, discount, shipping_cost, tax_amount },
});

type Body = TestResponse['body'];

/** Asserts that the latest mail to the person about amounts states the same ones. */
const assertMailed = async ({ email }: { email: string }, of: Amounts, total: number): Promise<void> => {
  const mails = await mailsTo(shop.database, email);
  const latest = mails.findLast(({ template }) => template !== 'national-address-needed');
  const { discount, shipping_cost, tax_amount, total: mailed } = latest?.payload ?? {};
  const stated = [of.discount, of.shipping_cost, of.tax_amount, total];
  assert.deepEqual([discount, shipping_cost, tax_amount, mailed], stated);
};

/** Two vendors who may sell, and a customer who has bought from both with a coupon of the marketplace. */
const buy = async (market: Market, prices: readonly [number, number]) => {
  const people = createMarketplacePeople(shop, market);
  const { ask } = people;
  const vendor = await step('a vendor has signed up', () => people.vendor(admin));
  const other = await people.vendor(admin);
  await step('the tax number is verified', () => people.verifyTax(admin, vendor, newVatNumber()));
  await step('the bank account is verified', () => people.verifyBank(admin, vendor));
  const wishes = [
    { product_id: await people.product(admin, vendor, prices[0]), quantity: 3 },
    { product_id: await people.product(admin, other, prices[1]), quantity: 1 },
  ];
  const code = `WELCOME${market.country.iso2}`;
  await ask(admin, 'POST /admin/coupons', { code, kind: 'percent', percent: 7, funded_by: 'platform' });
  const customer = await people.customer();
  for (const wish of wishes) await ask(customer, 'POST /carts', wish);
  const cart = await ask(customer, 'POST /carts/coupon', { code });
  const billing = await people.billing();
  const { country } = billing;
  const checkout = await step('the checkout is open', () => ask(customer, 'POST /orders/checkout', { country }));
  const { order_no } = checkout.orders[0];
  const form = { order_no, payment_method: 'cash', billing };
  await step('it is bought', () => ask(customer, 'POST /orders/place-order', form));
  const { order } = await ask(customer, `GET /orders/placed/${order_no}`);
  assert.deepEqual([amountsOf(checkout), checkout.grand_total], [amountsOf(cart.totals), cart.totals.total]);
  assert.deepEqual([amountsOf(order), order.grand_total], [amountsOf(checkout), checkout.grand_total]);
  await assertMailed(customer, order, order.grand_total);
  const partOf = async (seller: Seller): Promise<Body> => {
    const [part, ...same] = [order.orders, checkout.orders, cart.data].map((parts: Body[]) =>
      parts.find(({ vendor: { id } }) => id === seller.vendorId),
    );
    const { order_sub_no: no, total_amount: total } = part;
    same.push(
      (await ask(seller, `GET /vendor/orders/${no}`)).order,
      (await ask(admin, `GET /admin/orders/${no}`)).order,
    );
    for (const other of same) assert.deepEqual(amountsOf(other), amountsOf(part));
    await assertMailed(seller, part, total);
    assert.deepEqual((await people.column(seller, 'GET /vendor/orders.csv', 'total_amount')).map(Number), [total]);
    return part;
  };
  return {
    ...market,
    people,
    admin,
    vendor,
    other,
    customer,
    part: await partOf(vendor),
    otherPart: await partOf(other),
  };
};

type Story = Awaited<ReturnType<typeof buy>>;

/** A carrier delivers one sub-order and hands over its cash; the other one is cancelled. */
const bring = async (story: Story): Promise<void> => {
  const { people, currency, vendor, other, customer, part, otherPart } = story;
  const { ask, minor, column } = people;
  const become = (seller: Seller, { id }: Body, status: number) =>
    step(`the status is ${status}`, () => ask(seller, `POST /vendor/orders/${id}/status`, { status }));
  const pickup = { id: part.id, date: nextWorkday(), from: '09:00', to: '12:00' };
  await step('a pickup is scheduled', () => ask(vendor, 'POST /orders/schedule-pickup', pickup));
  await become(vendor, part, SHIPPED);
  const { invoices } = (await ask(customer, `GET /orders/${part.id}/invoices`)).data;
  const [{ total, vat }] = invoices;
  assert.deepEqual(invoices, (await ask(vendor, `GET /vendor/orders/${part.order_sub_no}/invoices`)).data.invoices);
  assert.deepEqual([minor(total), vat], [minor(part.sub_total) + minor(part.shipping_cost), part.tax_amount]);
  assert.deepEqual((await column(vendor, 'GET /vendor/invoices.csv', 'total_amount')).map(Number), [total]);
  await become(other, otherPart, CANCELLED);
  await become(vendor, part, COMPLETED);
  assert.deepEqual((await ask(other, 'GET /vendor/money')).data.balances, []);
  assert.equal(await filedVatOf(story), minor(part.tax_amount));
  const { customer_paid, total: lines } = await whyOf(story, part.order_sub_no);
  assert.deepEqual(
    [customer_paid, lines.sub_total, lines.discount_by_platform, lines.shipping],
    [part.total_amount, part.sub_total, part.discount, part.shipping_cost],
  );
  assert.equal(minor(lines.vat_goods) + minor(lines.vat_shipping), minor(part.tax_amount));
  assert.equal(await balanceOf(story), minor(lines.net));
  await step('the settlement days are over', () => payouts.settle());
  const { parts } = (await ask(admin, 'GET /admin/money/carrier-cash')).data;
  const [held] = parts.filter(({ order_sub_no: no }: Body) => no === part.order_sub_no);
  assert.equal(held.amount, part.total_amount);
  const handedOver = {
    ...{ bank_reference: `CR-${currency}`, day: dayFromNow(0), currency },
    ...{ amount: held.amount, order_sub_nos: [held.order_sub_no] },
  };
  await step('its cash is handed over', () => ask(admin, 'POST /admin/money/remittances', handedOver));
  assert.equal(await balanceOf(story), minor(lines.net));
};

/** One of three units is damaged, returned and refunded. */
const sendBack = async (story: Story): Promise<void> => {
  const { people, currency, vendor, customer, part, iban } = story;
  const { ask, minor, column } = people;
  const before = { balance: await balanceOf(story), vat: await filedVatOf(story) };
  const unit = { order_product_id: part.order_products[0].id, quantity: 1, reason: 'damaged' };
  const foreseen = (await ask(customer, `POST /orders/${part.id}/returns/preview`, { lines: [unit] })).data;
  const lines = [{ ...unit, opened: true, note: 'Torn', pictures: [fileOf(await photo())] }];
  const wish = { lines, refund_account: { iban, holder: 'Layla Haddad' } };
  const asked = await step('a return is requested', () => ask(customer, `POST /orders/${part.id}/returns`, wish));
  const no: string = asked.data.return_no;
  await step('it is approved', () => ask(vendor, `POST /vendor/returns/${no}/decision`, { decision: 'approve' }));
  await step('it is sent', () => ask(customer, `POST /returns/${no}/sent`, {}));
  const got = (await step('it is received', () => ask(vendor, `POST /vendor/returns/${no}/received`, {}))).data;
  const found = { id: got.lines[0].id, restock: 0, write_off: 1, refused: 0, refused_reason: '' };
  const inspection = { version: got.version, lines: [found] };
  const route = `POST /vendor/returns/${no}/inspection`;
  const preview = (await ask(vendor, `${route}/preview`, inspection)).data;
  const given = (await step('it is inspected', () => ask(vendor, route, inspection))).data;
  const seen = (await ask(customer, `GET /returns/${no}`)).data;
  const [refund] = (await ask(admin, `GET /admin/refunds?search=${no}`)).data.refunds;
  const [due] = (await ask(admin, 'GET /admin/refund-runs')).data.due;
  const run = { currency, seen_total: due.total };
  const { run_no: runNo } = (await step('the transfer is ordered', () => ask(admin, 'POST /admin/refund-runs', run)))
    .data;
  const transfers = await column(admin, `GET /admin/refund-runs/${runNo}/bank.csv`, 'amount');
  for (const amount of [foreseen.refund, preview.refund, given.refund_total, seen.refund_total, ...transfers])
    assert.equal(Number(amount), refund.amount);
  const paid = { bank_reference: `RF-${currency}`, paid_on: dayFromNow(0), version: refund.version };
  await step('it is paid back', () => ask(admin, `POST /admin/refunds/${refund.id}/paid`, paid));
  const givenBack = (key: string) => sum(preview.lines.map((line: Body) => minor(line[key])));
  const cost = givenBack('sub_total') + givenBack('shipping') - minor(preview.commission_back);
  assert.equal(await balanceOf(story), before.balance - cost);
  assert.equal(minor((await whyOf(story, part.order_sub_no)).booked), before.balance - cost);
  assert.equal(await filedVatOf(story), before.vat - givenBack('vat'));
};

/** Closes a month: its statement equals the money page in every format. */
const state = async (story: Story, month: string) => {
  const { people, vendor } = story;
  const { ask, minor, column } = people;
  await step('a month is over', () => payouts.backdate(vendor.vendorId, `${month}-20`));
  await step('it is closed', () => ask(admin, 'POST /admin/money/statements', { month }));
  const [{ statement_no: no }] = (await ask(vendor, 'GET /vendor/money/statements')).data.statements;
  const { opening, closing, sections } = (await ask(vendor, `GET /vendor/money/statements/${no}`)).data;
  assert.equal(minor(closing), await balanceOf(story));
  const rows = await column(vendor, `GET /vendor/money/statements/${no}/rows.csv`, 'amount');
  const amounts = sections.map(({ amount }: Body) => amount);
  for (const changes of [amounts, rows]) assert.equal(minor(opening) + sum(changes.map(minor)), minor(closing));
  const everybodys = `GET /admin/money/statements.csv?vendor=${vendor.vendorId}&month=${month}`;
  assert.deepEqual((await column(admin, everybodys, 'closing')).map(minor), [minor(closing)]);
  const amountOf = (name: string): number => minor(sections.find(({ section }: Body) => section === name)?.amount ?? 0);
  return { opening: minor(opening), amountOf };
};

type Statement = Awaited<ReturnType<typeof state>>;

/** The marketplace's charges of a closed month are invoiced with their tax. */
const assertInvoiced = async ({ people, vendor, part }: Story, { opening, amountOf }: Statement): Promise<void> => {
  const { ask, minor } = people;
  assert.deepEqual([opening, amountOf('goods')], [0, minor(part.sub_total)]);
  assert.equal(amountOf('shipping'), minor(part.shipping_cost));
  const [invoice] = (await ask(vendor, 'GET /vendor/invoices?issuer=platform')).data.invoices;
  const charged = [amountOf('commission') + amountOf('commission_vat'), amountOf('commission_vat')];
  assert.deepEqual([0 - minor(invoice.total), 0 - minor(invoice.vat)], charged);
};

/** Pays the vendor, records the bank's return and pays again. @returns the payout in minor units */
const pay = async (story: Story): Promise<number> => {
  const { people, currency, vendor, iban } = story;
  const { ask, minor, column } = people;
  const owed = await balanceOf(story);
  const scope = { currency, vendor_ids: [vendor.vendorId] };
  const order = async (bank_reference: string): Promise<string> => {
    const { total: seen_total } = (await ask(admin, 'POST /admin/payout-runs/preview', scope)).data;
    assert.equal(minor(seen_total), owed);
    const form = { ...scope, seen_total };
    const run = (await step('a payout is ordered', () => ask(admin, 'POST /admin/payout-runs', form))).data;
    const file = `GET /admin/payout-runs/${run.run_no}/bank.csv`;
    assert.deepEqual((await column(admin, file, 'amount')).map(minor), [owed]);
    assert.deepEqual(await column(admin, file, 'iban'), [iban]);
    const no: string = run.payouts[0].payout_no;
    const paid = { bank_reference, paid_on: dayFromNow(0) };
    await step('it is paid', () => ask(admin, `POST /admin/payouts/${no}/paid`, paid));
    assert.equal(await balanceOf(story), 0);
    return no;
  };
  const first = await order('FT1');
  const why = { reason: 'The account is closed.' };
  await step('the bank has sent it back', () => ask(admin, `POST /admin/payouts/${first}/returned`, why));
  assert.equal(await balanceOf(story), owed);
  await order('FT2');
  const amounts = await column(vendor, 'GET /vendor/money/payouts.csv', 'amount');
  assert.deepEqual(amounts.map(minor), [owed, owed]);
  return owed;
};

const MAILS = [
  ...['vendor-received', 'vendor-approved', 'tax-verified', 'bank-account-changed', 'bank-account-verified'],
  ...['order-received', 'return-asked-of-vendor', 'statement-ready', 'payout-sent', 'payout-failed', 'payout-sent'],
  'statement-ready',
];

for (const { prices, ...market } of MARKETS)
  test(`Every amount agrees from sign-up to payout in ${market.country.name}`, async () => {
    const lastMonth = monthToClose(new Date());
    const story = await buy(market, prices);
    await bring(story);
    await sendBack(story);
    await assertInvoiced(story, await state(story, monthToClose(new Date(`${lastMonth}-15`))));
    const owed = await pay(story);
    const { opening, amountOf } = await state(story, lastMonth);
    assert.deepEqual([opening, amountOf('payouts')], [owed, -owed]);
    const mails = await mailsTo(shop.database, story.vendor.email);
    assert.deepEqual(
      mails.map(({ template, lang }) => [template, lang]),
      MAILS.map((template) => [template, market.lang]),
    );
  });
