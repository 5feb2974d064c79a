import { z } from 'zod';
import { filterOf, pageKeys } from '../../../wire/paging.ts';
import { RefundsDue } from '../../../wire/refunds-due.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';

const MOST = 1_000_000_000;

export const RefundRunForm = z.strictObject({
  currency: Currency,
  seen_total: z
    .number('payout.seen_total_required')
    .min(0, 'payout.seen_total_required')
    .max(MOST, 'payout.seen_total_required')
    .describe('Total due when the page was loaded; if it has changed, the request fails with 409'),
});
export type RefundRunForm = z.infer<typeof RefundRunForm>;

export const RefundRunNumber = z.strictObject({
  run_no: z.string().max(40).describe('Run number: `REF-2026-0007`'),
});

export const RefundRun = z
  .object({
    id: z.number().int(),
    run_no: z.string().describe('Run number: `REF-2026-0007`'),
    currency: Currency,
    total: Money.describe('Sum of its transfers'),
    refund_count: z.number().int().describe('Number of transfers'),
    underway: z.number().int().describe('Number of transfers without an outcome yet'),
    created_at: Moment,
    created_by: z.string().describe('Name of the admin who ordered it'),
  })
  .meta({ id: 'RefundRun', description: 'Transfers to customers ordered by one bank file' });

export const RefundRunPage = z.object({
  refund_runs: z.array(RefundRun).describe('Runs on this page, newest first'),
  due: z
    .array(RefundsDue)
    .describe('Transfers that a run would order now, by currency; currencies without transfers are omitted'),
  meta: PageMeta,
});

export const RefundRunQuery = z.strictObject({ currency: filterOf(Currency) }).extend(pageKeys);
