import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import type { Rows } from '../../../wire/paging.ts';
import { createProductListReader, type ListPage } from './list-page.ts';
import { filterCondition, type ProductFilter, type Sort } from './listing.ts';
import type { Reader } from './product-row.ts';
import { createCatalogRepository } from './repository.ts';
import { AS_TYPED, createSearchHelp, type Finding } from './search-help.ts';

/** Filter of the product list, with the search text as typed. */
export type ShopFilter = Omit<ProductFilter, 'search'> & { search?: string };

/** Page of the product list. */
export interface ShopPage extends ListPage, Finding {
  vendor: { id: number; company_name: string } | null;
  tag: { slug: string; name: string } | null;
}

/** Reads a page of the shop and the names of its filters. Searches are corrected only if they have no results. */
export const createBrowser = (database: Database) => {
  const list = createProductListReader(database);
  const findBy = createSearchHelp(database);
  const catalog = createCatalogRepository(database);

  const find = async ({ search, ...filter }: ShopFilter, sort: Sort, reader: Reader, rows: Rows) =>
    search === undefined
      ? { ...(await list(filter, sort, reader, rows)), ...AS_TYPED }
      : findBy(search, filterCondition(filter, reader), (queries) =>
          list({ ...filter, search: queries }, sort, reader, rows),
        );

  return async (filter: ShopFilter, sort: Sort, reader: Reader, rows: Rows): Promise<ShopPage> => {
    const [vendorId, ...otherVendors] = filter.vendor ?? [];
    const [page, vendor, tag] = await Promise.all([
      find(filter, sort, reader, rows),
      vendorId === undefined || otherVendors.length > 0 ? null : catalog.vendorNamed(vendorId),
      filter.tag === undefined ? null : catalog.tagNamed(filter.tag),
    ]);
    return {
      ...page,
      vendor: vendor && {
        id: vendor.id,
        company_name: localized(reader.lang, vendor.company_name, vendor.company_name_ar),
      },
      tag: tag && { slug: tag.slug, name: localized(reader.lang, tag.name, tag.name_ar) },
    };
  };
};
