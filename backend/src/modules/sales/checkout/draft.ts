import { effectiveCoupon, expiryOf, taxOf, type Basket, type BasketLine } from '../carts/basket.ts';
import { funderOf } from '../coupons/coupon.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createOrderNumber } from '../../../runtime/public-id.ts';
import type { ReturnTerms } from '../../catalogue/shop/return-terms.ts';
import type { DraftRepository } from './draft-repository.ts';
import { frozenTextsOf, type Draft, type OrderLineRow, type StoredDraft } from './draft-rows.ts';

type GoodsOfLine = Omit<OrderLineRow, 'id' | 'vendor_order_id' | 'return_class' | 'return_days' | 'promised_expiry'>;

const lineKey = (line: GoodsOfLine) =>
  JSON.stringify([
    ...[line.product_id, line.variant_id, line.quantity, line.unit_price, line.vat_class, line.vat_reason, line.vat_bp],
    ...[line.sku, line.name, line.name_ar, line.variant_label, line.variant_label_ar],
  ]);

const basketLineKey = (line: BasketLine) => {
  const { row, unitPrice, rate } = line;
  return lineKey({
    ...{ product_id: row.id, variant_id: row.variant?.id ?? null, quantity: row.quantity, unit_price: unitPrice },
    ...{ ...rate, ...frozenTextsOf(line) },
  });
};

const sameSet = (left: string[], right: string[]) => left.sort().join('\n') === right.sort().join('\n');

/** True if the same coupon applies, with the same funder of the discount. */
const agreesOnCoupon = ({ order }: StoredDraft, basket: Basket): boolean => {
  const coupon = effectiveCoupon(basket);
  return (
    order.coupon_id === (coupon?.coupon.id ?? null) &&
    order.discount_funder === (coupon === null ? null : funderOf(coupon))
  );
};

const skuKey = (productId: number, variantId: number | null) => `${productId}/${variantId ?? ''}`;

/**
 * True if no line expires earlier than the draft says. A later expiry is no change, and goods without stock are refused
 * as such.
 */
const keepsExpiries = ({ lines }: StoredDraft, basket: Basket): boolean => {
  const current = new Map(
    basket.groups.flatMap((group) =>
      group.lines.map((line) => [skuKey(line.row.id, line.row.variant?.id ?? null), line] as const),
    ),
  );
  return lines.every(({ product_id: productId, variant_id: variantId, promised_expiry: promised }) => {
    const line = current.get(skuKey(productId, variantId));
    if (promised === null || line?.availableStock === 0) return true;
    const expiry = line ? expiryOf(line.row) : null;
    return expiry !== null && expiry >= promised;
  });
};

/**
 * True if a draft matches the basket: cart version, currency, coupon, and for every line its name, price, fee, discount,
 * tax rate and earliest expiry. A draft of the previous backend version, which has no tax, does not match. Return terms are not
 * compared: the order keeps those of the checkout, even if they have changed since.
 */
export const agrees = (draft: StoredDraft, basket: Basket, cartVersion: number): boolean =>
  draft.order.cart_version === cartVersion &&
  draft.order.currency === basket.currency &&
  agreesOnCoupon(draft, basket) &&
  keepsExpiries(draft, basket) &&
  sameSet(
    draft.parts.map(
      (part) => `${part.vendor_id}/${part.shipping_cost}/${part.cold_fee}/${part.discount}/${part.tax_issuer}`,
    ),
    basket.groups.map(
      (group) =>
        `${group.vendorId}/${group.shippingCost}/${group.coldFee}/${group.discount}/${taxOf(group)?.tax_issuer}`,
    ),
  ) &&
  sameSet(
    draft.lines.map(lineKey),
    basket.groups.flatMap((group) => group.lines.map(basketLineKey)),
  );

const termsKey = (productId: number, { class: returnClass, days }: ReturnTerms) =>
  `${productId}/${returnClass}/${days}`;

/** True if the draft's return terms are current. A newly opened checkout must show the current ones. */
const hasTermsOf = ({ lines }: StoredDraft, basket: Basket): boolean =>
  sameSet(
    lines.map((line) => termsKey(line.product_id, { class: line.return_class, days: line.return_days })),
    basket.groups.flatMap((group) => group.lines.map(({ row }) => termsKey(row.id, row.returns))),
  );

/**
 * The customer's one draft, reused if it still matches the basket, else replaced under a new number. It reserves no
 * stock.
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
