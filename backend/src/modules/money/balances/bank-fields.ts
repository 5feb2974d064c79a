import { shopDay } from '../../../calendar/working-days.ts';
import { requiredCode } from '../../../wire/fields.ts';
import { Day } from '../../../wire/paging.ts';

/** Bank's reference of a transfer. */
export const BankReference = requiredCode('money.reference_required', 100).describe('Bank’s reference of the transfer');

/** Day of a completed transfer, in Riyadh. */
export const TransferDay = Day.refine((day) => day <= shopDay(new Date()), 'money.day_future').describe(
  'Day of the transfer in Riyadh, not in the future',
);
