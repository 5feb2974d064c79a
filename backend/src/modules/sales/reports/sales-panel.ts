import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { beginningOf } from '../../../calendar/days.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { Bar, Period } from './period.ts';
import type { Seller, Vendors } from '../orders/sales.ts';
import { createSalesRepository, type BarRow, type Figures } from './sales-repository.ts';
import type { SalesBar, SalesBox } from './schemas.ts';

/** Change in percent with one decimal; null without a previous value. */
const changePercent = (value: number, previous: number): number | null =>
  previous === 0 ? null : Math.round(((value - previous) * 1000) / previous) / 10;

/** Figure with its previous value, in wire format. */
export const toBox = <Key extends string>(
  key: Key,
  value: number,
  previous: number,
  toNumber: (value: number) => number = (count) => count,
) => ({ key, value: toNumber(value), previous: toNumber(previous), change_percent: changePercent(value, previous) });

const averageOrder = ({ sales, orders }: Figures) => (orders === 0 ? 0 : Math.round(sales / orders));

const toBoxes = (now: Figures, before: Figures, currency: Currency): z.infer<typeof SalesBox>[] => {
  const money = (minor: number) => toWire(minor, currency);
  return [
    toBox('sales', now.sales, before.sales, money),
    toBox('orders', now.orders, before.orders),
    toBox('average_order', averageOrder(now), averageOrder(before), money),
    toBox('units', now.units, before.units),
    toBox('customers', now.customers, before.customers),
  ];
};

const toSeries = (bars: Bar[], rows: BarRow[], currency: Currency): z.infer<typeof SalesBar>[] => {
  const byBar = new Map(rows.map((row) => [row.bar, row]));
  return bars.map(({ from, to }, index) => {
    const { sales = 0, orders = 0 } = byBar.get(index + 1) ?? {};
    return { from, to, sales: toWire(sales, currency), orders };
  });
};

/**
 * Sales of a period compared with the preceding one.
 * @returns a function of the seller and the period; besides the panel it returns the raw figures
 */
export const createSalesPanel = (database: Database) => {
  const sales = createSalesRepository(database);

  return async (seller: Seller<Vendors>, { bars, now, before }: Period) => {
    const { currency, vendorId } = seller;
    const [figures, figuresBefore, rows, currencies] = await Promise.all([
      sales.figures(seller, now),
      sales.figures(seller, before),
      sales.bars(
        seller,
        now,
        bars.map(({ from }) => beginningOf(from)),
      ),
      sales.currencies(vendorId),
    ]);
    const shown = {
      currency,
      from: bars[0]?.from ?? '',
      to: bars.at(-1)?.to ?? '',
      boxes: toBoxes(figures, figuresBefore, currency),
      returned: toWire(figures.returned, currency),
      series: toSeries(bars, rows, currency),
      currencies,
    };
    return { shown, figures, figuresBefore };
  };
};
