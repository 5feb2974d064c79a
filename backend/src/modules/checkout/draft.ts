import { couponAtWork, type Basket } from '../carts/basket.ts';
import type { Lang } from '../../wire/schemas.ts';
import { createOrderNumber } from '../../runtime/public-id.ts';
import type { CheckoutRepository, OrderLineRow, DraftRow, VendorOrderRow } from './repository.ts';

/** A draft with its vendor parts, in the order of the basket's groups. */
export interface Draft {
  order: DraftRow;
  parts: VendorOrderRow[];
}

const lineKey = (productId: number, variantId: number | null, quantity: number, unitPrice: number) =>
  [productId, variantId, quantity, unitPrice].join('/');

const sameSet = (left: string[], right: string[]) => left.sort().join(' ') === right.sort().join(' ');

/** Whether an order says what the basket says: cart version, currency, coupon, every line, price, fee and discount. */
export const agrees = (draft: Draft, lines: OrderLineRow[], basket: Basket, cartVersion: number): boolean =>
  draft.order.cart_version === cartVersion &&
  draft.order.currency === basket.currency &&
  draft.order.coupon_id === (couponAtWork(basket)?.coupon.id ?? null) &&
  sameSet(
    draft.parts.map((part) => `${part.vendor_id}/${part.shipping_cost}/${part.discount}`),
    basket.groups.map((group) => `${group.vendorId}/${group.shippingCost}/${group.discount}`),
  ) &&
  sameSet(
    lines.map((line) => lineKey(line.product_id, line.variant_id, line.quantity, line.unit_price)),
    basket.groups.flatMap((group) =>
      group.lines.map(({ row, unitPrice }) => lineKey(row.id, row.variant?.id ?? null, row.quantity, unitPrice)),
    ),
  );

/** Drafts: the customer's one checkout that is not placed yet. It holds no stock. */
export const createDrafts = (repository: CheckoutRepository) => {
  const create = async (userId: number, cartVersion: number, lang: Lang, basket: Basket): Promise<Draft> => {
    await repository.dropDraft(userId);
    const orderNo = createOrderNumber();
    const order = await repository.insertDraft(userId, orderNo, cartVersion, lang, basket);
    if (!order) throw new Error('The draft was not stored.');
    const parts = await repository.insertParts(order.id, orderNo, basket.groups);
    await repository.insertLines(new Map(parts.map((part) => [part.vendor_id, part])), basket.groups);
    return { order, parts };
  };

  const read = async (order: DraftRow) => ({
    draft: { order, parts: await repository.parts(order.id) },
    lines: await repository.lines(order.id),
  });

  return {
    read,

    /** The draft for this basket: the one that stands while nothing has changed, else a new one with a new number. */
    async getOrCreate(userId: number, cartVersion: number, lang: Lang, basket: Basket): Promise<Draft> {
      const order = await repository.findDraft(userId);
      if (order) {
        const { draft, lines } = await read(order);
        if (agrees(draft, lines, basket, cartVersion)) return draft;
      }
      return create(userId, cartVersion, lang, basket);
    },
  };
};
