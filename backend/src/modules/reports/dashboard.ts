import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { toWire } from '../../money.ts';
import type { Currency } from '../../schemas.ts';
import { imageUrl } from '../catalog/picture.ts';
import {
  createVendorDashboardRepository,
  type BarRow,
  type Figures,
  type TopProductRow,
} from './dashboardRepository.ts';
import { periodOf, type Bar } from './period.ts';
import type { Seller } from './sales.ts';
import type { SalesBar, SalesBox, SalesPeriod, TopProduct, VendorDashboard } from './schemas.ts';
import { createWaitingCounter } from './waiting.ts';

/** The change in percent with one digit; null where nothing was before. */
const changePercent = (value: number, previous: number): number | null =>
  previous === 0 ? null : Math.round(((value - previous) * 1000) / previous) / 10;

const averageOrder = ({ sales, orders }: Figures) => (orders === 0 ? 0 : Math.round(sales / orders));

const toBoxes = (now: Figures, before: Figures, currency: Currency): z.infer<typeof SalesBox>[] => {
  const money = (minor: number) => toWire(minor, currency);
  const count = (value: number) => value;
  const box = (
    key: z.infer<typeof SalesBox>['key'],
    value: number,
    previous: number,
    toNumber: (value: number) => number,
  ) => ({
    key,
    value: toNumber(value),
    previous: toNumber(previous),
    change_percent: changePercent(value, previous),
  });
  return [
    box('sales', now.sales, before.sales, money),
    box('orders', now.orders, before.orders, count),
    box('average_order', averageOrder(now), averageOrder(before), money),
    box('units', now.units, before.units, count),
    box('customers', now.customers, before.customers, count),
  ];
};

const toSeries = (bars: Bar[], rows: BarRow[], currency: Currency): z.infer<typeof SalesBar>[] => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return bars.map(({ from, to }) => {
    const { sales = 0, orders = 0 } = byDay.get(from) ?? {};
    return { from, to, sales: toWire(sales, currency), orders };
  });
};

const toTopProduct = (row: TopProductRow, currency: Currency): z.infer<typeof TopProduct> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  image: imageUrl(row.image_key),
  units: row.units,
  sales: toWire(row.sales, currency),
});

/** Reads the vendor's first page. @returns a function of the seller and the period, which ends now */
export const createDashboardReader = (database: Database) => {
  const dashboard = createVendorDashboardRepository(database);
  const countWaiting = createWaitingCounter(database);

  return async (seller: Seller, period: SalesPeriod): Promise<z.infer<typeof VendorDashboard>> => {
    const { currency, vendorId } = seller;
    const { bars, step, now, before } = periodOf(period, new Date());
    const [figures, figuresBefore, barRows, products, waiting, currencies] = await Promise.all([
      dashboard.figures(seller, now),
      dashboard.figures(seller, before),
      dashboard.bars(seller, now, step),
      dashboard.topProducts(seller, now),
      countWaiting(vendorId),
      dashboard.currencies(vendorId),
    ]);
    const series = toSeries(bars, barRows, currency);
    return {
      currency,
      period,
      from: bars[0]?.from ?? '',
      to: bars.at(-1)?.to ?? '',
      boxes: toBoxes(figures, figuresBefore, currency),
      series,
      top_products: products.map((row) => toTopProduct(row, currency)),
      waiting,
      currencies,
    };
  };
};
