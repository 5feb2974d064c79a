import { z } from 'zod';
import { isIban, plainIban } from '../../money/iban.ts';
import { optionalLines, requiredCode, requiredText } from '../../wire/fields.ts';
import { filterOf, pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';

export const bankAccountStates = ['waiting', 'verified', 'rejected', 'replaced'] as const;
const State = z
  .enum(bankAccountStates)
  .describe('waiting: an admin has still to look at it; verified: it is paid to; replaced: a newer one is');

const keys = {
  id: z.number().int(),
  iban: z.string().describe('Masked: its country and its last four characters'),
  holder: z.string().describe('Whose account it is, as the bank knows them'),
  bank: z.string().describe('Name of the bank'),
  state: State,
  remarks: z.string().describe('Why it was rejected; may be empty'),
  created_at: Moment,
  decided_at: Moment.nullable().describe('When an admin decided; null before'),
};

export const BankAccount = z
  .object(keys)
  .meta({ id: 'BankAccount', description: 'An account that a vendor is paid to' });

export const BankAccounts = z.object({
  verified: BankAccount.nullable().describe('The one that is paid to; null while there is none'),
  latest: BankAccount.nullable().describe('The one that was stated last, which may be the same; null without any'),
  hold_reason: z.string().nullable().describe('Why Balsam pays nothing out at the moment; null where it does'),
});

export const BankAccountForm = z.strictObject({
  iban: requiredCode('bank_account.iban_required', 60)
    .overwrite(plainIban)
    .refine(isIban, 'bank_account.iban_invalid')
    .meta({ description: 'Of Saudi Arabia or Bahrain; spaces do not count', examples: ['SA0380000000608010167519'] }),
  holder: requiredText('bank_account.holder_required').describe('Whose account it is, as the bank knows them'),
  bank: requiredText('bank_account.bank_required').describe('Name of the bank'),
});
export type BankAccountForm = z.infer<typeof BankAccountForm>;

export const BankAccountDecision = z
  .strictObject({
    decision: z.enum(['verify', 'reject']).describe('verify: it is paid to from now on; reject: it is not'),
    remarks: optionalLines(1000).describe('Why, which the vendor is told; needed to reject'),
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
  .meta({ id: 'AdminBankAccount', description: 'An account of a vendor, with whose it is and who has looked at it' });

export const AdminBankAccountPage = z.object({
  bank_accounts: z.array(AdminBankAccount).describe('The accounts of this page, the newest first'),
  meta: PageMeta,
});

export const BankAccountFilter = z.strictObject({
  search: SearchText.describe('Part of the vendor’s name or of the holder'),
  state: filterOf(State).describe('Only those of this state'),
});
export type BankAccountFilter = z.infer<typeof BankAccountFilter>;
export const BankAccountQuery = BankAccountFilter.extend(pageKeys);
