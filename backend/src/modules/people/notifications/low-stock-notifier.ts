import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { LowStock } from '../../../ledger/stock.ts';
import { variantLabel, type VariantOptions } from '../../catalogue/shop/variant-label.ts';
import { createNotifications } from './notifications.ts';

interface LowRow {
  vendor_id: number;
  slug: string;
  name: string;
  name_ar: string;
  options: VariantOptions | null;
}

/** Notifies vendors of low stock, once each time a sale crosses the threshold. */
export const createLowStockNotifier = (database: Database) => {
  const notifications = createNotifications(database);

  const read = ({ productId, variantId }: LowStock) =>
    database.first<LowRow>(sql`
      SELECT p.vendor_id, p.slug, p.name, p.name_ar,
        CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('value', w.value, 'value_ar', w.value_ar, 'color', w.color,
          'color_ar', w.color_ar) END AS options
      FROM products p LEFT JOIN variants w ON w.id = ${variantId}::bigint WHERE p.id = ${productId}`);

  return {
    /** @param low result of a sale in the stock ledger */
    async announce(low: LowStock[]): Promise<void> {
      for (const each of low) {
        const row = await read(each);
        if (!row) continue;
        const { label, labelArabic } = variantLabel(row.options);
        await notifications.notifyVendor(row.vendor_id, 'low_stock', {
          slug: row.slug,
          name: row.name,
          name_arabic: row.name_ar,
          variant: label,
          variant_arabic: labelArabic,
          stock: each.stock,
        });
      }
    },
  };
};
