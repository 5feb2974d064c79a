import { z } from 'zod';
import { Currency, Money } from '../../schemas.ts';
import { AppliedCoupon } from '../coupons/schemas.ts';

/** One vendor's part of a checkout that is not placed yet. `delivers` false: he does not ship to the customer's country. */
export const CheckoutOrder = z
  .object({
    id: z.number().int(),
    order_no: z.string(),
    order_sub_no: z.string(),
    vendor: z.object({ id: z.number().int(), company_name: z.string() }),
    delivers: z.boolean(),
    sub_total: Money,
    shipping_cost: Money,
    discount: Money,
    total_amount: Money,
  })
  .meta({ id: 'CheckoutOrder' });

export const CheckoutLine = z
  .object({
    product: z.object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      name_arabic: z.string(),
      product_image: z.string().nullable(),
    }),
    variant: z.string(),
    variant_arabic: z.string(),
    vendor_id: z.number().int(),
    unit_price: Money,
    quantity: z.number().int(),
    sub_total: Money,
  })
  .meta({ id: 'CheckoutLine' });

/** The summary of a checkout. It never carries a root `status`: a body with one is an error (the documents' rule). */
export const Checkout = z
  .object({
    orders: z.array(CheckoutOrder),
    order_products: z.array(CheckoutLine),
    currency: Currency,
    coupon: AppliedCoupon.nullable(),
    sub_total: Money,
    shipping_cost: Money,
    discount: Money,
    tax_amount: Money,
    grand_total: Money,
  })
  .meta({ id: 'Checkout' });
