import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { maskedIban } from '../../../money/iban.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createPayoutRepository, type PayoutRow } from './repository.ts';

const columns: Columns<PayoutRow> = [
  ['payout_no', (row) => row.payout_no],
  ['currency', (row) => row.currency],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['status', (row, lang) => translate(lang, `csv.payout_state.${row.state}`)],
  ['iban', (row) => maskedIban(row.iban)],
  ['bank', (row) => row.bank],
  ['bank_reference', (row) => row.bank_reference],
  ['paid_on', (row) => row.paid_on],
  ['reason', (row) => row.reason],
  ['created_at', (row) => localMoment(row.created_at)],
];

const vendor: Columns<PayoutRow>[number] = [
  'vendor',
  (row, lang) => localized(lang, row.company_name, row.company_name_ar),
];

/** Transfer data for the bank: the only place where an IBAN is written in full. */
const bankColumns: Columns<PayoutRow> = [
  ['payout_no', (row) => row.payout_no],
  ['iban', (row) => row.iban],
  ['holder', (row) => row.holder],
  ['bank', (row) => row.bank],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['currency', (row) => row.currency],
];

/** Payouts as CSV, newest first; the admin variant includes the vendor. */
export const payoutTable = (database: Database, condition: SQL, lang: Lang, reader: 'vendor' | 'admin') => {
  const payouts = createPayoutRepository(database);
  return tableOf(reader === 'admin' ? [...columns, vendor] : columns, lang, (before, limit) =>
    payouts.list(before === undefined ? condition : sql`${condition} AND p.id < ${before}`, limit, 0),
  );
};

/** Transfers of a run that the bank has not made yet. */
export const bankFile = (rows: readonly PayoutRow[], lang: Lang) =>
  tableOf(bankColumns, lang, async (before) =>
    before === undefined ? rows.filter(({ state }) => state === 'underway') : [],
  );
