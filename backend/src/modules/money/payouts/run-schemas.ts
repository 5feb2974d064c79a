import { z } from 'zod';
import { Id } from '../../../wire/fields.ts';
import { filterOf, pageKeys } from '../../../wire/paging.ts';
import { Currency, Moment, Money, PageMeta } from '../../../wire/schemas.ts';
import { AdminPayout } from './schemas.ts';

const MOST_VENDORS = 1000;
const MOST = 1_000_000_000;

const scope = {
  currency: Currency,
  vendor_ids: z
    .array(Id('money.vendor_unknown'))
    .min(1)
    .max(MOST_VENDORS)
    .nullish()
    .describe('Only these vendors; omit or null for all'),
};

export const PayoutScope = z.strictObject(scope);
export type PayoutScope = z.infer<typeof PayoutScope>;

export const PayoutRunForm = z.strictObject({
  ...scope,
  seen_total: z
    .number('payout.seen_total_required')
    .min(0, 'payout.seen_total_required')
    .max(MOST, 'payout.seen_total_required')
    .describe('Total of the preview; if it has changed, the request fails with 409'),
});
export type PayoutRunForm = z.infer<typeof PayoutRunForm>;

export const RunNumber = z.strictObject({ run_no: z.string().max(40).describe('Run number: `PAY-2026-0007`') });

const run = {
  id: z.number().int(),
  run_no: z.string().describe('Run number: `PAY-2026-0007`'),
  currency: Currency,
  total: Money.describe('Sum of its payouts'),
  payout_count: z.number().int().describe('Number of payouts'),
  underway: z.number().int().describe('Number of payouts without an outcome yet'),
  created_at: Moment,
  created_by: z.string().describe('Name of the admin who ran it'),
};

export const PayoutRun = z.object(run).meta({ id: 'PayoutRun', description: 'Payouts ordered by one bank file' });

export const PayoutRunDetail = z
  .object({ ...run, payouts: z.array(AdminPayout).describe('Payouts in the order of the bank file') })
  .meta({ id: 'PayoutRunDetail', description: 'A payout run with its payouts' });

export const PayoutRunPage = z.object({
  payout_runs: z.array(PayoutRun).describe('Runs on this page, newest first'),
  meta: PageMeta,
});

export const PayoutRunFilter = z.strictObject({ currency: filterOf(Currency) });
export type PayoutRunFilter = z.infer<typeof PayoutRunFilter>;
export const PayoutRunQuery = PayoutRunFilter.extend(pageKeys);
