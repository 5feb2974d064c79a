import type { z } from 'zod';
import type { Cell } from '../../../csv/cell.ts';
import { localMoment } from '../../../csv/moment.ts';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import { offsetOf, pageMeta, pageSize } from '../../../wire/paging.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { filteredCodes, statusLabel, type StatusCode } from '../orders/status/status.ts';
import { createSalesRepository } from './sales-repository.ts';
import { beginningOf, plusDays } from '../../../calendar/days.ts';
import {
  createReportRepository,
  type Place,
  type ReportedOrders,
  type ReportOrderRow,
  type TileRow,
} from './report-repository.ts';
import type { Seller } from '../orders/sales.ts';
import type { ReportRow, ReportTiles, VendorReport } from './schemas.ts';

/** First and last day of a report, and its status filter: 5 means both kinds of cancellation. */
interface ReportScope {
  from: string;
  to: string;
  status?: StatusCode;
}

const FILE_BATCH = 2000;

const noTiles: TileRow = {
  gross: 0,
  discounts: 0,
  shipping: 0,
  returned: 0,
  tax: 0,
  net: 0,
  orders: 0,
  units: 0,
  returned_units: 0,
  refunded: 0,
  cancelled: 0,
};

const ordersOf = ({ from, to, status }: ReportScope): ReportedOrders => ({
  from: beginningOf(from),
  until: beginningOf(plusDays(to, 1)),
  statuses: status && filteredCodes(status),
});

const toTiles = (row: TileRow, currency: Currency): z.infer<typeof ReportTiles> => ({
  ...row,
  gross: toWire(row.gross, currency),
  discounts: toWire(row.discounts, currency),
  shipping: toWire(row.shipping, currency),
  returned: toWire(row.returned, currency),
  tax: toWire(row.tax, currency),
  net: toWire(row.net, currency),
  refunded: toWire(row.refunded, currency),
});

const toRow = (row: ReportOrderRow, currency: Currency): z.infer<typeof ReportRow> => ({
  ...row,
  status: statusLabel(row.status),
  status_code: row.status,
  sub_total: toWire(row.sub_total, currency),
  discount: toWire(row.discount, currency),
  shipping_cost: toWire(row.shipping_cost, currency),
  tax_amount: toWire(row.tax_amount, currency),
  total_amount: toWire(row.total_amount, currency),
  returned: toWire(row.returned, currency),
  net: toWire(row.net, currency),
});

/** Columns of the CSV file, in order. */
const fileColumns: readonly string[] = [
  'order_no',
  'order_sub_no',
  'placed_at',
  'status',
  'customer',
  'units',
  'sub_total',
  'discount',
  'shipping_cost',
  'tax_amount',
  'total_amount',
  'returned_units',
  'returned',
  'net',
  'currency',
];

const amountIn = (currency: Currency) => (minor: number) => ({ minor, currency });

const toCells = (row: ReportOrderRow, currency: Currency): Cell[] => [
  row.order_no,
  row.order_sub_no,
  localMoment(row.placed_at),
  statusLabel(row.status),
  row.customer,
  row.units,
  ...[row.sub_total, row.discount, row.shipping_cost, row.tax_amount, row.total_amount].map(amountIn(currency)),
  row.returned_units,
  ...[row.returned, row.net].map(amountIn(currency)),
  currency,
];

/** File name of a report: `sales-2026-11-01-2026-11-30-SAR-shipped.csv`. */
export const fileNameOf = ({ from, to, status }: ReportScope, { currency }: Seller): string => {
  const suffix = status ? `-${statusLabel(status).toLowerCase().replaceAll(' ', '-')}` : '';
  return `sales-${from}-${to}-${currency}${suffix}.csv`;
};

/** Earnings reports, by page or in full. */
export const createReportReader = (database: Database) => {
  const reports = createReportRepository(database);
  const dashboard = createSalesRepository(database);

  return {
    async page(seller: Seller, scope: ReportScope, page: number): Promise<z.infer<typeof VendorReport>> {
      const orders = ordersOf(scope);
      const [tiles, rows, currencies] = await Promise.all([
        reports.tiles(seller, orders),
        reports.list(seller, orders, pageSize.backOffice, offsetOf(page, pageSize.backOffice)),
        dashboard.currencies(seller.vendorId),
      ]);
      const { currency } = seller;
      const sums = tiles ?? noTiles;
      return {
        currency,
        from: scope.from,
        to: scope.to,
        status_code: scope.status ?? null,
        tiles: toTiles(sums, currency),
        rows: rows.map((row) => toRow(row, currency)),
        currencies,
        meta: pageMeta(page, pageSize.backOffice, sums.orders + sums.cancelled),
      };
    },

    /** The full table with its header, read in batches while it is streamed. */
    async *table(seller: Seller, scope: ReportScope): AsyncGenerator<readonly Cell[]> {
      yield fileColumns;
      const orders = ordersOf(scope);
      let after: Place | null = null;
      do {
        const rows: ReportOrderRow[] = await reports.listAfter(seller, orders, after, FILE_BATCH);
        for (const row of rows) yield toCells(row, seller.currency);
        after = rows.length === FILE_BATCH ? (rows.at(-1) ?? null) : null;
      } while (after);
    },
  };
};
