import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { LowStock } from '../../ledger/stock.ts';
import { createNotifications } from './notifications.ts';

interface LowRow {
  vendor_id: number;
  slug: string;
  name: string;
  name_ar: string;
  variant: string;
  variant_ar: string;
}

/** Tells vendors of what is nearly sold out, once for each time that a sale crosses the line. */
export const createLowStockNews = (database: Database) => {
  const notifications = createNotifications(database);

  const read = ({ productId, variantId }: LowStock) =>
    database.first<LowRow>(sql`
      SELECT p.vendor_id, p.slug, p.name, p.name_ar, coalesce(w.value, '') AS variant, coalesce(w.value_ar, '') AS variant_ar
      FROM products p LEFT JOIN variants w ON w.id = ${variantId}::bigint WHERE p.id = ${productId}`);

  return {
    /** @param low what the stock ledger has answered to a sale */
    async announce(low: LowStock[]): Promise<void> {
      for (const each of low) {
        const row = await read(each);
        if (!row) continue;
        const { vendor_id: vendorId, name_ar: nameArabic, variant_ar: variantArabic, ...names } = row;
        const payload = { ...names, name_arabic: nameArabic, variant_arabic: variantArabic, stock: each.stock };
        await notifications.notifyVendor(vendorId, 'low_stock', payload);
      }
    },
  };
};
