import { allOf, contains, containsFolded } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { inCurrencyOrder } from '../../../money/currency-columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { accounts, components, entryKinds, EntryFilter } from './schemas.ts';

type Kind = (typeof entryKinds)[number];
export type AccountName = (typeof accounts)[number];

/** Ledger line, minor units. */
export interface LineRow {
  account: AccountName;
  component: (typeof components)[number];
  order_item_id: number | null;
  amount: number;
}

/** Ledger entry. `amount`, minor units, is its effect on the vendor's balance. */
export interface EntryRow {
  id: number;
  kind: Kind;
  reversed_kind: Kind | null;
  currency: Currency;
  amount: number;
  vendor_id: number | null;
  company_name: string | null;
  company_name_ar: string | null;
  order_sub_no: string | null;
  reason: string;
  payout_no: string | null;
  statement_no: string | null;
  actor: string | null;
  occurred_on: string;
  created_at: string;
  lines: LineRow[];
}

const source = sql`ledger_entries e LEFT JOIN vendor_orders part ON part.id = e.vendor_order_id
  LEFT JOIN vendors v ON v.id = e.vendor_id LEFT JOIN ledger_entries was ON was.id = e.reverses_id
  LEFT JOIN users actor ON actor.id = e.actor_user_id`;

const columns = sql`e.id, e.kind, was.kind AS reversed_kind, e.currency, e.vendor_id, v.company_name, v.company_name_ar,
  part.order_sub_no, e.reason, (
    SELECT p.payout_no FROM payouts p WHERE p.id = coalesce(e.payout_id, (
      SELECT taken.payout_id FROM payout_entries taken WHERE taken.entry_id = e.id AND taken.released_at IS NULL))) AS payout_no,
  (SELECT s.statement_no FROM statement_entries stated JOIN statements s ON s.id = stated.statement_id
    WHERE stated.entry_id = e.id) AS statement_no, actor.firstname || ' ' || actor.lastname AS actor,
  to_char(e.occurred_on, 'YYYY-MM-DD') AS occurred_on, e.created_at, line.*`;

const lines = sql`(
  SELECT coalesce(-sum(amount) FILTER (WHERE account = 'vendor'), 0)::bigint AS amount,
    coalesce(jsonb_agg(jsonb_build_object('account', account, 'component', component, 'order_item_id', order_item_id,
      'amount', amount) ORDER BY no), '[]') AS lines
  FROM ledger_lines WHERE entry_id = e.id)`;

/** Up to this many sub-orders are passed by id. For more, a subquery is faster. */
const MOST_NAMED = 1_000;

/** Ids of the sub-orders whose number matches a search; null if there are too many to pass. */
export type NamedSubOrders = readonly number[] | null;

const numbered = (search: string, vendorId: number | undefined): SQL => sql`
  SELECT part.id FROM vendor_orders part WHERE ${containsFolded(search, sql`part.search_number`)}
    ${vendorId === undefined ? sql`` : sql`AND part.vendor_id = ${vendorId}`}`;

/** Matches the sub-order number or the reason. Sub-orders are searched separately, once. */
const isFoundBy = (search: string, vendorId: number | undefined, named: NamedSubOrders): SQL => sql`(
  ${named ? sql`e.vendor_order_id = ANY(${named}::bigint[])` : sql`e.vendor_order_id IN (${numbered(search, vendorId)})`}
  OR e.reason <> '' AND ${contains(search, sql`e.reason`)})`;

/**
 * Entries matching a filter. `e` is a row of ledger_entries.
 * @param named result of `findParts` for the search
 */
export const entryCondition = (filter: EntryFilter, named: NamedSubOrders = null): SQL => {
  const { search, currency, kind, from, to, payout, statement, vendor: vendorId } = filter;
  const conditions: SQL[] = [];
  if (vendorId !== undefined) conditions.push(sql`e.vendor_id = ${vendorId}`);
  if (search !== undefined) conditions.push(isFoundBy(search, vendorId, named));
  if (currency !== undefined) conditions.push(sql`e.currency = ${currency}`);
  if (kind !== undefined) conditions.push(sql`e.kind = ${kind}`);
  if (from !== undefined) conditions.push(sql`e.occurred_on >= ${from}::date`);
  if (to !== undefined) conditions.push(sql`e.occurred_on <= ${to}::date`);
  if (payout !== undefined)
    conditions.push(sql`e.id IN (
      SELECT taken.entry_id FROM payout_entries taken JOIN payouts p ON p.id = taken.payout_id WHERE p.payout_no = ${payout})`);
  if (statement !== undefined)
    conditions.push(sql`e.id IN (
      SELECT stated.entry_id FROM statement_entries stated JOIN statements s ON s.id = stated.statement_id
      WHERE s.statement_no = ${statement})`);
  return allOf(conditions);
};

/** True if an entry affects its vendor's balance. `e` is a row of ledger_entries. */
export const touchesVendor = sql`EXISTS (SELECT FROM ledger_lines l WHERE l.entry_id = e.id AND l.account = 'vendor')`;

/** Newest first; the page is selected before its lines are read. */
const page = (condition: SQL, limit: number, offset: number, found: SQL): SQL => sql`
  WITH shown AS MATERIALIZED (
    SELECT e.id, ${found} AS found FROM ledger_entries e WHERE ${condition} ORDER BY e.id DESC LIMIT ${limit} OFFSET ${offset}
  )
  SELECT ${columns}, shown.found FROM shown JOIN ${source} ON e.id = shown.id CROSS JOIN LATERAL ${lines} AS line
  ORDER BY e.id DESC`;

export const createEntryRepository = (database: Database) => ({
  /**
   * Resolves a search to ids, so that few sub-orders are found by index: the planner cannot estimate how many a search
   * matches.
   */
  async findParts(search: string, vendorId: number | undefined): Promise<NamedSubOrders> {
    const rows = await database.query<{ id: number }>(sql`${numbered(search, vendorId)} LIMIT ${MOST_NAMED + 1}`);
    return rows.length > MOST_NAMED ? null : rows.map(({ id }) => id);
  },

  list: (condition: SQL, limit: number, offset: number) =>
    database.query<EntryRow>(page(condition, limit, offset, sql`NULL::bigint`)),

  /** The same with the total, for a search, which visits all matches anyway. */
  search: (condition: SQL, limit: number, offset: number) =>
    database.query<EntryRow & { found: number }>(page(condition, limit, offset, sql`count(*) OVER ()`)),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ledger_entries e WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /**
   * Number of entries that affect a vendor's balance, counted from the vendor's ledger lines, which are indexed by
   * entry.
   */
  async countOfVendor(vendorId: number, { currency, kind }: Pick<EntryFilter, 'currency' | 'kind'>): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM (
        SELECT entry_id FROM ledger_lines WHERE account = 'vendor' AND vendor_id = ${vendorId}
          ${currency === undefined ? sql`` : sql`AND currency = ${currency}`} GROUP BY currency, entry_id) AS touched
      ${kind === undefined ? sql`` : sql`JOIN ledger_entries e ON e.id = touched.entry_id AND e.kind = ${kind}`}`);
    return row?.total ?? 0;
  },

  /** Balance of each account, by currency. */
  trialBalance: () =>
    database.query<{ currency: Currency; account: AccountName; amount: number }>(sql`
      SELECT currency, account, sum(amount)::bigint AS amount FROM ledger_lines
      GROUP BY currency, account ORDER BY ${inCurrencyOrder(sql`currency`)}, account`),
});
