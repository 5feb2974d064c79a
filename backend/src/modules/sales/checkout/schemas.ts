import { z } from 'zod';
import { Currency, Money } from '../../../wire/schemas.ts';
import { ExpiresFrom } from '../../catalogue/shop/schemas.ts';
import { SaleRules } from '../../catalogue/shop/sale-rules.ts';
import { ReturnTerms } from '../../catalogue/shop/return-terms.ts';
import { VatGroups, VatPercent, VatReason } from '../../money/vat/schemas.ts';
import { AppliedCoupon } from '../coupons/schemas.ts';
import { ShippingAddressId } from '../carts/schemas.ts';
import { ColdFee, ShippingRule } from '../shipping/schemas.ts';

const CheckoutOrder = z
  .object({
    id: z.number().int().describe('Id of the sub-order, kept when it is placed'),
    order_no: z.string(),
    order_sub_no: z.string(),
    vendor: z.object({ id: z.number().int(), company_name: z.string() }).describe('Vendor'),
    delivers: z.boolean(),
    shipping: ShippingRule.nullable().describe('The vendor’s shipping rule; null if unknown'),
    sub_total: Money,
    shipping_cost: Money,
    cold_fee: ColdFee,
    discount: Money.describe('This vendor’s share of the coupon discount'),
    tax_amount: Money,
    vat: VatGroups,
    total_amount: Money,
  })
  .meta({
    id: 'CheckoutOrder',
    description:
      "A sub-order of an unplaced checkout. `delivers` is false if the vendor does not ship to the customer's country.",
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
      .describe('Product to be bought'),
    variant: z.string(),
    variant_arabic: z.string(),
    vendor_id: z.number().int().describe('Id of the vendor'),
    unit_price: Money,
    quantity: z.number().int(),
    sub_total: Money,
    vat_percent: VatPercent,
    vat_reason: VatReason,
    returns: ReturnTerms,
    sale_rules: SaleRules.nullable().describe('Rules of its sale; null if anyone may buy it'),
    expires_from: ExpiresFrom,
  })
  .meta({ id: 'CheckoutLine', description: 'A cart line as it would be ordered now' });

export const Checkout = z
  .object({
    orders: z.array(CheckoutOrder).describe('One entry per vendor; all have the `order_no` to place'),
    order_products: z.array(CheckoutLine),
    currency: Currency,
    coupon: AppliedCoupon.nullable(),
    shipping_address_id: ShippingAddressId,
    sub_total: Money,
    shipping_cost: Money,
    discount: Money.describe('Coupon discount on the goods'),
    tax_amount: Money,
    vat: VatGroups,
    grand_total: Money,
    cash: z.boolean().describe('True if cash is possible: every vendor accepts it, or there is nothing to pay'),
    card: z
      .enum(['off', 'ready', 'silent'])
      .describe('Card payment; silent: the provider has not responded yet, or no longer does'),
  })
  .meta({
    id: 'Checkout',
    description: 'Checkout summary. It has no `status`: a body with one is an error.',
  });
