import { couponAtWork, taxOf, type Basket, type BasketLine } from '../carts/basket.ts';
import { funderOf } from '../coupons/coupon.ts';
import type { Lang } from '../../wire/schemas.ts';
import { createOrderNumber } from '../../runtime/public-id.ts';
import type { DraftRepository } from './draft-repository.ts';
import type { Draft, OrderLineRow, StoredDraft } from './draft-rows.ts';

const lineKey = (line: Omit<OrderLineRow, 'vendor_order_id'>) =>
  [line.product_id, line.variant_id, line.quantity, line.unit_price, line.vat_class, line.vat_reason, line.vat_bp].join(
    '/',
  );

const wantedLine = ({ row, unitPrice, rate }: BasketLine) =>
  lineKey({
    ...{ product_id: row.id, variant_id: row.variant?.id ?? null, quantity: row.quantity, unit_price: unitPrice },
    ...rate,
  });

const sameSet = (left: string[], right: string[]) => left.sort().join(' ') === right.sort().join(' ');

/** Whether the same coupon is at work, and whoever paid for it then pays for it now. */
const agreesOnCoupon = ({ order }: StoredDraft, basket: Basket): boolean => {
  const coupon = couponAtWork(basket);
  return (
    order.coupon_id === (coupon?.coupon.id ?? null) &&
    order.discount_funder === (coupon === null ? null : funderOf(coupon))
  );
};

/**
 * Whether an order says what the basket says: cart version, currency, coupon, every line, price, fee, discount and rate of
 * tax. One of the version before, which states no tax, does not.
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
  if (stored && agrees(stored, basket, cartVersion)) return stored;
  const draft = await drafts.replace(userId, createOrderNumber(), cartVersion, lang, basket);
  if (!draft) throw new Error('The draft was not stored.');
  return draft;
};
