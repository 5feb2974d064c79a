import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta, totalCount } from '../../../wire/paging.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { createBalanceRepository } from './balance-repository.ts';
import {
  createEntryRepository,
  entryCondition,
  touchesVendor,
  type AccountName,
  type NamedSubOrders,
} from './entry-repository.ts';
import { createSubOrderRepository } from './sub-order-repository.ts';
import type { BalanceFilter, EntryFilter } from './schemas.ts';
import { toBalance, toMoneySubOrder, toOwnBalance } from './view.ts';

/**
 * Entries that affect a vendor's balance.
 * @param named result of `findParts` for the search
 */
export const ownCondition = (vendorId: number, filter: EntryFilter, named: NamedSubOrders = null) =>
  sql`${entryCondition({ ...filter, vendor: vendorId }, named)} AND ${touchesVendor}`;

/** Balances, ledger entries, and explanations of amounts. */
export const createMoneyReader = (database: Database) => {
  const balances = createBalanceRepository(database);
  const entries = createEntryRepository(database);
  const parts = createSubOrderRepository(database);

  const searchPage = async (condition: SQL, page: number, size: number) => {
    const rows = await entries.search(condition, size, offsetOf(page, size));
    return { rows, meta: pageMeta(page, size, await totalCount(rows, page, () => entries.count(condition))) };
  };

  const pageOf = async (condition: SQL, page: number, size: number, count = () => entries.count(condition)) => {
    const [rows, total] = await Promise.all([entries.list(condition, size, offsetOf(page, size)), count()]);
    return { rows, meta: pageMeta(page, size, total) };
  };

  return {
    /** A vendor's balances, by currency. */
    balances: async (vendorId: number) => ({ balances: (await balances.ofVendor(vendorId)).map(toOwnBalance) }),

    async balancePage(filter: BalanceFilter, page: number, size: number) {
      const rows = await balances.list(filter, size, offsetOf(page, size));
      const total = await totalCount(rows, page, () => balances.count(filter));
      return {
        balances: rows.map((row) => ({
          ...toBalance(row),
          vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
        })),
        meta: pageMeta(page, size, total),
      };
    },

    async ownEntries(vendorId: number, filter: EntryFilter, page: number, size: number) {
      const { search } = filter;
      if (search !== undefined)
        return searchPage(ownCondition(vendorId, filter, await entries.findParts(search, vendorId)), page, size);
      const condition = ownCondition(vendorId, filter);
      const { currency, kind, ...more } = filter;
      const isMost = Object.values(more).every((value) => value === undefined);
      return pageOf(
        condition,
        page,
        size,
        isMost ? () => entries.countOfVendor(vendorId, { currency, kind }) : undefined,
      );
    },

    async entries(filter: EntryFilter, page: number, size: number) {
      const { search, vendor } = filter;
      if (search === undefined) return pageOf(entryCondition(filter), page, size);
      return searchPage(entryCondition(filter, await entries.findParts(search, vendor)), page, size);
    },

    /** Balance of each account, by currency. In a consistent ledger every total is 0. */
    async trialBalances() {
      const rows = await entries.trialBalance();
      const byCurrency = new Map<Currency, { account: AccountName; amount: number }[]>();
      for (const { currency, ...row } of rows) byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), row]);
      return byCurrency;
    },

    /**
     * Explanation of a sub-order's amounts.
     * @param vendorId required owner; null for an admin
     * @throws AppError 404 if missing or another vendor's
     */
    async part(orderSubNo: string, vendorId: number | null) {
      const part = await parts.find(orderSubNo, vendorId);
      if (!part) throw notFound();
      const rows = await entries.list(sql`e.vendor_order_id = ${part.id}`, 1000, 0);
      return { part: toMoneySubOrder(part, await parts.lines(part.id), rows), rows };
    },
  };
};
