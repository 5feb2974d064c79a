import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { createCorrector, type Correction } from '../../../search/correction.ts';
import { readLexicon, type Lexicon } from '../../../search/lexicon.ts';
import { createRelaxation } from '../../../search/relaxation.ts';
import { codeBeginning, everywhere, queriesOf, type SearchQueries } from '../../../search/search-query.ts';
import { understand, type Understanding, type Unit } from '../../../search/query-parser.ts';
import type { Rows } from '../../../wire/paging.ts';
import { createProductListReader, type ListPage } from './list-page.ts';
import { filterCondition, type ProductFilter, type Sort } from './listing.ts';
import type { Reader } from './product-row.ts';
import { createCatalogRepository } from './repository.ts';

/** Filter of the product list, with the search text as typed. */
export type ShopFilter = Omit<ProductFilter, 'search'> & { search?: string };

/**
 * Outcome of a search. `corrected`: the typed words found nothing, so these are the results of the corrected ones.
 * `dropped`: no product has all the words, so these were ignored. `did_you_mean`: alternative words that would have
 * results.
 */
interface Finding {
  corrected: string | null;
  dropped: string[];
  did_you_mean: string | null;
}

/** Page of the product list. */
export interface ShopPage extends ListPage, Finding {
  vendor: { id: number; company_name: string } | null;
  tag: { slug: string; name: string } | null;
}

/** Reads a page for a parsed search. */
type Read = (understanding: Understanding | null) => Promise<ListPage>;

const AS_TYPED: Finding = { corrected: null, dropped: [], did_you_mean: null };

/** Text of units, with corrected words as originally typed. */
const textsOf = (units: readonly Unit[], typed: Correction['typed'] = new Map()): string[] =>
  units.map(({ words }) => words.map(({ written }) => typed.get(written) ?? written).join(' '));

/** Reads a page of the shop and the names of its filters. Searches are corrected only if they have no results. */
export const createBrowser = (database: Database) => {
  const list = createProductListReader(database);
  const correct = createCorrector(database);
  const relax = createRelaxation(database);
  const catalog = createCatalogRepository(database);

  /** Suggests a bolder correction if it has results. `tried` is the correction that had none. */
  const ask = async (typed: string, tried: string | null, lexicon: Lexicon, read: Read): Promise<string | null> => {
    const correction = await correct(typed, lexicon, 2);
    if (correction === null || correction.text === tried) return null;
    const { total } = await read(understand(correction.text, lexicon));
    return total > 0 ? correction.text : null;
  };

  const help = async (typed: string, lexicon: Lexicon, filter: ProductFilter, reader: Reader, read: Read) => {
    const correction = await correct(typed, lexicon, 1);
    const meant = understand(correction?.text ?? typed, lexicon);
    if (correction) {
      const page = await read(meant);
      if (page.total > 0) return { ...page, ...AS_TYPED, corrected: correction.text };
    }
    const did_you_mean = await ask(typed, correction?.text ?? null, lexicon, read);
    const relaxed = meant && (await relax(meant, filterCondition(filter, reader)));
    if (!relaxed) return { rows: [], total: 0, isMore: false, ...AS_TYPED, did_you_mean };
    const { understanding, dropped } = relaxed;
    const kept = textsOf(understanding.units).join(' ');
    return {
      ...(await read(understanding)),
      corrected: kept === textsOf(understanding.units, correction?.typed).join(' ') ? null : kept,
      dropped: textsOf(dropped, correction?.typed),
      did_you_mean,
    };
  };

  const find = async ({ search, ...filter }: ShopFilter, sort: Sort, reader: Reader, rows: Rows) => {
    if (search === undefined) return { ...(await list(filter, sort, reader, rows)), ...AS_TYPED };
    const lexicon = await readLexicon(database);
    const listBy = (queries: SearchQueries | null) => list({ ...filter, search: queries }, sort, reader, rows);
    const read: Read = (understanding) => listBy(understanding && queriesOf(understanding));
    const asTyped = await read(understand(search, lexicon));
    if (asTyped.total > 0) return { ...asTyped, ...AS_TYPED };
    const code = codeBeginning(search);
    const byCode = code === null ? null : await listBy(everywhere(code));
    if (byCode && byCode.total > 0) return { ...byCode, ...AS_TYPED };
    return help(search, lexicon, filter, reader, read);
  };

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
