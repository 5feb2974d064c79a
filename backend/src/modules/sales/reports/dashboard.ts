import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import { periodOf } from './period.ts';
import type { Seller } from '../orders/sales.ts';
import { createSalesPanel } from './sales-panel.ts';
import { createSalesRepository, type TopProductRow } from './sales-repository.ts';
import { createSetupReader } from './setup.ts';
import type { SalesPeriod, TopProduct, VendorDashboard } from './schemas.ts';
import { createPendingCounter } from './pending-counts.ts';

const toTopProduct = (row: TopProductRow, currency: Currency): z.infer<typeof TopProduct> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  image: imageUrl(row.image_key),
  units: row.units,
  sales: toWire(row.sales, currency),
});

/**
 * Reads the vendor dashboard.
 * @returns a function of the seller, the period, which ends now, and the member's permissions
 */
export const createDashboardReader = (database: Database, takesCards: boolean) => {
  const sales = createSalesRepository(database);
  const readPanel = createSalesPanel(database);
  const countWaiting = createPendingCounter(database);
  const readSetup = createSetupReader(database, takesCards);

  return async (
    seller: Seller,
    period: SalesPeriod,
    permissions: readonly string[],
  ): Promise<z.infer<typeof VendorDashboard>> => {
    const { currency, vendorId } = seller;
    const at = periodOf(period, new Date());
    const [panel, products, waiting] = await Promise.all([
      readPanel(seller, at),
      sales.topProducts(seller, at.now),
      countWaiting(vendorId, permissions),
    ]);
    // A vendor with sales no longer needs the setup guide.
    const setup = panel.shown.currencies.length === 0 ? await readSetup(vendorId) : null;
    return { ...panel.shown, setup, period, top_products: products.map((row) => toTopProduct(row, currency)), waiting };
  };
};
