import { z } from 'zod';
import { Currency, Money } from '../../schemas.ts';
import { PaymentMethod, Product, ShippingRule, Variant } from '../catalog/schemas.ts';
import { AppliedCoupon } from '../coupons/schemas.ts';

/** One line of a cart. `available_stock` is what could be bought now; `sub_total` = price x quantity. */
export const CartItem = z
  .object({
    id: z.number().int(),
    quantity: z.number().int(),
    unit_price: Money,
    sub_total: Money,
    available_stock: z.number().int(),
    product: Product,
    variant: Variant.nullable(),
  })
  .meta({ id: 'CartItem' });

/**
 * What one vendor would sell from the cart. `discount`: this vendor's share of what a coupon takes off the goods.
 * `missing_for_free_shipping` null: already free or never free. `delivers` false, or no `payment_methods`: the vendor does
 * not ship to the customer's country, or cannot be paid at the moment, and the cart cannot be ordered with his products.
 */
export const Cart = z
  .object({
    vendor: z.object({ id: z.number().int(), company_name: z.string() }),
    cart_items: z.array(CartItem),
    currency: Currency,
    sub_total: Money,
    shipping: ShippingRule.nullable(),
    discount: Money,
    shipping_cost: Money,
    missing_for_free_shipping: Money.nullable(),
    delivers: z.boolean(),
    payment_methods: z.array(PaymentMethod),
  })
  .meta({ id: 'Cart' });

/** What the whole cart comes to: `total` = sub_total - discount + shipping_cost. */
export const CartTotals = z
  .object({
    currency: Currency,
    sub_total: Money,
    discount: Money,
    shipping_cost: Money,
    total: Money,
  })
  .meta({ id: 'CartTotals' });

/** What every answer about the whole cart carries. `coupon` null: no code was entered. */
export const wholeCart = { data: z.array(Cart), coupon: AppliedCoupon.nullable(), totals: CartTotals };
