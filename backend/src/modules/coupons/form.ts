import { LIMITS } from '../../facts/limits.ts';
import { z } from 'zod';
import { AmountsForm } from '../../money/amounts.ts';
import { bulkChange } from '../../wire/bulk.ts';
import { UpdatedAtSeen, updatedAtSeenByRow } from '../../wire/seen.ts';
import { Email, OptionalId, requiredCode } from '../../wire/fields.ts';
import { CouponKind, Funding } from './admin-schemas.ts';

/** A moment of a year that a calendar of today knows. */
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
    .describe('3 to 32 letters, digits and dashes; kept in capitals'),
  kind: CouponKind.describe('percent needs `percent`, amount needs `amounts`'),
  percent: z
    .int('coupons.percent_range')
    .min(1, 'coupons.percent_range')
    .max(100, 'coupons.percent_range')
    .nullish()
    .describe('Whole percent off the goods, 1 to 100; only of the kind percent'),
  amounts: AmountsForm.nullish().describe('What it takes off in each currency, above 0; only of the kind amount'),
  minimums: AmountsForm.nullish(),
  ends_at: When.nullish(),
  usage_limit: uses(LIMITS.coupon.uses).nullish(),
  per_customer_limit: uses(LIMITS.coupon.usesPerCustomer).default(1),
  funded_by: Funding,
  vendor_id: OptionalId.describe('Who funds it; only with `funded_by` vendor'),
  only_email: z.union([z.literal('').transform(() => null), Email]).nullish(),
  first_order_only: z.boolean().default(false).describe('Only for a customer’s first order'),
  active: z.boolean().default(true).describe('false: kept, but switched off'),
};

const isSet = (value: unknown) => value !== undefined && value !== null;
const isNothingSomewhere = (amounts: unknown) => !isSet(amounts) || Object.values(Object(amounts)).includes(0);
const isBefore = (moment: unknown, other: unknown) =>
  typeof moment === 'string' && Date.parse(moment) <= (typeof other === 'string' ? Date.parse(other) : Date.now());

type Form = Readonly<Partial<Record<keyof typeof keys | 'starts_at', unknown>>>;

/** What does not fit together: the field, and what to say there. */
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

// Named together with everything else that is wrong.
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
 * A new coupon. A percentage has `percent`, an amount `amounts` above zero in major units of each currency; one that a
 * vendor funds covers the goods of `vendor_id` only. Without `starts_at` it starts now.
 */
export const NewCoupon = z
  .strictObject({ ...keys, starts_at: When.nullish().describe('From when it holds; left out, from now on') })
  .superRefine(checkTogether, always)
  .meta({ example });

/**
 * A coupon with all that it shall be; it starts now where `starts_at` is null, and is on or off as before where `active` is left
 * out. Once used, its code, kind, value and funding stay as they are.
 */
export const CouponEdit = z
  .strictObject({
    ...keys,
    starts_at: When.nullable().describe('From when it holds; null: from now on'),
    active: z.boolean().optional().describe('false: kept, but switched off; left out, as before'),
    updated_at_seen: UpdatedAtSeen,
    _method: z.literal('PUT'),
  })
  .superRefine(checkTogether, always)
  .meta({ example: { ...example, starts_at: '2026-03-01T00:00:00.000Z', _method: 'PUT' } });

/** A coupon as it is to be stored; amounts in minor units. */
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
