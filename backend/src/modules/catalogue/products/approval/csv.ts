import { CURRENCIES, PRICE_FIELDS } from '../../../../facts/currencies.ts';
import { localMoment } from '../../../../csv/moment.ts';
import { tableOf, yesNo, type Columns } from '../../../../csv/table.ts';
import type { Database } from '../../../../database/database.ts';
import { translate } from '../../../../i18n/translate.ts';
import { localized } from '../../../../i18n/localized.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { createAdminCatalogRepository, type AdminProductFilter, type AdminProductRow } from './repository.ts';

const columns: Columns<AdminProductRow> = [
  ['id', (row) => row.id],
  ['slug', (row) => row.slug],
  ['sku', (row) => row.sku],
  ['name', (row) => row.name],
  ['name_arabic', (row) => row.name_ar],
  ['vendor', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['category', (row, lang) => localized(lang, row.category_name, row.category_name_ar)],
  ['status', (row, lang) => translate(lang, `csv.product_status.${row.status}`)],
  ['approval', (row, lang) => translate(lang, `csv.approval.${row.approval_status}`)],
  ['changes_waiting', (row, lang) => yesNo(lang, row.changes_waiting)],
  ['featured', (row, lang) => yesNo(lang, row.is_featured)],
  ['vat_class', (row, lang) => translate(lang, `csv.vat_class.${row.taxed_as}`)],
  ['stock', (row) => row.stock],
  ...CURRENCIES.map((currency): Columns<AdminProductRow>[number] => [
    PRICE_FIELDS[currency],
    (row) => ({ minor: row[PRICE_FIELDS[currency]], currency }),
  ]),
  ['discount_percent', (row) => row.discount],
  ['created_at', (row) => localMoment(row.created_at)],
];

/** All products that match a filter as CSV rows, newest first, in `lang`. */
export const adminProductTable = (database: Database, filter: AdminProductFilter, lang: Lang) => {
  const products = createAdminCatalogRepository(database);
  return tableOf(columns, lang, (before, limit) => products.list({ ...filter, before }, { limit, offset: 0 }));
};
