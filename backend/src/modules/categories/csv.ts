import { tableOf, type Columns } from '../../csv/table.ts';
import type { Database } from '../../database/database.ts';
import { translate } from '../../i18n.ts';
import type { Lang } from '../../schemas.ts';
import { createAdminCategoryRepository, type AdminCategoryRow, type CategoryFilter } from './adminRepository.ts';

const columnsIn = (lang: Lang): Columns<AdminCategoryRow> => [
  ['id', (row) => row.id],
  ['slug', (row) => row.slug],
  ['category_name', (row) => row.name],
  ['category_name_arabic', (row) => row.name_ar],
  ['category_description', (row) => row.description],
  ['category_description_arabic', (row) => row.description_ar],
  ['status', (row) => translate(lang, `csv.category_status.${row.status}`)],
  ['products', (row) => row.product_count],
  ['created_at', (row) => row.created_at],
];

/** All categories of a filter as a table, the newest first, its states in `lang`. */
export const categoryTable = (database: Database, filter: CategoryFilter, lang: Lang) => {
  const categories = createAdminCategoryRepository(database);
  return tableOf(columnsIn(lang), (before, limit) => categories.list({ ...filter, before }, limit, 0));
};
