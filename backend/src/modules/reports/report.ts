import type { z } from 'zod';
import type { Cell } from '../../csv/cell.ts';
import { localMoment } from '../../csv/moment.ts';
import type { Database } from '../../database/database.ts';
import { toWire } from '../../money.ts';
import { offsetOf, pageMeta, pageSize } from '../../paging.ts';
import type { Currency } from '../../schemas.ts';
import { statusLabel } from '../orders/status.ts';
import { createSalesRepository } from './salesRepository.ts';
import { beginningOf, plusDays } from './days.ts';
import { createReportRepository, type Place, type ReportOrderRow, type TileRow } from './reportRepository.ts';
import type { Seller, Span } from './sales.ts';
import type { ReportRow, ReportTiles, VendorReport } from './schemas.ts';

/** The first and the last day of a report. */
export interface Days {
  from: string;
  to: string;
}

const FILE_BATCH = 2000;

const noTiles: TileRow = {
  gross: 0,
  discounts: 0,
  shipping: 0,
  tax: 0,
  net: 0,
  orders: 0,
  units: 0,
  refunded: 0,
  cancelled: 0,
};

const momentsOf = ({ from, to }: Days): Span => ({ from: beginningOf(from), until: beginningOf(plusDays(to, 1)) });

const toTiles = (row: TileRow, currency: Currency): z.infer<typeof ReportTiles> => ({
  ...row,
  gross: toWire(row.gross, currency),
  discounts: toWire(row.discounts, currency),
  shipping: toWire(row.shipping, currency),
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
});

/** The columns of the file, in its order. */
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
  'currency',
];

const toCells = (row: ReportOrderRow, currency: Currency): Cell[] => [
  row.order_no,
  row.order_sub_no,
  localMoment(row.placed_at),
  statusLabel(row.status),
  row.customer,
  row.units,
  ...[row.sub_total, row.discount, row.shipping_cost, row.tax_amount, row.total_amount].map((minor) => ({
    minor,
    currency,
  })),
  currency,
];

/** Reads what a vendor earned, page by page or as a whole. */
export const createReportReader = (database: Database) => {
  const reports = createReportRepository(database);
  const dashboard = createSalesRepository(database);

  return {
    async page(seller: Seller, days: Days, page: number): Promise<z.infer<typeof VendorReport>> {
      const span = momentsOf(days);
      const [tiles, rows, currencies] = await Promise.all([
        reports.tiles(seller, span),
        reports.list(seller, span, pageSize.backOffice, offsetOf(page, pageSize.backOffice)),
        dashboard.currencies(seller.vendorId),
      ]);
      const { currency } = seller;
      const sums = tiles ?? noTiles;
      return {
        currency,
        ...days,
        tiles: toTiles(sums, currency),
        rows: rows.map((row) => toRow(row, currency)),
        currencies,
        meta: pageMeta(page, pageSize.backOffice, sums.orders + sums.cancelled),
      };
    },

    /** The whole table, its head first, read in batches while it is sent. */
    async *table(seller: Seller, days: Days): AsyncGenerator<readonly Cell[]> {
      yield fileColumns;
      const span = momentsOf(days);
      let after: Place | null = null;
      do {
        const rows: ReportOrderRow[] = await reports.listAfter(seller, span, after, FILE_BATCH);
        for (const row of rows) yield toCells(row, seller.currency);
        after = rows.length === FILE_BATCH ? (rows.at(-1) ?? null) : null;
      } while (after);
    },
  };
};
