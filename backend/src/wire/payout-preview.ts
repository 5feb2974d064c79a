import { z } from 'zod';
import { Currency, Money } from './schemas.ts';

const NamedVendor = z.object({
  id: z.number().int(),
  company_name: z.string(),
  company_name_arabic: z.string(),
});

/** Why a run leaves a vendor out. */
const skipReasons = ['owes_us', 'below_minimum', 'on_hold', 'no_bank_account'] as const;
export type SkipReason = (typeof skipReasons)[number];

export const PayoutPreview = z
  .object({
    currency: Currency,
    total: Money.describe('What the run would pay: send it back as `seen_total`'),
    payouts: z
      .array(
        z.object({
          vendor: NamedVendor,
          amount: Money.describe('What he would be paid'),
          entries: z.number().int().describe('How many entries of the books it pays for'),
          iban: z.string().describe('Masked: its country and its last four characters'),
          holder: z.string().describe('Whose account it is, as the bank knows them'),
          bank: z.string().describe('Name of the bank'),
        }),
      )
      .describe('Who would be paid'),
    skipped: z
      .array(
        z.object({
          vendor: NamedVendor,
          amount: z.number().describe('What is available; below zero, the vendor owes it'),
          reason: z
            .enum(skipReasons)
            .describe(
              'owes_us: nothing is owed to him; below_minimum: too little, it is carried on; on_hold: an admin holds his payouts back; no_bank_account: none was verified',
            ),
        }),
      )
      .describe('Who would not, and why; the balance is carried on'),
  })
  .meta({ id: 'PayoutPreview', description: 'What a payout run would pay, and whom it would leave out' });
