import { expect, type Locator, type Page } from '@playwright/test';
import type { Market } from './market.ts';
import { moneyOf, percentText } from './money.ts';
import type { Person, Session } from './people.ts';
import { factOf, orderCardOf } from './screens.ts';
import type { Translate } from './translate.ts';
import type { Lang, Order } from '../../shared-api/src/wire/index.ts';

type Customer = Session & { person: Person };
type Bought = [product: { id: number }, quantity: number];

/** Places an order with one vendor and returns it as the vendor sees it. */
export async function orderFrom(
  market: Market,
  vendor: Session,
  customer: Customer,
  ...lines: Bought[]
): Promise<Order> {
  for (const [{ id }, quantity] of lines) await market.addToCart(customer, { product_id: id, quantity });
  const { order_no: number } = await market.placeOrder(customer);
  const order = await market.findVendorOrder(vendor, number);
  if (!order) throw new Error(`The vendor has no order ${number}.`);
  return order;
}

/** Opens an order in the customer's dashboard. */
export async function openOrder(page: Page, orderNo: string): Promise<Locator> {
  await page.goto('/dashboard/orders');
  await orderCardOf(page, orderNo).getByRole('button').click();
  return page.getByRole('dialog');
}

/** Expects exactly these orders in this order. */
export async function expectListed(page: Page, words: Translate, orders: readonly Order[]): Promise<void> {
  const numbers = page
    .getByRole('table')
    .getByRole('button', { name: words('kit:order.list.open', { number: '' }).trim() });
  await expect(numbers).toHaveText(orders.map(({ order_no }) => order_no));
}

/** Expects the order's amounts in its own currency. */
export async function expectSums(scope: Locator, words: Translate, lang: Lang, order: Order): Promise<void> {
  const { currency, sub_total, shipping_cost, total_amount, vat } = order;
  const sums = { subtotal: sub_total, shipping: shipping_cost, total: total_amount };
  for (const name of ['subtotal', 'shipping', 'total'] as const)
    await expect(factOf(scope, words(`kit:order.${name}`))).toHaveText(moneyOf(sums[name], { lang, currency }));
  for (const { percent, vat: amount } of vat ?? [])
    await expect(factOf(scope, words('kit:order.vatIncluded', { rate: percentText(percent, lang) }))).toHaveText(
      moneyOf(amount, { lang, currency }),
    );
}

/** First working day at least this many days from today; couriers rest on Friday and Saturday. */
export const workdayFromToday = (days: number): string => {
  const day = dayFromToday(days);
  return [5, 6].includes(new Date(day).getUTCDay()) ? workdayFromToday(days + 1) : day;
};

/** Date in Riyadh, this many days from today: `2026-11-21`. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Riyadh' });
