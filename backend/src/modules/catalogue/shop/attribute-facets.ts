import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import { sqlState } from '../../../runtime/sql-state.ts';
import { matchingProducts } from '../../../search/search-query.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createDefinitionRepository } from '../attributes/definition-repository.ts';
import type { CategoryAttributeRow, OptionRow } from '../attributes/kinds.ts';
import { answerText } from '../attributes/product-attributes.ts';
import type { CategoryFacets } from '../attributes/schemas.ts';
import type { ShopFilter } from './browse.ts';
import { QUERY_CANCELED } from './list-count.ts';
import { filterCondition, type ProductFilter } from './listing.ts';
import type { Reader } from './product-row.ts';
import { createSearchHelp } from './search-help.ts';

/** Filter with a category, which bounds the work. */
type CategoryFilter = ShopFilter & { category: string };

/** Most products whose options are counted. */
const MOST_COUNTED = 20_000;

/** Products with an option that match all groups (`failed` 0), or all but one (its place, from 1). */
interface CountRow {
  option_id: number;
  failed: number;
  count: number;
}

/** Counts of a list; null if it has more products than are counted. */
interface Counted {
  counts: CountRow[] | null;
  total: number;
}

const TOO_MANY: Counted = { counts: null, total: Infinity };
const NONE: Counted = { counts: [], total: 0 };

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** Range of numbers; the unit follows the last one, so that "from" reads "10 mm and more". */
const rangeLabel = (lang: Lang, { min, max }: OptionRow, unit: string): string => {
  const withUnit = (number: number) => (unit === '' ? figures.format(number) : `${figures.format(number)} ${unit}`);
  if (min === null) return translate(lang, 'attributes.below', { max: withUnit(max ?? 0) });
  if (max === null) return translate(lang, 'attributes.from', { min: withUnit(min) });
  return translate(lang, 'attributes.between', { min: figures.format(min), max: withUnit(max) });
};

const labelOf = (lang: Lang, option: OptionRow, attribute: CategoryAttributeRow): string => {
  if (option.value !== '') return localized(lang, option.value, option.value_ar);
  if (option.flag !== null) return answerText(lang, option.flag);
  return rangeLabel(lang, option, localized(lang, attribute.unit, attribute.unit_ar));
};

/** Place from 1 of the only group that a product does not match, 0 if it matches all, null if several fail. */
const failedGroup = (groups: readonly (readonly number[])[]): SQL => {
  if (groups.length === 0) return sql`0`;
  const fails = groups.map((group) => sql`(NOT p.facets && ${group}::int[])::int`);
  const places = fails.map((fail, index) => sql`${fail} * ${sql.raw(String(index + 1))}`);
  return sql`CASE WHEN ${sql.join(fails, sql` + `)} <= 1 THEN ${sql.join(places, sql` + `)} END`;
};

/**
 * Counts the products of each option within a category, a search and the other filters. An attribute ignores its own
 * filter, because its options are combined with "or".
 */
export const createAttributeFacetReader = (database: Database) => {
  const definitions = createDefinitionRepository(database);
  const find = createSearchHelp(database);
  const cached = createCache<Counted>('attribute_facets', ({ total }) => total >= LARGE_COUNT, {
    staleWhileRevalidate: true,
  });

  const readCounts = async ({ search, facets = [], ...others }: ProductFilter, reader: Reader): Promise<Counted> => {
    if (search === null) return NONE;
    const query = search && matchingProducts(search.anywhere);
    const matching = sql`products p WHERE ${filterCondition(others, reader)}${query ? sql` AND ${query}` : sql``}`;
    const columns = sql`p.facets, ${failedGroup(facets)} AS failed`;
    const limit = sql.raw(String(MOST_COUNTED + 1));
    // Without a search an index tells whether there are too many; the facets are in the table. A search is run once.
    const found = query
      ? sql`found AS MATERIALIZED (SELECT ${columns} FROM ${matching} LIMIT ${limit}),
        total AS MATERIALIZED (SELECT count(*) AS total FROM found)`
      : sql`total AS MATERIALIZED (SELECT count(*) AS total FROM (SELECT FROM ${matching} LIMIT ${limit}) few),
        found AS MATERIALIZED (SELECT ${columns} FROM ${matching} AND (SELECT total FROM total) < ${limit})`;
    const row = await database.first<{ total: number; counts: CountRow[] }>(sql`
      WITH ${found}, counted AS (
        SELECT option_id, failed, count(*) FROM found CROSS JOIN LATERAL unnest(facets) AS option_id
        WHERE failed IS NOT NULL AND (SELECT total FROM total) < ${limit} GROUP BY option_id, failed
      )
      SELECT (SELECT total FROM total) AS total, coalesce((SELECT json_agg(counted) FROM counted), '[]') AS counts`);
    if (!row || row.total > MOST_COUNTED) return TOO_MANY;
    return { counts: row.counts, total: row.total };
  };

  const countFor = (filter: ProductFilter, reader: Reader): Promise<Counted> =>
    cached(JSON.stringify([filter, reader.currency]), async () => {
      try {
        return await readCounts(filter, reader);
      } catch (error) {
        if (sqlState(error) !== QUERY_CANCELED) throw error;
        return TOO_MANY;
      }
    });

  const count = ({ search, ...filter }: CategoryFilter, reader: Reader): Promise<Counted> => {
    if (search === undefined) return countFor(filter, reader);
    const { facets: _facets, ...others } = filter;
    return find(search, filterCondition(others, reader), (queries) => countFor({ ...filter, search: queries }, reader));
  };

  return async (filter: CategoryFilter, reader: Reader): Promise<z.infer<typeof CategoryFacets>> => {
    const [attributes, { counts }] = await Promise.all([
      definitions.ofCategory(filter.category),
      count(filter, reader),
    ]);
    const groups = filter.facets ?? [];
    /** Products with an option, regardless of the groups of its own attribute. */
    const countOf = (option: OptionRow, { options }: CategoryAttributeRow): number | null => {
      if (counts === null) return null;
      const own = new Set(options.map(({ id }) => id));
      const isCounted = ({ failed }: CountRow) => failed === 0 || (groups[failed - 1] ?? []).some((id) => own.has(id));
      const rows = counts.filter((row) => row.option_id === option.id && isCounted(row));
      return rows.reduce((sum, row) => sum + row.count, 0);
    };
    return attributes
      .filter(({ filterable, options }) => filterable && options.length > 0)
      .map((attribute) => ({
        code: attribute.code,
        kind: attribute.kind,
        name: localized(reader.lang, attribute.name, attribute.name_ar),
        options: attribute.options.map((option) => ({
          id: option.id,
          label: labelOf(reader.lang, option, attribute),
          count: countOf(option, attribute),
        })),
      }));
  };
};
