import { z } from 'zod';
import { Currency, Money } from './schemas.ts';

const NamedVendor = z.object({
  id: z.number().int(),
  company_name: z.string(),
  company_name_arabic: z.string(),
});

/** Reasons for leaving a vendor out of a run. */
const skipReasons = ['owes_us', 'below_minimum', 'on_hold', 'no_bank_account'] as const;
export type SkipReason = (typeof skipReasons)[number];

export const PayoutPreview = z
  .object({
    currency: Currency,
    total: Money.describe('Total of the run; send it back as `seen_total`'),
    payouts: z
      .array(
        z.object({
          vendor: NamedVendor,
          amount: Money.describe('Amount of the payout'),
          entries: z.number().int().describe('Number of ledger entries that it settles'),
          iban: z.string().describe('Masked: country and last four characters'),
          holder: z.string().describe('Account holder as registered with the bank'),
          bank: z.string().describe('Bank name'),
        }),
      )
      .describe('Vendors that would be paid'),
    skipped: z
      .array(
        z.object({
          vendor: NamedVendor,
          amount: z.number().describe('Available balance; negative if the vendor owes money'),
          reason: z
            .enum(skipReasons)
            .describe(
              'owes_us: no positive balance; below_minimum: balance below the minimum payout; on_hold: payouts held by an admin; no_bank_account: no verified account',
            ),
        }),
      )
      .describe('Vendors that would not be paid, with the reason; their balance is carried forward'),
  })
  .meta({ id: 'PayoutPreview', description: 'Payouts of a run, and the vendors that it leaves out' });
