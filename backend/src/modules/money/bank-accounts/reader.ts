import type { z } from 'zod';
import { createListReader } from '../../../csv/list-reader.ts';
import { localMoment } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { maskedIban } from '../../../money/iban.ts';
import { sql } from '../../../sql/sql.ts';
import { bankAccountCondition, createBankAccountRepository, type BankAccountRow } from './repository.ts';
import type { AdminBankAccount, BankAccount } from './schemas.ts';

/** Bank account as shown to its vendor. */
export const toBankAccount = (row: BankAccountRow): z.infer<typeof BankAccount> => ({
  id: row.id,
  iban: maskedIban(row.iban),
  holder: row.holder,
  bank: row.bank,
  state: row.state,
  remarks: row.remarks,
  created_at: row.created_at,
  held_until: row.held_until,
  decided_at: row.decided_at,
});

export const toAdminBankAccount = (row: BankAccountRow): z.infer<typeof AdminBankAccount> => ({
  ...toBankAccount(row),
  vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
  decided_by: row.decided_by,
});

const columns: Columns<BankAccountRow> = [
  ['vendor', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['iban', (row) => maskedIban(row.iban)],
  ['holder', (row) => row.holder],
  ['bank', (row) => row.bank],
  ['status', (row, lang) => translate(lang, `csv.bank_account_state.${row.state}`)],
  ['created_at', (row) => localMoment(row.created_at)],
  ['decided_at', (row) => row.decided_at && localMoment(row.decided_at)],
  ['decided_by', (row) => row.decided_by],
];

export const createBankAccountReader = (database: Database) =>
  createListReader({
    ...createBankAccountRepository(database),
    ...{ id: sql`b.id`, condition: bankAccountCondition, toEntry: toAdminBankAccount, columns },
  });
