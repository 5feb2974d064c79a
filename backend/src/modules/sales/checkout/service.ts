import type { PaymentMethod } from '../../../facts/payment-methods.ts';
import { assertFree, assertPayableByCard, type Cards } from './card.ts';
import type { Attempts } from '../../../database/attempts.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../wire/errors.ts';
import { createStockLedger } from '../../../ledger/stock.ts';
import type { StockLine } from '../../../ledger/take-stock.ts';
import type { SalesMetrics, Sold } from '../../../metrics/sales.ts';
import { effectiveCoupon, withCoupon, type Basket, type BasketGroup } from '../carts/basket.ts';
import { createBuyerCarts } from '../carts/guest-cart.ts';
import { createCartService } from '../carts/service.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { createSaleRuleRepository } from '../sale-rules/repository.ts';
import { createCouponService } from '../coupons/service.ts';
import { checkedPlace } from '../../operations/locations/place.ts';
import { createLowStockNotifier } from '../../people/notifications/low-stock-notifier.ts';
import type { Promised } from '../../money/payments/promise.ts';
import { arrivalOf, shipByOf } from '../shipping/arrival.ts';
import type { FormCountries } from '../shipping/delivery.ts';
import { announcementOf } from './announcement.ts';
import { messageOf } from './billing.ts';
import { resolveAddresses, type AddressForms } from './order-addresses.ts';
import { agrees, draftFor } from './draft.ts';
import { createDraftRepository } from './draft-repository.ts';
import type { Draft, OrderLineRow, StoredDraft } from './draft-rows.ts';
import {
  assertSaleRules,
  changedCheckout,
  assertNoShortage,
  assertAvailable,
  assertDeliverable,
  assertPayable,
} from './assertions.ts';
import { giftVendor } from './gift.ts';
import { createGuestOrders } from './guest-purchase.ts';
import { saveBilling } from './saved-billing.ts';
import { createCheckoutRepository, type BuyerRow } from './repository.ts';

/** Request to place an order. */
export interface Purchase extends AddressForms {
  orderNo: string;
  paymentMethod: PaymentMethod;
  /** Stored address that the page showed, null for none; omitted by clients that do not name it. */
  shippingAddressId?: number | null | undefined;
  /** Purchase order number; may be empty. */
  poNumber: string;
  /** The buyer states to be old enough for the goods. */
  ageConfirmed: boolean;
  /** Store the billing form for the next order. */
  remember: boolean;
  /** Network address of a guest; null for a customer. */
  guestAddress: string | null;
}

/** Form of a guest at the checkout; the address decides about coupons. */
interface GuestForm {
  email?: string;
}

/** A draft that matches the basket, ready to be placed. */
interface Sale {
  draft: StoredDraft;
  basket: Basket;
  buyer: BuyerRow;
}

const NO_PLACE = { country: null, state: null, city: null };

const toStockLine = (line: OrderLineRow): StockLine => ({
  vendorOrderId: line.vendor_order_id,
  productId: line.product_id,
  variantId: line.variant_id,
  quantity: line.quantity,
  orderItemId: line.id,
  promisedExpiry: line.promised_expiry,
});

const toSold = ({ groups, grandTotal, currency }: Basket, lines: OrderLineRow[]): Sold => ({
  parts: groups.length,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: grandTotal,
  currency,
});

/** Delivery promise shown at checkout, frozen even if the vendor's zone changes later. */
const promiseOf = ({ vendorId, rule }: BasketGroup): Promised => {
  if (!rule) return { vendorId, shipBy: null, arrivesFrom: null, arrivesTo: null };
  const { arrives_from: arrivesFrom, arrives_to: arrivesTo } = arrivalOf(rule);
  return { vendorId, shipBy: shipByOf(rule), arrivesFrom, arrivesTo };
};

/** True unless the page showed another stored address than the one that the parcels go to. */
const goesWhereShown = ({ shipping, shippingAddressId: shown }: Purchase, { shippingAddressId }: Basket): boolean =>
  shipping !== undefined || shown === undefined || shown === shippingAddressId;

