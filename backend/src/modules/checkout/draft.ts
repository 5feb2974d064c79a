import { couponAtWork, taxOf, type Basket, type BasketLine } from '../carts/basket.ts';
import { funderOf } from '../coupons/coupon.ts';
import type { Lang } from '../../wire/schemas.ts';
import { createOrderNumber } from '../../runtime/public-id.ts';
import type { ReturnTerms } from '../shop/return-terms.ts';
import type { DraftRepository } from './draft-repository.ts';
import { wordsOf, type Draft, type OrderLineRow, type StoredDraft } from './draft-rows.ts';

type GoodsOfLine = Omit<OrderLineRow, 'vendor_order_id' | 'return_class' | 'return_days'>;

const lineKey = (line: GoodsOfLine) =>
  JSON.stringify([
    ...[line.product_id, line.variant_id, line.quantity, line.unit_price, line.vat_class, line.vat_reason, line.vat_bp],
    ...[line.sku, line.name, line.name_ar, line.variant_label, line.variant_label_ar],
  ]);

const wantedLine = (line: BasketLine) => {
  const { row, unitPrice, rate } = line;
  return lineKey({
    ...{ product_id: row.id, variant_id: row.variant?.id ?? null, quantity: row.quantity, unit_price: unitPrice },
    ...{ ...rate, ...wordsOf(line) },
  });
};

const sameSet = (left: string[], right: string[]) => left.sort().join('\n') === right.sort().join('\n');

/** Whether the same coupon is at work, and whoever paid for it then pays for it now. */
const agreesOnCoupon = ({ order }: StoredDraft, basket: Basket): boolean => {
  const coupon = couponAtWork(basket);
  return (
    order.coupon_id === (coupon?.coupon.id ?? null) &&
    order.discount_funder === (coupon === null ? null : funderOf(coupon))
  );
};

/**
 * Whether an order says what the basket says: cart version, currency, coupon, every line, what it is called, price, fee,
 * discount and rate of tax. One of the version before, which states no tax, does not. How the goods may come back is not asked
 * for: whoever orders has what the checkout said, also where it has changed since.
 */
export const agrees = (draft: StoredDraft, basket: Basket, cartVersion: number): boolean =>
  draft.order.cart_version === cartVersion &&
  draft.order.currency === basket.currency &&
  agreesOnCoupon(draft, basket) &&
  sameSet(
    draft.parts.map((part) => `${part.vendor_id}/${part.shipping_cost}/${part.discount}/${part.tax_issuer}`),
    basket.groups.map(
      (group) => `${group.vendorId}/${group.shippingCost}/${group.discount}/${taxOf(group)?.tax_issuer}`,
    ),
  ) &&
  sameSet(
    draft.lines.map(lineKey),
    basket.groups.flatMap((group) => group.lines.map(wantedLine)),
  );

const termsKey = (productId: number, { class: returnClass, days }: ReturnTerms) =>
  `${productId}/${returnClass}/${days}`;

/** Whether a draft lets its goods come back as the shop does now: a checkout that is opened says nothing else. */
const hasTermsOf = ({ lines }: StoredDraft, basket: Basket): boolean =>
  sameSet(
    lines.map((line) => termsKey(line.product_id, { class: line.return_class, days: line.return_days })),
    basket.groups.flatMap((group) => group.lines.map(({ row }) => termsKey(row.id, row.returns))),
  );

/**
 * The customer's one checkout that is not placed yet, for this basket: the one that stands while nothing has changed, else
 * a new one with a new number. It holds no stock.
 */
export const draftFor = async (
  drafts: DraftRepository,
  customer: { userId: number; cartVersion: number; lang: Lang; stored: StoredDraft | null },
  basket: Basket,
): Promise<Draft> => {
  const { userId, cartVersion, lang, stored } = customer;
  if (stored && agrees(stored, basket, cartVersion) && hasTermsOf(stored, basket)) return stored;
  const draft = await drafts.replace(userId, createOrderNumber(), cartVersion, lang, basket);
  if (!draft) throw new Error('The draft was not stored.');
  return draft;
};
