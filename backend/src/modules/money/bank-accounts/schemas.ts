import { z } from 'zod';
import { isIban, plainIban } from '../../../money/iban.ts';
import { optionalLines, requiredCode, requiredText } from '../../../wire/fields.ts';
import { filterOf, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';

export const bankAccountStates = ['waiting', 'verified', 'rejected', 'replaced'] as const;
const State = z
  .enum(bankAccountStates)
  .describe('waiting: to be reviewed by an admin; verified: receives payouts; replaced: superseded by a newer account');

const keys = {
  id: z.number().int(),
  iban: z.string().describe('Masked: country code and the last four characters'),
  holder: z.string().describe('Account holder, as registered with the bank'),
  bank: z.string().describe('Name of the bank'),
  state: State,
  remarks: z.string().describe('Reason for a rejection; may be empty'),
  created_at: Moment,
  held_until: Moment.nullable().describe(
    'When it can be verified at the earliest, because the person had just lost a second factor; null for at once',
  ),
  decided_at: Moment.nullable().describe('Time of the admin’s decision; null before'),
};

export const BankAccount = z.object(keys).meta({ id: 'BankAccount', description: 'A vendor’s payout account' });

export const BankAccounts = z.object({
  verified: BankAccount.nullable().describe('Account that receives payouts; null if none'),
  latest: BankAccount.nullable().describe('Account submitted last, possibly the same; null if none'),
  hold_reason: z.string().nullable().describe('Reason why payouts are on hold; null if they are not'),
});

export const BankAccountForm = z.strictObject({
  iban: requiredCode('bank_account.iban_required', 60)
    .overwrite(plainIban)
    .refine(isIban, 'bank_account.iban_invalid')
    .meta({ description: 'Saudi or Bahraini IBAN; spaces are ignored', examples: ['SA0380000000608010167519'] }),
  holder: requiredText('bank_account.holder_required').describe('Account holder, as registered with the bank'),
  bank: requiredText('bank_account.bank_required').describe('Name of the bank'),
});
export type BankAccountForm = z.infer<typeof BankAccountForm>;

export const BankAccountDecision = z
  .strictObject({
    decision: z
      .enum(['verify', 'reject'])
      .describe('verify: payouts go to this account from now on; reject: they do not'),
    remarks: optionalLines(1000).describe('Reason shown to the vendor; required to reject'),
  })
  .refine(({ decision, remarks }) => decision === 'verify' || remarks !== '', {
    path: ['remarks'],
    message: 'bank_account.remarks_required',
  });
export type BankAccountDecision = z.infer<typeof BankAccountDecision>;

export const AdminBankAccount = z
  .object({
    ...keys,
    vendor: z.object({ id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() }),
    decided_by: z.string().nullable().describe('Name of the admin who decided; null before'),
  })
  .meta({ id: 'AdminBankAccount', description: 'A vendor’s payout account with its vendor and reviewer' });

export const BankAccountFilter = z.strictObject({
  search: SearchText.describe('Part of the vendor’s name or the account holder'),
  state: filterOf(State).describe('Only accounts in this state'),
});
export type BankAccountFilter = z.infer<typeof BankAccountFilter>;