/** Checkout, from cart to order. Lock order on every path: cart, order, vendors, coupon, stock. */
export const createCheckoutService = (
  database: Database,
  sales: Pick<SalesMetrics, 'sold'>,
  cards: Cards,
  attempts: Attempts,
) => {
  const carts = createCartService(database);
  const repository = createCheckoutRepository(database);
  const drafts = createDraftRepository(database);
  const coupons = createCouponService(database);
  const stock = createStockLedger(database);
  const saleRules = createSaleRuleRepository(database);
  const lowStock = createLowStockNotifier(database);
  const guests = createGuestOrders(database, attempts);
  const buyerCarts = createBuyerCarts(database);

  /** The coupon may have been used up since the basket was read; its locked row decides. */
  const redeem = async (userId: number, reader: Reader, orderId: number, basket: Basket) => {
    const coupon = effectiveCoupon(basket);
    if (!coupon) return;
    const redeemed = await coupons.redeem(coupon, { userId, orderId }, basket.groups, basket.currency);
    if (redeemed.discount !== basket.discount) throw changedCheckout(withCoupon(basket, redeemed), reader);
  };

  /** Freezes the rules that the lines are sold under. An order without rules costs no statement. */
  const freezeRules = async ({ order, lines }: StoredDraft, basket: Basket, { ageConfirmed }: Purchase) => {
    const rulesOf = new Map(basket.groups.flatMap((group) => group.lines.map(({ row }) => [row.id, row.sale_rules])));
    const ruled = lines.flatMap(({ id, product_id: productId }) => {
      const rules = rulesOf.get(productId) ?? null;
      return rules === null ? [] : [{ order_item_id: id, rules }];
    });
    const needsAge = ruled.some(({ rules }) => rules.min_age !== null);
    if (ruled.length > 0) await saleRules.freeze(order.id, ruled, needsAge && ageConfirmed);
  };

  const sell = async (userId: number, reader: Reader, purchase: Purchase, { draft, basket, buyer }: Sale) => {
    const { order, parts, lines } = draft;
    const addresses = resolveAddresses(purchase, buyer, reader.lang);
    const isByCard = purchase.paymentMethod === 'card';
    const giver = giftVendor(basket.groups, buyer.gift_from);
    const promises = basket.groups.map(promiseOf);
    const placement = {
      userId,
      paymentMethod: purchase.paymentMethod,
      lang: reader.lang,
      addresses,
      message: messageOf(purchase.billing),
      poNumber: purchase.poNumber,
      promises,
      giftVendor: giver,
      ...announcementOf(
        {
          ...{ orderNo: order.order_no, parts, basket, promises, shippingAddress: addresses.shipping },
          poNumber: purchase.poNumber,
          ...{ isPaid: isByCard, giftVendor: giver },
        },
        buyer.recipients,
        reader.lang,
      ),
    };
    await freezeRules(draft, basket, purchase);
    await (isByCard ? repository.hold(order.id, placement, cards.holdMs) : repository.place(order.id, placement));
    if (purchase.billing && purchase.remember && purchase.guestAddress === null)
      await saveBilling(database, userId, purchase.billing, addresses);
    // Coupon and stock come last, so that contended rows are locked only briefly before the commit.
    await redeem(userId, reader, order.id, basket);
    const { shortages, low } = await stock.take(lines.map(toStockLine));
    assertNoShortage(basket, shortages, reader);
    await lowStock.announce(low);
    // A card order counts as sold when it is paid.
    if (!isByCard) database.afterCommit(() => sales.sold(toSold(basket, lines)));
  };

  return {
    /**
     * The customer's one draft for the current cart. It reserves nothing; stock is taken when the order is placed.
     * @throws AppError 409 while another order awaits payment, 422 for an unknown country, an empty cart, or
     * unavailable goods
     */
    checkout: (
      userId: number,
      reader: Reader,
      forms: FormCountries,
      guest?: GuestForm,
    ): Promise<{ draft: Draft; basket: Basket }> =>
      database.transaction(async () => {
        const { version, paying, ...known } = await repository.lock(userId, forms);
        if (guest) {
          await buyerCarts.holdOpen(userId);
          if (guest.email !== undefined) await guests.setEmail(userId, guest.email);
        }
        assertFree(paying);
        if (!known.billing_known) checkedPlace({ ...NO_PLACE, country: forms.billing }, null);
        if (!known.shipping_known)
          checkedPlace({ ...NO_PLACE, country: forms.shipping }, null, { prefix: 'shipping_' });
        const { contents, stored } = await drafts.readWithCart(userId, reader.currency, forms);
        const basket = await carts.toSums(userId, reader.currency, contents);
        if (basket.groups.length === 0) throw new AppError(422, 'cart_empty');
        assertAvailable(basket, reader);
        assertSaleRules(basket, ['limit_reached', 'cold_not_delivered']);
        const customer = { userId, cartVersion: version, lang: reader.lang, stored };
        return { draft: await draftFor(drafts, customer, basket), basket };
      }),

    /**
     * Places the whole order or nothing. A card order reserves everything until it is paid. Idempotent per order
     * number.
     * @throws AppError 404 for an unknown or foreign number, 409 while another order awaits payment, if this one awaits
     * a card and is sent again with cash, or if it was not paid in time, 409 with the new sums if cart, currency,
     * prices, coupon or shipping differ from the draft, 422 for goods that cannot be bought, billed or paid
     */
    placeOrder: (userId: number, reader: Reader, purchase: Purchase): Promise<string> =>
      database.transaction(async () => {
        const { version, paying, stored: draft } = await repository.lockOrder(userId, purchase.orderNo);
        if (!draft) throw new AppError(404, 'checkout_not_found');
        const { order } = draft;
        if (order.state === 'expired') throw new AppError(409, 'payment_over');
        // The order is held for a card; confirming it as a cash order would be wrong.
        if (order.state === 'paying' && order.pay_by !== null && purchase.paymentMethod !== 'card')
          assertFree({ order_no: order.order_no, pay_by: order.pay_by });
        if (order.state !== 'draft') return order.order_no;
        assertFree(paying);
        const { guestAddress: address } = purchase;
        const assertGuestMayPay =
          address === null ? null : await guests.prepare({ id: userId, address }, purchase, reader.lang);
        const { contents, buyer } = await repository.readPurchase(userId, reader.currency, purchase);
        const check = { ageConfirmed: purchase.ageConfirmed, isSale: true };
        const basket = await carts.toSums(userId, reader.currency, contents, check);
        if (!buyer || !agrees(draft, basket, version) || !goesWhereShown(purchase, basket))
          throw changedCheckout(basket, reader);
        assertAvailable(basket, reader);
        assertDeliverable(basket, reader);
        assertSaleRules(basket, ['limit_reached', 'cold_not_delivered', 'age_confirmation']);
        assertPayable(basket, purchase.paymentMethod, reader);
        if (purchase.paymentMethod === 'card') assertPayableByCard(basket, cards);
        await assertGuestMayPay?.(order.id, basket);
        await sell(userId, reader, purchase, { draft, basket, buyer });
        return order.order_no;
      }),
  };
};
