import { localMoment } from '../../../../csv/moment.ts';
import { tableOf, type Columns } from '../../../../csv/table.ts';
import type { Database } from '../../../../database/database.ts';
import { translate } from '../../../../i18n/translate.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { createAdminCategoryRepository, type AdminCategoryRow, type CategoryFilter } from './repository.ts';

const columns: Columns<AdminCategoryRow> = [
  ['id', (row) => row.id],
  ['slug', (row) => row.slug],
  ['name', (row) => row.name],
  ['name_arabic', (row) => row.name_ar],
  ['description', (row) => row.description],
  ['description_arabic', (row) => row.description_ar],
  ['status', (row, lang) => translate(lang, `csv.category_status.${row.status}`)],
  ['vat_class', (row, lang) => translate(lang, `csv.vat_class.${row.vat_class}`)],
  ['return_class', (row, lang) => translate(lang, `csv.return_class.${row.return_class}`)],
  ['return_days', (row) => row.return_days],
  ['min_shelf_life_days', (row) => row.min_shelf_life_days],
  ['authorisation_required', (row) => (row.authorisation_required ? 1 : 0)],
  ['audience', (row, lang) => translate(lang, `csv.audience.${row.audience}`)],
  ['cold_chain', (row) => (row.cold_chain ? 1 : 0)],
  ['quantity_limit', (row) => row.quantity_limit],
  ['limit_days', (row) => row.limit_days],
  ['min_age', (row) => row.min_age],
  ['products', (row) => row.product_count],
  ['created_at', (row) => localMoment(row.created_at)],
];

/** All categories that match a filter as CSV rows, newest first, in `lang`. */
export const categoryTable = (database: Database, filter: CategoryFilter, lang: Lang) => {
  const categories = createAdminCategoryRepository(database);
  return tableOf(columns, lang, (before, limit) => categories.list({ ...filter, before }, limit, 0));
};
