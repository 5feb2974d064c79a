import { CURRENCIES } from '../../../facts/currencies.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { createOrderReader } from '../../sales/orders/reader.ts';
import { createPlatformRepository } from '../platform/repository.ts';
import type { SalesPeriod } from '../../sales/reports/schemas.ts';
import { createFigures } from './figures.ts';
import { createDashboardRepository } from './repository.ts';
import type { Dashboard } from './schemas.ts';
import { createStoredFigures } from './stored-figures.ts';
import { createPendingCounter } from './pending-counts.ts';

const NEWEST = 5;

/** Reads the admin dashboard. @returns a function of the currency, the period ending now, the language and the reader */
export const createDashboardReader = (database: Database) => {
  const dashboard = createDashboardRepository(database);
  const current = createFigures(database);
  const stored = createStoredFigures(database);
  const orders = createOrderReader(database);
  const countWaiting = createPendingCounter(database);
  const platform = createPlatformRepository(database);

  return async (
    wanted: Currency | undefined,
    period: SalesPeriod,
    lang: Lang,
    permissions: readonly string[],
  ): Promise<z.infer<typeof Dashboard>> => {
    const [fresh, saved] = await Promise.all([stored.fresh(), platform.find()]);
    const sold = fresh[0]?.figures.currencies ?? (await current.currencies());
    const main = saved?.value.default_currency;
    const usual = sold.find(({ currency }) => currency === main) ?? sold[0];
    const currency = wanted ?? usual?.currency ?? main ?? CURRENCIES[0];
    const known = fresh.find(({ figures }) => figures.currency === currency && figures.period === period);
    const [figures, waiting, sales, newest] = await Promise.all([
      known?.figures ?? current.read(currency, period),
      countWaiting(permissions),
      dashboard.sales(),
      orders.page('everybody', {}, { page: 1, size: NEWEST }, lang),
    ]);
    return {
      ...figures,
      figures_at: known?.read_at ?? null,
      waiting,
      vendors_waiting: waiting.vendors,
      products_waiting: waiting.products,
      newest_orders: newest.orders,
      sales: sales.map((row) => ({ ...row, total: toWire(row.total, row.currency) })),
    };
  };
};
