import { z } from 'zod';
import { CurrencyAmounts } from '../../../money/amounts.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';

const count = z.number().int();

export const CouponKind = z.enum(['percent', 'amount']);
export const Funding = z.enum(['platform', 'vendor']);

const CouponState = z.enum(['active', 'scheduled', 'ended', 'used_up', 'off']).meta({
  id: 'CouponState',
  description: 'State of a coupon: the first of off, ended, used_up and scheduled that applies, otherwise active',
});

export const AdminCoupon = z
  .object({
    id: count,
    code: z.string().describe('Code that customers enter, in capitals'),
    kind: CouponKind.describe('percent: percentage of the goods; amount: fixed amount per currency'),
    percent: count.nullable(),
    amounts: CurrencyAmounts.nullable(),
    minimums: CurrencyAmounts,
    starts_at: Moment,
    ends_at: Moment.nullable().describe('End of validity; null: unlimited'),
    usage_limit: count.nullable(),
    per_customer_limit: count,
    funded_by: Funding,
    vendor: z
      .object({ id: count, company_name: z.string(), company_name_arabic: z.string() })
      .nullable()
      .describe('Vendor that funds it and whose goods it covers; null for a coupon of the platform'),
    only_email: z.string().nullable(),
    first_order_only: z.boolean().describe('Only for a customer’s first order'),
    active: z.boolean().describe('false: switched off'),
    state: CouponState,
    used: count.describe('Number of redemptions that have not been released'),
    discounts: z
      .array(z.object({ currency: Currency, amount: Money.describe('Discount given in that currency') }))
      .describe('Discounts given by these redemptions, by currency'),
    created_at: Moment,
    updated_at: Moment.describe('Time of the last change'),
  })
  .meta({
    id: 'AdminCoupon',
    description:
      'A coupon as the admin manages it. `percent` is null for an amount, `amounts` for a percentage. `minimums` of 0: no minimum. `used`: redemptions that have not been released; `discounts`: their discounts, by currency.',
  });

const CouponUse = z
  .object({
    id: count,
    order_no: z.string(),
    customer: z.string().describe('Name of the customer'),
    email: z.string().describe('E-mail address of the customer'),
    amount: Money.describe('Discount given'),
    currency: Currency,
    created_at: Moment.describe('Time of the order'),
    released_at: Moment.nullable().describe(
      'Time at which the discounted goods were cancelled and the coupon was released; null while it is redeemed',
    ),
  })
  .meta({
    id: 'CouponUse',
    description:
      'A redemption. `released_at`: time at which the discounted goods were cancelled and the coupon was released.',
  });

export const CouponUsePage = z.object({
  uses: z.array(CouponUse).describe('The redemptions of this page'),
  meta: PageMeta,
});

/** Filters of the coupon list. */
export const CouponFilter = z.strictObject({
  search: SearchText,
  state: filterOf(CouponState).describe('Only coupons in this state'),
  funded_by: filterOf(Funding).describe('Only coupons funded by this side'),
});
