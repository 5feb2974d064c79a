import { LIMITS } from '../../facts/limits.ts';
import { methodsOf } from '../shop/vendor-payment.ts';
import type { Database } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../wire/errors.ts';
import { localized } from '../../i18n/localized.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { Reader } from '../shop/product-row.ts';
import { createCouponService } from '../coupons/service.ts';
import { createShippingRepository } from '../shipping/repository.ts';
import { toBasket, withCoupon, type Basket, type BasketGroup } from './basket.ts';
import { createCartRepository, type CartLineRow, type Offer } from './repository.ts';

/** A change of the cart, told by the part of the vendor whose line changed. */
interface ChangedCart {
  group: BasketGroup;
  vendor: CartLineRow;
}

const assertInStock = (stock: number, quantity: number) => {
  const availableStock = Math.min(stock, LIMITS.quantity);
  if (quantity <= availableStock) return;
  const message = { key: 'carts.not_enough_stock', params: { count: availableStock } };
  throw new AppError(422, 'not_enough_stock', {
    params: { count: availableStock },
    fields: { quantity: [message] },
    data: { available_stock: availableStock },
  });
};

/** A product with variants is bought by variant, one without is not. */
const assertVariantChosen = (offer: Offer, variantId: number | null) => {
  if (offer.has_variants && variantId === null) throw invalidField('variant_id', 'carts.variant_required');
  if (variantId !== null && offer.variant_id === null) throw invalidField('variant_id', 'carts.variant_unknown');
};

/** What its seller does not deliver here, or cannot be paid for, is not put into a cart: nobody could order it. */
const assertOrderable = ({ group, vendor }: ChangedCart, { lang }: Reader): void => {
  const params = { company_name: localized(lang, vendor.company_name, vendor.company_name_ar) };
  if (!group.delivers) throw new AppError(422, 'seller_not_delivering', { params });
  if (methodsOf(vendor).length === 0) throw new AppError(422, 'seller_not_payable', { params });
};

const partOf = (basket: Basket, vendor: CartLineRow): ChangedCart => {
  const vendorId = vendor.vendor_id;
  const emptied = { lines: [], rule: undefined, delivers: true, subTotal: 0, discount: 0, shippingCost: 0 };
  return { group: basket.groups.find((group) => group.vendorId === vendorId) ?? { vendorId, ...emptied }, vendor };
};

/** A customer's cart: one list of lines, shown by vendor. Every change raises its version. */
export const createCartService = (database: Database) => {
  const carts = createCartRepository(database);
  const shipping = createShippingRepository(database);
  const coupons = createCouponService(database);

  const readGoods = async (userId: number, currency: Currency, billingCountryId?: number): Promise<Basket> => {
    const rows = await carts.lines(userId);
    const vendorIds = [...new Set(rows.map((row) => row.vendor_id))];
    const countryId = await shipping.destination(userId, billingCountryId);
    return toBasket(rows, { rules: await shipping.rules(vendorIds, countryId, currency), countryId }, currency);
  };

  /**
   * The cart with prices, stock, shipping and coupon as they are now.
   * @param billingCountryId from the billing form, when the customer is filling one in
   */
  const readBasket = async (userId: number, currency: Currency, billingCountryId?: number): Promise<Basket> => {
    const basket = await readGoods(userId, currency, billingCountryId);
    const code = await carts.couponCode(userId);
    return withCoupon(basket, code === null ? null : await coupons.effectOf(code, userId, basket.groups, currency));
  };

  const findLine = async (userId: number, matches: (row: CartLineRow) => boolean): Promise<CartLineRow> => {
    const line = (await carts.lines(userId)).find(matches);
    if (!line) throw notFound();
    return line;
  };

  const changed = async (userId: number, currency: Currency, vendor: CartLineRow) => {
    await carts.bumpVersion(userId);
    return partOf(await readBasket(userId, currency), vendor);
  };

  return {
    readBasket,

    /**
     * Puts a product into the cart; a line held already grows.
     * @throws AppError 404 not on sale, 422 wrong variant, more than there is, or nothing that could be ordered from here
     */
    add: (userId: number, reader: Reader, wish: { productId: number; variantId: number | null; quantity: number }) =>
      database.transaction(async () => {
        await carts.lock(userId);
        const offer = await carts.offer(userId, wish.productId, wish.variantId);
        if (!offer) throw notFound();
        assertVariantChosen(offer, wish.variantId);
        assertInStock(offer.variant_stock ?? offer.product_stock, offer.held + wish.quantity);
        await carts.add(userId, wish.productId, wish.variantId, wish.quantity);
        const isWished = (row: CartLineRow) =>
          row.id === wish.productId && (row.variant?.id ?? null) === wish.variantId;
        const cart = await changed(userId, reader.currency, await findLine(userId, isWished));
        assertOrderable(cart, reader);
        return cart;
      }),

    /** @throws AppError 404 missing or another customer's line, 422 more than there is */
    setQuantity: (userId: number, currency: Currency, itemId: number, quantity: number) =>
      database.transaction(async () => {
        await carts.lock(userId);
        const line = await findLine(userId, (row) => row.item_id === itemId);
        assertInStock(line.purchasable ? (line.variant ?? line).stock : 0, quantity);
        await carts.setQuantity(userId, itemId, quantity);
        return changed(userId, currency, line);
      }),

    /** @throws AppError 404 missing or another customer's line */
    remove: (userId: number, currency: Currency, itemId: number) =>
      database.transaction(async () => {
        await carts.lock(userId);
        const line = await findLine(userId, (row) => row.item_id === itemId);
        await carts.remove(userId, itemId);
        return changed(userId, currency, line);
      }),

    /**
     * Puts a coupon on the cart, in place of the one that was there.
     * @throws AppError 422 for an empty cart, and for a code that does not hold for it: the old one stays
     */
    applyCoupon: (userId: number, reader: Reader, code: string): Promise<Basket> =>
      database.transaction(async () => {
        await carts.lock(userId);
        const basket = await readGoods(userId, reader.currency);
        if (basket.groups.length === 0) throw new AppError(422, 'cart_empty');
        const effect = await coupons.check(code, userId, basket.groups, reader);
        await carts.setCoupon(userId, effect.coupon.code);
        await carts.bumpVersion(userId);
        return withCoupon(basket, effect);
      }),

    removeCoupon: (userId: number, currency: Currency): Promise<Basket> =>
      database.transaction(async () => {
        await carts.lock(userId);
        await carts.setCoupon(userId, null);
        await carts.bumpVersion(userId);
        return readGoods(userId, currency);
      }),
  };
};
