import { z } from 'zod';
import { CurrencyAmounts } from '../../amounts.ts';
import { filterOf, PageNumber, SearchText } from '../../paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../schemas.ts';

const count = z.number().int();

export const CouponKind = z.enum(['percent', 'amount']);
export const Funding = z.enum(['platform', 'vendor']);

/** Why a coupon can be redeemed now, or cannot: the first that holds of off, ended, used_up and scheduled. */
export const CouponState = z.enum(['active', 'scheduled', 'ended', 'used_up', 'off']).meta({ id: 'CouponState' });

/**
 * A coupon as the admin keeps it. `percent` is null for an amount, `amounts` for a percentage. `minimums` of 0 ask for
 * nothing. `used`: redemptions that stand; `discounts`: what those took off, by currency.
 */
export const AdminCoupon = z
  .object({
    id: count,
    code: z.string(),
    kind: CouponKind,
    percent: count.nullable(),
    amounts: CurrencyAmounts.nullable(),
    minimums: CurrencyAmounts,
    starts_at: Moment,
    ends_at: Moment.nullable(),
    usage_limit: count.nullable(),
    per_customer_limit: count,
    funded_by: Funding,
    vendor: z.object({ id: count, company_name: z.string(), company_name_arabic: z.string() }).nullable(),
    only_email: z.string().nullable(),
    active: z.boolean(),
    state: CouponState,
    used: count,
    discounts: z.array(z.object({ currency: Currency, amount: Money })),
    created_at: Moment,
  })
  .meta({ id: 'AdminCoupon' });

export const AdminCouponPage = z.object({ coupons: z.array(AdminCoupon), meta: PageMeta });

/** A redemption. `released_at`: when the order was cancelled and the coupon given back. */
export const CouponUse = z
  .object({
    id: count,
    order_no: z.string(),
    customer: z.string(),
    email: z.string(),
    amount: Money,
    currency: Currency,
    created_at: Moment,
    released_at: Moment.nullable(),
  })
  .meta({ id: 'CouponUse' });

export const CouponUsePage = z.object({ uses: z.array(CouponUse), meta: PageMeta });

/** What may be asked of the list of coupons. */
export const CouponFilter = z.strictObject({
  search: SearchText,
  state: filterOf(CouponState),
  funded_by: filterOf(Funding),
});

export const CouponQuery = CouponFilter.extend({ page: PageNumber });
