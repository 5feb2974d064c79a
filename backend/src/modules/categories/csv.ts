import { tableOf, type Columns } from '../../csv/table.ts';
import type { Database } from '../../database/database.ts';
import { createAdminCategoryRepository, type AdminCategoryRow, type CategoryFilter } from './adminRepository.ts';

const columns: Columns<AdminCategoryRow> = [
  ['id', (row) => row.id],
  ['slug', (row) => row.slug],
  ['category_name', (row) => row.name],
  ['category_name_arabic', (row) => row.name_ar],
  ['category_description', (row) => row.description],
  ['category_description_arabic', (row) => row.description_ar],
  ['status', (row) => (row.status === 1 ? 'active' : 'inactive')],
  ['products', (row) => row.product_count],
  ['created_at', (row) => row.created_at],
];

/** All categories of a filter as a table, the newest first. */
export const categoryTable = (database: Database, filter: CategoryFilter) => {
  const categories = createAdminCategoryRepository(database);
  return tableOf(columns, (before, limit) => categories.list({ ...filter, before }, limit, 0));
};
