import { localMoment } from '../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createBalanceRepository, type VendorBalanceRow } from './balance-repository.ts';
import { createEntryRepository, type EntryRow } from './entry-repository.ts';
import type { BalanceFilter } from './schemas.ts';

const vendorName = ({ company_name: name, company_name_ar: arabic }: EntryRow | VendorBalanceRow, lang: Lang) =>
  name && localized(lang, name, arabic ?? '');

const entryColumns: Columns<EntryRow> = [
  ['occurred_on', (row) => row.occurred_on],
  ['entry_kind', (row, lang) => translate(lang, `csv.entry_kind.${row.kind}`)],
  ['reversed_kind', (row, lang) => row.reversed_kind && translate(lang, `csv.entry_kind.${row.reversed_kind}`)],
  ['order_sub_no', (row) => row.order_sub_no],
  ['currency', (row) => row.currency],
  ['amount', ({ amount: minor, currency }) => ({ minor, currency })],
  ['reason', (row) => row.reason],
  ['payout_no', (row) => row.payout_no],
  ['statement_no', (row) => row.statement_no],
  ['created_at', (row) => localMoment(row.created_at)],
];

const adminColumns: Columns<EntryRow> = [...entryColumns, ['vendor', vendorName], ['actor', (row) => row.actor]];

const balanceColumns: Columns<VendorBalanceRow> = [
  ['vendor', vendorName],
  ['currency', (row) => row.currency],
  ['balance', ({ balance: minor, currency }) => ({ minor, currency })],
  ['pending', ({ pending: minor, currency }) => ({ minor, currency })],
  ['available', ({ balance, pending, currency }) => ({ minor: balance - pending, currency })],
];

/** Ledger entries as CSV, newest first; the admin variant includes the vendor. */
export const entryTable = (database: Database, condition: SQL, lang: Lang, reader: 'vendor' | 'admin') => {
  const entries = createEntryRepository(database);
  return tableOf(reader === 'admin' ? adminColumns : entryColumns, lang, (before, limit) =>
    entries.list(before === undefined ? condition : sql`${condition} AND e.id < ${before}`, limit, 0),
  );
};

/** All vendor balances as CSV, from a single query, so that no vendor appears twice. */
export const balanceTable = (database: Database, filter: BalanceFilter, lang: Lang) =>
  tableOf(balanceColumns, lang, async (before) =>
    before === undefined ? createBalanceRepository(database).list(filter, null, 0) : [],
  );
