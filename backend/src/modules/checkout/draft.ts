import { couponAtWork, type Basket } from '../carts/basket.ts';
import type { Lang } from '../../wire/schemas.ts';
import { createOrderNumber } from '../../runtime/public-id.ts';
import type { DraftRepository } from './draft-repository.ts';
import type { Draft, StoredDraft } from './draft-rows.ts';

const lineKey = (productId: number, variantId: number | null, quantity: number, unitPrice: number) =>
  [productId, variantId, quantity, unitPrice].join('/');

const sameSet = (left: string[], right: string[]) => left.sort().join(' ') === right.sort().join(' ');

/** Whether an order says what the basket says: cart version, currency, coupon, every line, price, fee and discount. */
export const agrees = (draft: StoredDraft, basket: Basket, cartVersion: number): boolean =>
  draft.order.cart_version === cartVersion &&
  draft.order.currency === basket.currency &&
  draft.order.coupon_id === (couponAtWork(basket)?.coupon.id ?? null) &&
  sameSet(
    draft.parts.map((part) => `${part.vendor_id}/${part.shipping_cost}/${part.discount}`),
    basket.groups.map((group) => `${group.vendorId}/${group.shippingCost}/${group.discount}`),
  ) &&
  sameSet(
    draft.lines.map((line) => lineKey(line.product_id, line.variant_id, line.quantity, line.unit_price)),
    basket.groups.flatMap((group) =>
      group.lines.map(({ row, unitPrice }) => lineKey(row.id, row.variant?.id ?? null, row.quantity, unitPrice)),
    ),
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
