import type { Database } from '../../database/database.ts';
import { localized } from '../../localized.ts';
import { createCorrector } from '../../search/correction.ts';
import { createListReader, type ListPage, type Rows } from './listPage.ts';
import type { ProductFilter, Sort } from './listing.ts';
import type { Reader } from './productRow.ts';
import { createCatalogRepository } from './repository.ts';

/** A page of the shop. `corrected`: the words as typed found nothing, and these are the products of the corrected ones. */
export interface ShopPage extends ListPage {
  corrected: string | null;
  vendor: { id: number; company_name: string } | null;
  tag: { slug: string; name: string } | null;
}

/** Reads a page of the shop and what its filters name. Only a search that finds nothing is corrected. */
export const createBrowser = (database: Database) => {
  const list = createListReader(database);
  const correct = createCorrector(database);
  const catalog = createCatalogRepository(database);

  const find = async (filter: ProductFilter, sort: Sort, reader: Reader, rows: Rows) => {
    const asTyped = { ...(await list(filter, sort, reader, rows)), corrected: null };
    if (asTyped.total > 0 || filter.search === undefined) return asTyped;
    const corrected = await correct(filter.search);
    if (corrected === null) return asTyped;
    const meant = await list({ ...filter, search: corrected }, sort, reader, rows);
    return meant.total > 0 ? { ...meant, corrected } : asTyped;
  };

  return async (filter: ProductFilter, sort: Sort, reader: Reader, rows: Rows): Promise<ShopPage> => {
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
