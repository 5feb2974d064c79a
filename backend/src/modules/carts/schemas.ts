import { z } from 'zod';
import { OpenPayment } from '../../wire/error-data.ts';
import { Currency, Money } from '../../wire/schemas.ts';
import { PaymentMethod, Product, Variant } from '../shop/schemas.ts';
import { ReturnTerms } from '../shop/return-terms.ts';
import { ShippingRule } from '../shipping/schemas.ts';
import { VatGroups, VatPercent, VatReason } from '../vat/schemas.ts';
import { AppliedCoupon } from '../coupons/schemas.ts';

export const CartItem = z
  .object({
    id: z.number().int().describe('Id of the line, for its quantity and its removal'),
    quantity: z.number().int(),
    unit_price: Money,
    sub_total: Money,
    vat_percent: VatPercent,
    vat_reason: VatReason,
    returns: ReturnTerms,
    available_stock: z.number().int(),
    product: Product,
    variant: Variant.nullable(),
  })
  .meta({
    id: 'CartItem',
    description:
      'One line of a cart. `available_stock` is what could be bought now; `sub_total` = price x quantity, and 0 for a line that cannot be bought now.',
  });

export const Cart = z
  .object({
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Who sells these lines'),
    cart_items: z.array(CartItem).describe('What of his is in the cart'),
    currency: Currency,
    sub_total: Money,
    shipping: ShippingRule.nullable().describe('How he ships; null when he does not, or the country is not known'),
    discount: Money.describe('His part of what the coupon takes off'),
    shipping_cost: Money,
    tax_amount: Money,
    vat: VatGroups,
    missing_for_free_shipping: Money.nullable().describe(
      'How much more makes shipping free; null when it is free, or never will be',
    ),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({
    id: 'Cart',
    description:
      "What one vendor would sell from the cart. `discount`: this vendor's share of what a coupon takes off the goods. `missing_for_free_shipping` null: already free or never free. `delivers` false, or no `payment_methods`: the vendor does not ship to the customer's country, or cannot be paid at the moment, and the cart cannot be ordered with his products.",
  });

export const CartTotals = z
  .object({
    currency: Currency,
    sub_total: Money,
    discount: Money.describe('What the coupon takes off the goods'),
    shipping_cost: Money,
    tax_amount: Money,
    vat: VatGroups,
    total: Money.describe('What is to be paid: `sub_total` - `discount` + `shipping_cost`'),
  })
  .meta({
    id: 'CartTotals',
    description:
      'What the whole cart comes to: `total` = sub_total - discount + shipping_cost. `tax_amount` is in it already.',
  });

/** Why not all that was wanted has come into a cart. */
export const Shortfall = z
  .enum(['unavailable', 'not_delivered', 'not_payable', 'sold_out', 'fewer', 'cart_full'])
  .describe(
    'unavailable: not on sale; not_delivered: its vendor does not ship to the customer’s country; not_payable: its vendor cannot be paid at the moment; sold_out: none left; fewer: not as many as asked for are there; cart_full: the cart has as many lines as it may have, 500',
  );
export type Shortfall = z.infer<typeof Shortfall>;

/** What every answer about the whole cart carries. `coupon` null: no code was entered. */
export const wholeCart = {
  data: z.array(Cart).describe('The cart, one entry for each vendor; empty for an empty cart'),
  coupon: AppliedCoupon.nullable(),
  totals: CartTotals,
};

/** The cart as it is read, with the order that its customer is paying for. */
export const shownCart = {
  ...wholeCart,
  open_payment: OpenPayment.nullable().describe(
    'The order that the customer has still to pay by card; null without one',
  ),
};
