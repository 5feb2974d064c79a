import { sql } from '../../src/sql/sql.ts';
import { buildDemo, type DemoTables } from '../../database/seed/demo/build-demo.ts';
import { picturesByKey } from '../../database/seed/catalogue/pictures.ts';
import { insertRows } from '../../database/seed/insert-rows.ts';
import { readPlaces } from '../../database/seed/places.ts';
import { createValueRepository } from '../../src/modules/catalogue/attributes/value-repository.ts';
import { refreshSearch } from '../../src/search/search-index.ts';
import type { Database } from '../../src/database/database.ts';

const CATALOGUE = [
  ...['users', 'files', 'vendors', 'categories', 'products', 'variants'],
  ...['attributes', 'attribute_options', 'category_attributes', 'product_attributes'],
  ...['tags', 'product_tags', 'search_terms'],
] as const satisfies readonly (keyof DemoTables)[];

/** Writes the products and vendors of the demo into a database, without pictures and orders. */
export const writeDemoCatalogue = async (database: Database): Promise<void> => {
  const demo = buildDemo({
    now: new Date('2026-11-20T09:00:00Z'),
    passwordHash: 'nobody signs in',
    pictureSizes: new Map([...picturesByKey.keys()].map((key) => [key, 1])),
    places: await readPlaces(database),
  });
  await database.transaction(async () => {
    for (const table of CATALOGUE) await insertRows(database, table, demo[table]);
    const ids = demo.products.map(({ id }) => id);
    await createValueRepository(database).writeFacets(ids);
    await refreshSearch(database, ids);
  });
  await database.query(sql`ANALYZE products`);
};
