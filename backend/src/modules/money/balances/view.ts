import type { z } from 'zod';
import { toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { nameWithVariant } from '../../catalogue/shop/variant-label.ts';
import type { BalanceRow, OwnBalanceRow } from './balance-repository.ts';
import type { AccountName, EntryRow, LineRow } from './entry-repository.ts';
import { amountsOf, postedAmounts, expectedOf, sumOf, type LineAmounts } from './explanation.ts';
import type { SubOrderLineRow, SubOrderRow } from './sub-order-repository.ts';
import type { AdminLedgerEntry, Balance, LedgerEntry, LedgerLine, TrialBalance } from './schemas.ts';

/** Signed wire amount; turns -0 into 0. */
const signed = (minor: number, currency: Currency): number => toWire(minor, currency) + 0;

const percentOf = (bp: number | null): number => (bp ?? 0) / 100;

export const toBalance = ({ currency, balance, pending }: BalanceRow): z.infer<typeof Balance> => ({
  currency,
  balance: signed(balance, currency),
  pending: signed(pending, currency),
  available: signed(balance - pending, currency),
});

export const toOwnBalance = (row: OwnBalanceRow) => ({
  ...toBalance(row),
  last_payout: row.last_payout,
  last_statement: row.last_statement,
});

export const toEntry = ({ currency, amount, ...row }: EntryRow): z.infer<typeof LedgerEntry> => ({
  id: row.id,
  kind: row.kind,
  reversed_kind: row.reversed_kind,
  currency,
  amount: signed(amount, currency),
  order_sub_no: row.order_sub_no,
  reason: row.reason,
  payout_no: row.payout_no,
  statement_no: row.statement_no,
  occurred_on: row.occurred_on,
  created_at: row.created_at,
});

const toLine = (line: LineRow, currency: Currency): z.infer<typeof LedgerLine> => ({
  account: line.account,
  component: line.component,
  order_product_id: line.order_item_id,
  amount: signed(line.amount, currency),
});

export const toAdminEntry = (row: EntryRow): z.infer<typeof AdminLedgerEntry> => ({
  ...toEntry(row),
  vendor:
    row.vendor_id === null
      ? null
      : { id: row.vendor_id, company_name: row.company_name ?? '', company_name_arabic: row.company_name_ar ?? '' },
  actor: row.actor,
  lines: row.lines.map((line) => toLine(line, row.currency)),
});

export const toTrialBalance = (
  currency: Currency,
  rows: readonly { account: AccountName; amount: number }[],
): z.infer<typeof TrialBalance> => ({
  currency,
  accounts: rows.map(({ account, amount }) => ({ account, amount: signed(amount, currency) })),
  total: signed(
    rows.reduce((total, { amount }) => total + amount, 0),
    currency,
  ),
});

const toAmounts = (amounts: LineAmounts, currency: Currency) => ({
  sub_total: toWire(amounts.sub_total, currency),
  discount_by_vendor: toWire(amounts.discount_by_vendor, currency),
  discount_by_platform: toWire(amounts.discount_by_platform, currency),
  shipping: toWire(amounts.shipping, currency),
  vat_goods: toWire(amounts.vat_goods, currency),
  vat_shipping: toWire(amounts.vat_shipping, currency),
  commission_base: toWire(amounts.commission_base, currency),
  commission: toWire(amounts.commission, currency),
  commission_vat: toWire(amounts.commission_vat, currency),
  vat_withheld: toWire(amounts.vat_withheld, currency),
  net: signed(amounts.net, currency),
});

const toLineName = (line: SubOrderLineRow) => {
  const { name, name_ar } = nameWithVariant(line, { label: line.variant_label, labelArabic: line.variant_label_ar });
  return { name, name_arabic: name_ar || name };
};

const toPartLine = (line: SubOrderLineRow, amounts: LineAmounts, currency: Currency) => ({
  order_product_id: line.id,
  ...toLineName(line),
  sku: line.sku,
  unit_price: toWire(line.unit_price, currency),
  quantity: line.quantity,
  ...toAmounts(amounts, currency),
  vat_percent: percentOf(line.vat_bp),
  commission_percent: percentOf(line.commission_bp),
  commission_source: line.commission_source ?? 'none',
  commission_category:
    line.category === null ? null : { name: line.category, name_arabic: line.category_ar ?? line.category },
  commission_from_day: line.rate_from_day,
  commission_vat_percent: percentOf(line.commission_vat_bp),
});

/** Explains a sub-order's amounts and compares the terms of the sale with the ledger. */
export const toMoneySubOrder = (part: SubOrderRow, lines: readonly SubOrderLineRow[], entries: readonly EntryRow[]) => {
  const { currency } = part;
  const known = lines.flatMap((line) => {
    const amounts = amountsOf(line, part);
    return amounts ? [{ line, amounts }] : [];
  });
  const total = sumOf(known.map(({ amounts }) => amounts));
  const expected = expectedOf(part, total);
  const { booked, adjusted } = postedAmounts(entries);
  return {
    order_sub_no: part.order_sub_no,
    currency,
    has_money: known.length > 0,
    placed_at: part.placed_at,
    completed_at: part.completed_at,
    customer_paid: toWire(part.total_amount, currency),
    collected_by: part.collected_by,
    tax_issuer: part.tax_issuer,
    is_pending: part.is_pending,
    settled_on: part.settled_on,
    lines: known.map(({ line, amounts }) => toPartLine(line, amounts, currency)),
    total: toAmounts(total, currency),
    returned: toWire(part.returned, currency),
    expected: signed(expected, currency),
    adjusted: signed(adjusted, currency),
    booked: signed(booked, currency),
    agrees: booked === expected + adjusted,
  };
};
