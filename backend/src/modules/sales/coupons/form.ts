import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { AmountsForm } from '../../../money/amounts.ts';
import { bulkChange } from '../../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../../wire/seen.ts';
import { Email, OptionalId, requiredCode } from '../../../wire/fields.ts';
import { CouponKind, Funding } from './admin-schemas.ts';

/** Moment in the years 1900 to 2099. */
const When = z.iso
  .datetime('coupons.moment_invalid')
  .refine((moment) => /^(19|20)/.test(moment), 'coupons.moment_invalid');

const uses = (most: number) => z.int('coupons.limit_invalid').min(1, 'coupons.limit_invalid').max(most);

const keys = {
  code: requiredCode('coupons.code_required', 32)
    .toUpperCase()
    .pipe(
      z
        .string()
        .min(3)
        .regex(/^[A-Z0-9-]+$/, 'coupons.code_form'),
    )
    .describe('3 to 32 letters, digits and dashes; stored in capitals'),
  kind: CouponKind.describe('percent requires `percent`, amount requires `amounts`'),
  percent: z
    .int('coupons.percent_range')
    .min(1, 'coupons.percent_range')
    .max(100, 'coupons.percent_range')
    .nullish()
    .describe('Whole percent off the goods, 1 to 100; only for kind percent'),
  amounts: AmountsForm.nullish().describe('Discount in each currency, above 0; only for kind amount'),
  minimums: AmountsForm.nullish(),
  ends_at: When.nullish(),
  usage_limit: uses(LIMITS.coupon.uses).nullish(),
  per_customer_limit: uses(LIMITS.coupon.usesPerCustomer).default(1),
  funded_by: Funding,
  vendor_id: OptionalId.describe('Vendor that funds it; only with `funded_by` vendor'),
  only_email: z.union([z.literal('').transform(() => null), Email]).nullish(),
  first_order_only: z.boolean().default(false).describe('Only for a customer’s first order'),
  active: z.boolean().default(true).describe('false: stored, but switched off'),
};

const isSet = (value: unknown) => value !== undefined && value !== null;
const isNothingSomewhere = (amounts: unknown) => !isSet(amounts) || Object.values(Object(amounts)).includes(0);
const isBefore = (moment: unknown, other: unknown) =>
  typeof moment === 'string' && Date.parse(moment) <= (typeof other === 'string' ? Date.parse(other) : Date.now());

type Form = Readonly<Partial<Record<keyof typeof keys | 'starts_at', unknown>>>;

/** Contradictions between fields, as pairs of a field and its message. */
const contradictions = (form: Form): [field: keyof Form, message: string][] => {
  const rules: [holds: boolean, field: keyof Form, message: string][] = [
    [form.kind === 'percent' && !isSet(form.percent), 'percent', 'coupons.percent_required'],
    [form.kind === 'amount' && isSet(form.percent), 'percent', 'coupons.percent_unwanted'],
    [form.kind === 'amount' && isNothingSomewhere(form.amounts), 'amounts', 'coupons.amounts_required'],
    [form.kind === 'percent' && isSet(form.amounts), 'amounts', 'coupons.amounts_unwanted'],
    [form.funded_by === 'vendor' && !isSet(form.vendor_id), 'vendor_id', 'coupons.vendor_required'],
    [form.funded_by === 'platform' && isSet(form.vendor_id), 'vendor_id', 'coupons.vendor_unwanted'],
    [isBefore(form.ends_at, form.starts_at), 'ends_at', 'coupons.ends_early'],
  ];
  return rules.flatMap(([holds, field, message]) => (holds ? [[field, message]] : []));
};

const checkTogether = (form: Form, context: z.core.$RefinementCtx) => {
  for (const [field, message] of contradictions(form))
    context.addIssue({ code: 'custom', path: [field], message, input: form[field] });
};

// Runs even if single fields are invalid, so that all errors are reported together.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

const example = {
  code: 'SPRING-10',
  kind: 'percent',
  percent: 10,
  minimums: { SAR: 100, BHD: 10, USD: 25 },
  ends_at: '2099-12-31T21:00:00.000Z',
  usage_limit: 500,
  per_customer_limit: 1,
  funded_by: 'platform',
};

/**
 * New coupon. A percentage has `percent`; an amount has `amounts` above zero in major units of each currency. A coupon
 * funded by a vendor covers the goods of `vendor_id` only. Without `starts_at` it starts now.
 */
export const NewCoupon = z
  .strictObject({ ...keys, starts_at: When.nullish().describe('Start of validity; now if omitted') })
  .superRefine(checkTogether, always)
  .meta({ example });

/**
 * Complete new state of a coupon. It starts now if `starts_at` is null, and `active` is unchanged if omitted. Once
 * used, its code, kind, value and funding cannot change.
 */
export const CouponEdit = z
  .strictObject({
    ...keys,
    starts_at: When.nullable().describe('Start of validity; null: now'),
    active: z.boolean().optional().describe('false: stored, but switched off; unchanged if omitted'),
    updated_at_seen: UpdatedAtSeen,
    _method: z.literal('PUT'),
  })
  .superRefine(checkTogether, always)
  .meta({ example: { ...example, starts_at: '2026-03-01T00:00:00.000Z', _method: 'PUT' } });

/** Validated form of a coupon; amounts in minor units. */
export type CouponForm = z.infer<typeof NewCoupon>;
export type CouponEdit = z.infer<typeof CouponEdit>;

export const CouponSwitch = z.strictObject({
  active: z.boolean().describe('true: switched on; false: off'),
  updated_at_seen: UpdatedAtSeen,
});
export const CouponBulk = bulkChange('activate', 'deactivate', 'delete').extend(updatedAtSeenByRow);
export type CouponSwitch = z.infer<typeof CouponSwitch>;
export type CouponBulk = z.infer<typeof CouponBulk>;
export type CouponAction = CouponBulk['action'];
