import { z } from 'zod';
import { CurrencyAmounts } from '../../money/amounts.ts';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../wire/schemas.ts';

const count = z.number().int();

export const CouponKind = z.enum(['percent', 'amount']);
export const Funding = z.enum(['platform', 'vendor']);

const CouponState = z.enum(['active', 'scheduled', 'ended', 'used_up', 'off']).meta({
  id: 'CouponState',
  description: 'Why a coupon can be redeemed now, or cannot: the first that holds of off, ended, used_up and scheduled',
});

export const AdminCoupon = z
  .object({
    id: count,
    code: z.string().describe('What customers type, in capitals'),
    kind: CouponKind.describe('percent: a part of the goods; amount: a fixed amount in each currency'),
    percent: count.nullable(),
    amounts: CurrencyAmounts.nullable(),
    minimums: CurrencyAmounts,
    starts_at: Moment,
    ends_at: Moment.nullable().describe('Until when it holds; null: without end'),
    usage_limit: count.nullable(),
    per_customer_limit: count,
    funded_by: Funding,
    vendor: z
      .object({ id: count, company_name: z.string(), company_name_arabic: z.string() })
      .nullable()
      .describe('Who funds it, and on whose goods it holds; null for the platform’s'),
    only_email: z.string().nullable(),
    first_order_only: z.boolean().describe('Only for a customer’s first order'),
    active: z.boolean().describe('false: switched off'),
    state: CouponState,
    used: count.describe('How many redemptions stand'),
    discounts: z
      .array(z.object({ currency: Currency, amount: Money.describe('What was taken off in that currency') }))
      .describe('What those took off, by currency'),
    created_at: Moment,
    updated_at: Moment.describe('When it was saved last'),
  })
  .meta({
    id: 'AdminCoupon',
    description:
      'A coupon as the admin keeps it. `percent` is null for an amount, `amounts` for a percentage. `minimums` of 0 ask for nothing. `used`: redemptions that stand; `discounts`: what those took off, by currency.',
  });

export const AdminCouponPage = z.object({
  coupons: z.array(AdminCoupon).describe('The coupons of this page'),
  meta: PageMeta,
});

const CouponUse = z
  .object({
    id: count,
    order_no: z.string(),
    customer: z.string().describe('Name of the customer'),
    email: z.string().describe('E-mail address of the customer'),
    amount: Money.describe('What was taken off'),
    currency: Currency,
    created_at: Moment.describe('When the order was placed'),
    released_at: Moment.nullable().describe(
      'When what it was taken off was cancelled and the coupon given back; null while it stands',
    ),
  })
  .meta({
    id: 'CouponUse',
    description: 'A redemption. `released_at`: when what it was taken off was cancelled and the coupon given back.',
  });

export const CouponUsePage = z.object({
  uses: z.array(CouponUse).describe('The redemptions of this page'),
  meta: PageMeta,
});

/** What may be asked of the list of coupons. */
export const CouponFilter = z.strictObject({
  search: SearchText,
  state: filterOf(CouponState).describe('Only coupons in this state'),
  funded_by: filterOf(Funding).describe('Only coupons that this side funds'),
});

export const CouponQuery = CouponFilter.extend(pageKeys);
