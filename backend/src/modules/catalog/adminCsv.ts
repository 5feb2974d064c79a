import { tableOf, type Columns } from '../../csv/table.ts';
import type { Database } from '../../database/database.ts';
import { createAdminCatalogRepository, type AdminProductFilter, type AdminProductRow } from './adminRepository.ts';

const columns: Columns<AdminProductRow> = [
  ['id', (row) => row.id],
  ['slug', (row) => row.slug],
  ['sku', (row) => row.sku],
  ['name', (row) => row.name],
  ['name_arabic', (row) => row.name_ar],
  ['vendor', (row) => row.company_name],
  ['category', (row) => row.category_name],
  ['status', (row) => row.status],
  ['approval', (row) => (row.approval_status === 1 ? 'approved' : 'waiting')],
  ['changes_waiting', (row) => (row.changes_waiting ? 1 : 0)],
  ['featured', (row) => (row.is_featured ? 1 : 0)],
  ['stock', (row) => row.stock],
  ['price_sar', (row) => ({ minor: row.price_sar, currency: 'SAR' })],
  ['price_bhd', (row) => ({ minor: row.price_bhd, currency: 'BHD' })],
  ['price_usd', (row) => ({ minor: row.price_usd, currency: 'USD' })],
  ['discount', (row) => row.discount],
  ['created_at', (row) => row.created_at],
];

/** All products of a filter as a table, the newest first. */
export const adminProductTable = (database: Database, filter: AdminProductFilter) => {
  const products = createAdminCatalogRepository(database);
  return tableOf(columns, (before, limit) => products.list({ ...filter, before }, limit, 0));
};
