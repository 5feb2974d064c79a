import type { PaymentMethod } from '../../../facts/payment-methods.ts';
import { acceptsPayment } from '../../catalogue/shop/vendor-payment.ts';
import { AppError } from '../../../wire/errors.ts';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import type { Shortage } from '../../../ledger/stock.ts';
import { expiryOf, type Basket, type BasketLine } from '../carts/basket.ts';
import { assertNotOnHoliday } from '../carts/service.ts';
import type { SaleProblem } from '../sale-rules/sale-rules.ts';
import { toTax } from '../carts/view.ts';
import { isPausedNow } from '../../catalogue/shop/holiday.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { nameWithVariant, variantLabel } from '../../catalogue/shop/variant-label.ts';
import { problemParams } from '../coupons/view.ts';

const linesOf = (basket: Basket): BasketLine[] => basket.groups.flatMap((group) => group.lines);

const wireLine = ({ row }: BasketLine, availableStock: number) => {
  const { name, name_ar } = nameWithVariant(row, variantLabel(row.variant));
  return {
    product_id: row.id,
    variant_id: row.variant?.id ?? null,
    name,
    name_arabic: name_ar,
    available_stock: availableStock,
  };
};

const refusal = (code: 'out_of_stock' | 'no_longer_sold' | 'seller_unlicensed', lines: ReturnType<typeof wireLine>[]) =>
  new AppError(422, code, {
    fields: {
      cart_items: lines.map((line) => ({
        key: `checkout.${code}`,
        params: { name: line.name, name_arabic: line.name_arabic || line.name, count: line.available_stock },
      })),
    },
    data: { lines },
  });

/** All or nothing: an unavailable product or insufficient stock rejects the whole order. */
export const assertAvailable = (basket: Basket, reader: Reader): void => {
  assertNotOnHoliday(linesOf(basket).find(({ row }) => isPausedNow(row))?.row, reader);
  const unsold = linesOf(basket).filter((line) => !line.row.purchasable);
  const gone = unsold.filter(({ row }) => !row.lacks_licence);
  if (gone.length > 0)
    throw refusal(
      'no_longer_sold',
      gone.map((line) => wireLine(line, 0)),
    );
  if (unsold.length > 0)
    throw refusal(
      'seller_unlicensed',
      unsold.map((line) => wireLine(line, 0)),
    );
  const short = linesOf(basket).filter((line) => line.availableStock < line.row.quantity);
  if (short.length > 0)
    throw refusal(
      'out_of_stock',
      short.map((line) => wireLine(line, line.availableStock)),
    );
};

/** The basket with the expiries that its lines would get now. */
const withExpiries = (basket: Basket, shortages: readonly Shortage[]): Basket => {
  const expiryFor = ({ row }: BasketLine) =>
    shortages.find(({ productId, variantId }) => productId === row.id && variantId === (row.variant?.id ?? null));
  const withExpiry = (line: BasketLine): BasketLine => {
    const { row } = line;
    const expires_from = expiryFor(line)?.expiresFrom;
    if (expires_from === undefined) return line;
    return { ...line, row: { ...row, expires_from, variant: row.variant && { ...row.variant, expires_from } } };
  };
  return { ...basket, groups: basket.groups.map((group) => ({ ...group, lines: group.lines.map(withExpiry) })) };
};

/** The same rejection, based on the result of taking the stock; 409 if there is enough, but it expires sooner than promised. */
export const assertNoShortage = (basket: Basket, all: Shortage[], reader: Reader): void => {
  if (all.length === 0) return;
  const shortages = all.filter(({ isTooEarly }) => !isTooEarly);
  if (shortages.length === 0) throw changedCheckout(withExpiries(basket, all), reader);
  const lines = linesOf(basket).flatMap((line) => {
    const short = shortages.find(
      ({ productId, variantId }) => productId === line.row.id && variantId === (line.row.variant?.id ?? null),
    );
    return short ? [wireLine(line, short.availableStock)] : [];
  });
  throw refusal('out_of_stock', lines);
};

