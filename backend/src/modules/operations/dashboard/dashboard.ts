import { CURRENCIES } from '../../../facts/currencies.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { createOrderReader } from '../../sales/orders/reader.ts';
import { statusCodes, statusLabel } from '../../sales/orders/status/status.ts';
import { periodOf } from '../../sales/reports/period.ts';
import { createSalesPanel, toBox } from '../../sales/reports/sales-panel.ts';
import { createPlatformRepository } from '../platform/repository.ts';
import { createSalesRepository, type TopVendorRow } from '../../sales/reports/sales-repository.ts';
import type { SalesPeriod } from '../../sales/reports/schemas.ts';
import { createDashboardRepository } from './repository.ts';
import type { Dashboard, TopVendor } from './schemas.ts';
import { createPendingCounter } from './pending-counts.ts';

const NEWEST = 5;
const everybody = 'everybody';

const toTopVendor = (row: TopVendorRow, currency: Currency): z.infer<typeof TopVendor> => ({
  id: row.id,
  company_name: row.company_name,
  company_name_arabic: row.company_name_ar,
  orders: row.orders,
  sales: toWire(row.sales, currency),
});

/** Reads the admin dashboard. @returns a function of the currency, the period ending now and the language */
export const createDashboardReader = (database: Database) => {
  const dashboard = createDashboardRepository(database);
  const figures = createSalesRepository(database);
  const readPanel = createSalesPanel(database);
  const orders = createOrderReader(database);
  const countWaiting = createPendingCounter(database);
  const platform = createPlatformRepository(database);

  const readSales = async (currency: Currency, period: SalesPeriod) => {
    const seller = { vendorId: everybody, currency } as const;
    const at = periodOf(period, new Date());
    const [{ shown, figures: now, figuresBefore: before }, best] = await Promise.all([
      readPanel(seller, at),
      figures.topVendors(seller, at.now),
    ]);
    const { from, to, boxes, ...rest } = shown;
    return {
      ...rest,
      period,
      span: { from, to },
      boxes: [...boxes, toBox('vendors', now.vendors, before.vendors)],
      top_vendors: best.map((row) => toTopVendor(row, currency)),
    };
  };

  const ordersByStatus = async () => {
    const counts = await dashboard.ordersByStatus();
    return statusCodes.map((code) => ({
      status: statusLabel(code),
      status_code: code,
      count: counts.find(({ status }) => status === code)?.count ?? 0,
    }));
  };

  return async (wanted: Currency | undefined, period: SalesPeriod, lang: Lang): Promise<z.infer<typeof Dashboard>> => {
    const [sold, saved] = await Promise.all([figures.currencies(everybody), platform.find()]);
    const main = saved?.value.default_currency;
    const usual = sold.find(({ currency }) => currency === main) ?? sold[0];
    const [panel, byStatus, waiting, sales, newest] = await Promise.all([
      readSales(wanted ?? usual?.currency ?? main ?? CURRENCIES[0], period),
      ordersByStatus(),
      countWaiting(),
      dashboard.sales(),
      orders.page(everybody, {}, { page: 1, size: NEWEST }, lang),
    ]);
    return {
      ...panel,
      waiting,
      orders_by_status: byStatus,
      vendors_waiting: waiting.vendors,
      products_waiting: waiting.products,
      newest_orders: newest.orders,
      sales: sales.map((row) => ({ ...row, total: toWire(row.total, row.currency) })),
    };
  };
};
