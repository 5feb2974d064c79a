import { z } from 'zod';
import { Currency, Money } from '../../wire/schemas.ts';
import { ReturnTerms } from '../shop/return-terms.ts';
import { VatGroups, VatPercent, VatReason } from '../vat/schemas.ts';
import { AppliedCoupon } from '../coupons/schemas.ts';

const CheckoutOrder = z
  .object({
    id: z.number().int().describe('Id that this part will keep as an order'),
    order_no: z.string(),
    order_sub_no: z.string(),
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Who sells it'),
    delivers: z.boolean(),
    sub_total: Money,
    shipping_cost: Money,
    discount: Money.describe('This vendor’s part of what the coupon takes off'),
    tax_amount: Money,
    vat: VatGroups,
    total_amount: Money,
  })
  .meta({
    id: 'CheckoutOrder',
    description:
      "One vendor's part of a checkout that is not placed yet. `delivers` false: he does not ship to the customer's country.",
  });

const CheckoutLine = z
  .object({
    product: z
      .object({
        id: z.number().int(),
        slug: z.string(),
        name: z.string(),
        name_arabic: z.string(),
        product_image: z.string().nullable(),
      })
      .describe('What would be bought'),
    variant: z.string(),
    variant_arabic: z.string(),
    vendor_id: z.number().int().describe('Id of its vendor'),
    unit_price: Money,
    quantity: z.number().int(),
    sub_total: Money,
    vat_percent: VatPercent,
    vat_reason: VatReason,
    returns: ReturnTerms,
  })
  .meta({ id: 'CheckoutLine', description: 'A line of the cart as it would be ordered now' });

export const Checkout = z
  .object({
    orders: z.array(CheckoutOrder).describe('One entry for each vendor; all carry the `order_no` to place'),
    order_products: z.array(CheckoutLine),
    currency: Currency,
    coupon: AppliedCoupon.nullable(),
    sub_total: Money,
    shipping_cost: Money,
    discount: Money.describe('What the coupon takes off the goods'),
    tax_amount: Money,
    vat: VatGroups,
    grand_total: Money,
    cash: z.boolean().describe('Whether it may be paid in cash: every vendor takes it, or nothing is to be paid'),
    card: z
      .enum(['off', 'ready', 'silent'])
      .describe('Payment by card; silent: the provider has not answered yet, or no longer does'),
  })
  .meta({
    id: 'Checkout',
    description: 'The summary of a checkout. It carries no `status`: a body with one is an error.',
  });