type Refused = SaleProblem['code'];

const ruleParams = (line: BasketLine, problem: SaleProblem) => {
  const { name, name_ar } = nameWithVariant(line.row, variantLabel(line.row.variant));
  const names = { name, name_arabic: name_ar || name };
  if (problem.code === 'limit_reached')
    return { ...names, count: problem.left, limit: problem.limit, days: problem.days };
  return problem.code === 'age_confirmation' ? { ...names, age: problem.min_age } : names;
};

/** Message about a problem of a line; one about a limit names the day on which more may be bought. */
const ruleMessage = (line: BasketLine, problem: SaleProblem) => {
  const params = ruleParams(line, problem);
  const day = problem.code === 'limit_reached' ? problem.again_on : null;
  return day === null
    ? { key: `checkout.${problem.code}`, params }
    : { key: 'checkout.limit_reached_until', params: { ...params, day } };
};

/** Rules of sale: the first broken one rejects the whole order, and `errors` names each line that breaks one. */
export const assertSaleRules = (basket: Basket, refused: readonly Refused[]): void => {
  const broken = linesOf(basket).flatMap((line) =>
    line.problems.filter(({ code }) => refused.includes(code)).map((problem) => ({ line, problem })),
  );
  const [first] = broken;
  if (!first) return;
  const { code } = first.problem;
  const field = code === 'age_confirmation' ? 'age_confirmed' : 'cart_items';
  const messages = broken
    .filter(({ problem }) => problem.code === code)
    .map(({ line, problem }) => ruleMessage(line, problem));
  throw new AppError(422, code, { fields: { [field]: messages } });
};

/** Vendors ship only to countries for which they have a zone. */
export const assertDeliverable = (basket: Basket, { lang }: Reader): void => {
  const vendor = basket.groups.find((group) => !group.delivers)?.lines[0]?.row;
  if (!vendor) return;
  const params = { company_name: localized(lang, vendor.company_name, vendor.company_name_ar) };
  throw new AppError(422, 'not_delivered', {
    params,
    fields: { cart_items: [{ key: 'errors.not_delivered', params }] },
  });
};

/** Each vendor decides whether to accept cash. An order fully paid by a coupon needs no payment. */
export const assertPayable = (basket: Basket, method: PaymentMethod, { lang }: Reader): void => {
  if (basket.grandTotal === 0) return;
  const vendor = method === 'cash' && linesOf(basket).find((line) => !acceptsPayment(line.row, method))?.row;
  if (!vendor) return;
  const params = { company_name: localized(lang, vendor.company_name, vendor.company_name_ar) };
  throw new AppError(422, 'cash_refused', {
    params,
    fields: { payment_method: [{ key: 'errors.cash_refused', params }] },
  });
};

const couponProblem = ({ coupon }: Basket, reader: Reader) =>
  coupon?.problem && { coupon: [{ key: `errors.${coupon.problem}`, params: problemParams(coupon, reader) }] };

/**
 * The order no longer matches what the customer saw: the response has the new sums to confirm. A coupon that no longer
 * applies is explained in `errors.coupon`.
 */
export const changedCheckout = (basket: Basket, reader: Reader): AppError =>
  new AppError(409, 'checkout_changed', {
    fields: couponProblem(basket, reader) ?? undefined,
    data: {
      currency: basket.currency,
      sub_total: toWire(basket.subTotal, basket.currency),
      discount: toWire(basket.discount, basket.currency),
      shipping_cost: toWire(basket.shippingCost, basket.currency),
      ...toTax(basket),
      grand_total: toWire(basket.grandTotal, basket.currency),
      lines: linesOf(basket).map(({ row }) => ({
        product_id: row.id,
        variant_id: row.variant?.id ?? null,
        expires_from: expiryOf(row),
      })),
    },
  });
