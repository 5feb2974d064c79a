import { sql } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { onSale } from '../src/modules/catalogue/shop/product-row.ts';

/** A product on sale. */
export interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly name_ar: string;
  /** Slug of its category. */
  readonly category: string;
  /** Price in halalas, discount applied. */
  readonly price: number;
  /** Ids of the choices of filters that it matches. */
  readonly facets: readonly number[];
}

/** Products on sale in arbitrary order, and their total. */
export interface Catalogue {
  readonly products: readonly Listed[];
  readonly total: number;
}

// Enough for the longest bench, so that a catalogue of a million is not read completely.
const LIMIT = 20_000;

/** Reads the products for the requests. The order is the same for the same catalogue. */
export const readCatalogue = async (database: Database): Promise<Catalogue> => {
  const products = await database.query<Listed>(sql`
    SELECT p.slug, p.name, p.name_ar, c.slug AS category, p.final_sar AS price, p.facets
    FROM products p JOIN categories c ON c.id = p.category_id
    WHERE ${onSale} ORDER BY md5(p.id::text) LIMIT ${LIMIT}`);
  const counted = await database.first<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM products p WHERE ${onSale}`,
  );
  return { products, total: counted?.total ?? 0 };
};
