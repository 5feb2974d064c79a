import type { z } from 'zod';
import { maskedIban } from '../../../money/iban.ts';
import { toWire } from '../../../money/money.ts';
import type { PayoutRow, RunRow } from './repository.ts';
import type { PayoutRun } from './run-schemas.ts';
import type { AdminPayout, Payout } from './schemas.ts';

/** Payout as shown to its vendor. */
export const toPayout = (row: PayoutRow): z.infer<typeof Payout> => ({
  id: row.id,
  payout_no: row.payout_no,
  run_no: row.run_no,
  currency: row.currency,
  amount: toWire(row.amount, row.currency),
  state: row.state,
  iban: maskedIban(row.iban),
  bank: row.bank,
  bank_reference: row.bank_reference,
  paid_on: row.paid_on,
  reason: row.reason,
  created_at: row.created_at,
});

export const toAdminPayout = (row: PayoutRow): z.infer<typeof AdminPayout> => ({
  ...toPayout(row),
  vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
  holder: row.holder,
});

export const toPayoutRun = (row: RunRow): z.infer<typeof PayoutRun> => ({
  ...row,
  total: toWire(row.total, row.currency),
});
