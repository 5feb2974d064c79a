import { shopDay } from '../../calendar/working-days.ts';
import { requiredCode } from '../../wire/fields.ts';
import { Day } from '../../wire/paging.ts';

/** By what a bank knows a transfer. */
export const BankReference = requiredCode('money.reference_required', 100).describe(
  'By what the bank knows the transfer',
);

/** The day in Riyadh of a transfer, which has come. */
export const TransferDay = Day.refine((day) => day <= shopDay(new Date()), 'money.day_future').describe(
  'The day in Riyadh of the transfer, not in the future',
);
