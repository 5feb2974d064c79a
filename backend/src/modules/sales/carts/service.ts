import { LIMITS } from '../../../facts/limits.ts';
import { methodsOf } from '../../catalogue/shop/vendor-payment.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { localized } from '../../../i18n/localized.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { backOn, isPausedNow } from '../../catalogue/shop/holiday.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { createCouponService } from '../coupons/service.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { createSaleRuleRepository } from '../sale-rules/repository.ts';
import { toBasket, withCoupon, withSaleRules, type Basket, type BasketGroup } from './basket.ts';
import type { CartContents } from './contents.ts';
import {
  createCartRepository,
  type AddedOffer,
  type CartVendor,
  type Offer,
  type RequestedQuantity,
} from './repository.ts';

/** Changed cart: the group and the vendor of the changed line. */
export interface ChangedCart {
  group: BasketGroup;
  vendor: CartVendor;
}

/** Check of the rules of sale. @property isSale the transaction sells the cart */
interface RuleCheck {
  ageConfirmed?: boolean;
  isSale?: boolean;
}

const notEnough = (stock: number): AppError => {
  const availableStock = Math.min(stock, LIMITS.quantity);
  const message = { key: 'carts.not_enough_stock', params: { count: availableStock } };
  return new AppError(422, 'not_enough_stock', {
    params: { count: availableStock },
    fields: { quantity: [message] },
    data: { available_stock: availableStock },
  });
};

const assertInStock = (stock: number, quantity: number) => {
  if (quantity > Math.min(stock, LIMITS.quantity)) throw notEnough(stock);
};

/** Refuses products of a vendor on holiday, and says when the vendor is back. */
export const assertNotOnHoliday = (vendor: CartVendor | undefined, { lang }: Pick<Reader, 'lang'>): void => {
  if (!vendor?.holiday || !isPausedNow(vendor)) return;
  const company_name = localized(lang, vendor.company_name, vendor.company_name_ar);
  throw new AppError(422, 'seller_on_holiday', { params: { company_name, day: backOn(vendor.holiday) } });
};

/** Requires a variant exactly if the product has variants. */
const assertVariantChosen = (offer: Offer, variantId: number | null) => {
  if (offer.has_variants && variantId === null) throw invalidField('variant_id', 'carts.variant_required');
  if (variantId !== null && offer.variant_id === null) throw invalidField('variant_id', 'carts.variant_unknown');
};

/** Refuses lines that could not be ordered: the vendor does not ship to the customer or cannot accept payment. */
const assertOrderable = (offer: AddedOffer, { lang }: Reader, takesCards: boolean): void => {
  const params = { company_name: localized(lang, offer.company_name, offer.company_name_ar) };
  if (!offer.delivers) throw new AppError(422, 'seller_not_delivering', { params });
  if (methodsOf(offer, takesCards).length === 0) throw new AppError(422, 'seller_not_payable', { params });
};

const assertRoom = ({ held, is_full }: Offer): void => {
  if (held === 0 && is_full) throw new AppError(422, 'cart_full', { params: { limit: LIMITS.cartLines } });
};

/** Throws the reason why a line was not added. */
const assertAdded = (
  offer: AddedOffer,
  reader: Reader,
  { variantId, quantity }: RequestedQuantity,
  takesCards: boolean,
): void => {
  if (offer.is_added) return;
  const stock = offer.variant_stock ?? offer.product_stock;
  assertVariantChosen(offer, variantId);
  assertNotOnHoliday(offer, reader);
  assertInStock(stock, offer.held + quantity);
  assertOrderable(offer, reader, takesCards);
  assertRoom(offer);
  // A concurrent request has added more of it to the cart since the statement began.
  throw notEnough(stock);
};

const partOf = (basket: Basket, vendor: CartVendor): ChangedCart => {
  const vendorId = vendor.vendor_id;
  const emptied = {
    lines: [],
    rule: undefined,
    delivers: true,
    subTotal: 0,
    discount: 0,
    shippingCost: 0,
    coldFee: null,
    vatIncluded: 0,
  };
  return { group: basket.groups.find((group) => group.vendorId === vendorId) ?? { vendorId, ...emptied }, vendor };
};

/**
 * A customer's cart: one list of lines, shown by vendor. Each change increments the cart's version in the same
 * statement; the sums in the response are read afterwards.
 * @param takesCards true if the marketplace accepts cards, so vendors need not accept cash
 */
