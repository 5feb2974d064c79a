import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { statusCodes, statusLabel } from '../../sales/orders/status/status.ts';
import { periodOf } from '../../sales/reports/period.ts';
import { createSalesPanel, toBox } from '../../sales/reports/sales-panel.ts';
import { createSalesRepository, type TopVendorRow } from '../../sales/reports/sales-repository.ts';
import type { SalesPeriod } from '../../sales/reports/schemas.ts';
import { createDashboardRepository } from './repository.ts';
import type { Dashboard, TopVendor } from './schemas.ts';

/** The part of the dashboard that is summed over all orders. */
export type DashboardFigures = Pick<
  z.infer<typeof Dashboard>,
  'currency' | 'period' | 'span' | 'boxes' | 'returned' | 'series' | 'currencies' | 'top_vendors' | 'orders_by_status'
>;

const everybody = 'everybody';

const toTopVendor = (row: TopVendorRow, currency: Currency): z.infer<typeof TopVendor> => ({
  id: row.id,
  company_name: row.company_name,
  company_name_arabic: row.company_name_ar,
  orders: row.orders,
  sales: toWire(row.sales, currency),
});

/** Sums of the dashboard, read from all orders of a period. */
export const createFigures = (database: Database) => {
  const dashboard = createDashboardRepository(database);
  const figures = createSalesRepository(database);
  const readPanel = createSalesPanel(database);

  const ordersByStatus = async () => {
    const counts = await dashboard.ordersByStatus();
    return statusCodes.map((code) => ({
      status: statusLabel(code),
      status_code: code,
      count: counts.find(({ status }) => status === code)?.count ?? 0,
    }));
  };

  return {
    /** Currencies with sales, the one with most orders first. */
    currencies: () => figures.currencies(everybody),

    async read(currency: Currency, period: SalesPeriod): Promise<DashboardFigures> {
      const seller = { vendorId: everybody, currency } as const;
      const at = periodOf(period, new Date());
      const [{ shown, figures: now, figuresBefore: before }, best, byStatus] = await Promise.all([
        readPanel(seller, at),
        figures.topVendors(seller, at.now),
        ordersByStatus(),
      ]);
      const { from, to, boxes, ...rest } = shown;
      return {
        ...rest,
        period,
        span: { from, to },
        boxes: [...boxes, toBox('vendors', now.vendors, before.vendors)],
        top_vendors: best.map((row) => toTopVendor(row, currency)),
        orders_by_status: byStatus,
      };
    },
  };
};
