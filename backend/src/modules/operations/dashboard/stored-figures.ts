import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { SalesPeriod } from '../../sales/reports/schemas.ts';
import { createFigures, type DashboardFigures } from './figures.ts';

/** Sub-orders from which on the figures are read in the background: summing them takes too long for a visitor. */
const LARGE = 100_000;
/** Three turns of the job. */
const FRESH = '15 minutes';

interface StoredFigures {
  readonly figures: DashboardFigures;
  /** When they were read. */
  readonly read_at: string;
}

/** Figures of the dashboard of a large shop, at most a few minutes old. A smaller shop has none and reads them itself. */
export const createStoredFigures = (database: Database) => ({
  fresh: () =>
    database.query<StoredFigures>(sql`
      SELECT figures, read_at FROM dashboard_figures WHERE read_at > now() - ${FRESH}::interval`),

  /** Reads and stores the figures of every period and every currency with sales. */
  async refresh(large = LARGE): Promise<void> {
    const counted = await database.first<{ count: number }>(sql`
      SELECT count(*) FROM (SELECT FROM vendor_orders WHERE placed_at IS NOT NULL LIMIT ${large}) AS counted`);
    if ((counted?.count ?? 0) < large) return;
    const source = createFigures(database);
    for (const { currency } of await source.currencies())
      for (const period of SalesPeriod.options) {
        const figures = await database.longTransaction(() => source.read(currency, period));
        await database.query(sql`
          INSERT INTO dashboard_figures (currency, period, figures) VALUES (${currency}, ${period}, ${JSON.stringify(figures)}::jsonb)
          ON CONFLICT (currency, period) DO UPDATE SET figures = excluded.figures, read_at = now()`);
      }
  },
});