export const createCartService = (database: Database, takesCards = false) => {
  const carts = createCartRepository(database);
  const coupons = createCouponService(database);
  const rules = createSaleRuleRepository(database);

  const readGoods = async (userId: number, currency: Currency): Promise<Basket> => {
    return toBasket(await carts.read(userId, currency), currency, 'buyable');
  };

  /** Adds the rules that the lines break. Locks the person first if nobody may buy meanwhile. */
  const ruled = async (
    userId: number,
    basket: Basket,
    { ageConfirmed = false, isSale = false }: RuleCheck = {},
  ): Promise<Basket> => {
    const rows = basket.groups.flatMap(({ lines }) => lines.map(({ row }) => row));
    if (rows.every(({ sale_rules: ruling }) => ruling === null)) return basket;
    const limited = rows.filter(({ sale_rules: ruling }) => (ruling?.limits.length ?? 0) > 0).map(({ id }) => id);
    if (isSale && limited.length > 0) await rules.lockPerson(userId);
    const bought = limited.length > 0 ? await rules.history(userId, limited) : [];
    const history = new Map(limited.map((id) => [id, bought.filter(({ product_id: of }) => of === id)]));
    return withSaleRules(basket, { ageConfirmed, today: shopDay(new Date()) }, history);
  };

  const addUp = async (
    userId: number,
    currency: Currency,
    contents: CartContents,
    counted: 'all' | 'buyable',
    check?: RuleCheck,
  ): Promise<Basket> => {
    const { couponCode: code } = contents;
    const basket = await ruled(userId, toBasket(contents, currency, counted), check);
    return code === null ? basket : withCoupon(basket, await coupons.effectOf(code, userId, basket.groups, currency));
  };

  /** Sums of all stored lines, since an order is all or nothing. */
  const toSums = (userId: number, currency: Currency, contents: CartContents, check?: RuleCheck): Promise<Basket> =>
    addUp(userId, currency, contents, 'all', check);

  /** The cart with current prices, stock, shipping and coupon. A line that is off sale or sold out adds nothing. */
  const readBasket = async (userId: number, currency: Currency): Promise<Basket> =>
    addUp(userId, currency, await carts.read(userId, currency), 'buyable');

  const changed = async (userId: number, currency: Currency, vendor: CartVendor) =>
    partOf(await readBasket(userId, currency), vendor);

  return {
    readBasket,
    toSums,
    openPayment: carts.openPayment,

    /**
     * Adds a product to the cart; the quantity of an existing line is increased.
     * @throws AppError 404 not on sale; 422 wrong variant, a vendor on holiday, not enough stock, not orderable from here, or too
     * many lines
     */
    async add(userId: number, reader: Reader, wish: RequestedQuantity): Promise<ChangedCart> {
      const offer = await carts.addOrderable(userId, reader.currency, wish, takesCards);
      if (!offer) throw notFound();
      assertAdded(offer, reader, wish, takesCards);
      return changed(userId, reader.currency, offer);
    },

    /** Current group of the vendor of a product or line. @throws AppError 404 if there is none */
    async groupOf(userId: number, currency: Currency, of: { productId: number } | { itemId: number }) {
      const vendor = await ('productId' in of
        ? carts.vendorOf(userId, of.productId)
        : carts.vendorOfLine(userId, of.itemId));
      if (!vendor) throw notFound();
      return changed(userId, currency, vendor);
    },

    /** @throws AppError 404 missing or another customer's line, 422 not enough stock, or a vendor on holiday */
    async setQuantity(userId: number, reader: Reader, itemId: number, quantity: number): Promise<ChangedCart> {
      const line = await carts.setQuantity(userId, itemId, quantity);
      if (!line) throw notFound();
      assertNotOnHoliday(line, reader);
      assertInStock(line.stock, quantity);
      if (!line.is_changed) throw notFound();
      return changed(userId, reader.currency, line);
    },

    /** @throws AppError 404 missing or another customer's line */
    async remove(userId: number, currency: Currency, itemId: number): Promise<ChangedCart> {
      const vendor = await carts.remove(userId, itemId);
      if (!vendor) throw notFound();
      return changed(userId, currency, vendor);
    },

    /**
     * Applies a coupon to the cart, replacing any other.
     * @throws AppError 422 for an empty cart or a code that is not valid for it; the previous coupon stays
     */
    applyCoupon: (userId: number, reader: Reader, code: string): Promise<Basket> =>
      database.transaction(async () => {
        await carts.lock(userId);
        const basket = await readGoods(userId, reader.currency);
        if (basket.groups.length === 0) throw new AppError(422, 'cart_empty');
        const effect = await coupons.check(code, userId, basket.groups, reader);
        await carts.setCoupon(userId, effect.coupon.code);
        return withCoupon(basket, effect);
      }),

    /**
     * Delivers the cart to one of the customer's addresses; null: to the default.
     * @throws AppError 404 for a missing or foreign address
     */
    async deliverTo(userId: number, currency: Currency, addressId: number | null): Promise<Basket> {
      if (!(await carts.deliverTo(userId, addressId))) throw notFound();
      return readBasket(userId, currency);
    },

    removeCoupon: (userId: number, currency: Currency): Promise<Basket> =>
      database.transaction(async () => {
        await carts.lock(userId);
        await carts.setCoupon(userId, null);
        return readGoods(userId, currency);
      }),
  };
};
