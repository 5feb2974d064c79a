import { z } from 'zod';
import { OpenPayment } from '../../../wire/error-data.ts';
import { Currency, Money } from '../../../wire/schemas.ts';
import { PaymentMethod, Product, Variant } from '../../catalogue/shop/schemas.ts';
import { ReturnTerms } from '../../catalogue/shop/return-terms.ts';
import { ColdFee, ShippingRule } from '../shipping/schemas.ts';
import { VatGroups, VatPercent, VatReason } from '../../money/vat/schemas.ts';
import { SaleProblem } from '../sale-rules/schemas.ts';
import { AppliedCoupon } from '../coupons/schemas.ts';

export const CartItem = z
  .object({
    id: z.number().int().describe('Line id, used to change the quantity or remove the line'),
    quantity: z.number().int(),
    unit_price: Money,
    sub_total: Money,
    vat_percent: VatPercent,
    vat_reason: VatReason,
    returns: ReturnTerms,
    available_stock: z.number().int(),
    problems: z.array(SaleProblem).describe('Rules of sale that the line breaks; empty if it can be ordered'),
    lacks_licence: z
      .boolean()
      .describe('True: not sold at the moment, because a licence of its vendor is being renewed'),
    product: Product,
    variant: Variant.nullable(),
  })
  .meta({
    id: 'CartItem',
    description:
      'One line of a cart. `available_stock` is the quantity that can be bought now; `sub_total` = price x quantity, and 0 for a line that cannot be bought now.',
  });

export const Cart = z
  .object({
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Seller of these lines'),
    cart_items: z.array(CartItem).describe('This vendor’s lines in the cart'),
    currency: Currency,
    sub_total: Money,
    shipping: ShippingRule.nullable().describe(
      'The vendor’s shipping rule; null if the vendor does not ship there or the country is unknown',
    ),
    discount: Money.describe('This vendor’s share of the coupon discount'),
    shipping_cost: Money,
    cold_fee: ColdFee,
    tax_amount: Money,
    vat: VatGroups,
    missing_for_free_shipping: Money.nullable().describe(
      'Amount missing for free shipping; null if shipping is already free or never will be',
    ),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({
    id: 'Cart',
    description:
      "One vendor's lines in the cart, with their sums. `discount`: this vendor's share of the coupon discount on the goods. `missing_for_free_shipping` null: already free or never free. `delivers` false or empty `payment_methods`: the vendor does not ship to the customer's country or cannot currently accept payment, so the cart cannot be ordered with these lines.",
  });

export const CartTotals = z
  .object({
    currency: Currency,
    sub_total: Money,
    discount: Money.describe('Coupon discount on the goods'),
    shipping_cost: Money,
    tax_amount: Money,
    vat: VatGroups,
    total: Money.describe('Amount to pay: `sub_total` - `discount` + `shipping_cost`'),
  })
  .meta({
    id: 'CartTotals',
    description:
      'Totals of the whole cart: `total` = sub_total - discount + shipping_cost. `tax_amount` is already included.',
  });

/** Reason why less than the requested quantity was added to a cart. */
export const Shortfall = z
  .enum(['unavailable', 'not_delivered', 'not_payable', 'on_holiday', 'sold_out', 'fewer', 'cart_full'])
  .describe(
    'unavailable: not on sale; not_delivered: the vendor does not ship to the customer’s country; not_payable: the vendor cannot currently accept payment; on_holiday: the vendor sells nothing during a holiday; sold_out: none left; fewer: fewer in stock than requested; cart_full: the cart has the maximum of 500 lines',
  );
export type Shortfall = z.infer<typeof Shortfall>;

export const ShippingAddressId = z
  .number()
  .int()
  .nullable()
  .describe('Stored address that the parcels go to: the one chosen for this cart, else the default; null without one');

const MergeOutcome = z
  .enum(['added', 'raised', 'kept', 'fewer', 'unavailable', 'cart_full'])
  .describe(
    'added: new in the cart; raised: more than before; kept: as before; fewer: fewer in stock than the guest’s cart had; unavailable: not on sale or sold out; cart_full: the cart has the maximum of 500 lines',
  );
export type MergeOutcome = z.infer<typeof MergeOutcome>;

export const MergedLine = z
  .object({
    product: z
      .object({ id: z.number().int(), slug: z.string(), name: z.string(), name_arabic: z.string() })
      .describe('Product of the line'),
    quantity: z.number().int().describe('Quantity in the cart now'),
    was: z.number().int().describe('Quantity in the customer’s cart before'),
    outcome: MergeOutcome,
  })
  .meta({ id: 'MergedLine', description: 'A line of a guest’s cart after merging' });

/** Fields of every response with the whole cart. `coupon` is null if no code was entered. */
export const wholeCart = {
  data: z.array(Cart).describe('The cart, one entry per vendor; empty for an empty cart'),
  coupon: AppliedCoupon.nullable(),
  shipping_address_id: ShippingAddressId,
  totals: CartTotals,
};

/** Response of reading the cart: includes the order with a pending card payment. */
export const shownCart = {
  ...wholeCart,
  open_payment: OpenPayment.nullable().describe('The order for which a card payment is pending; null without one'),
};
