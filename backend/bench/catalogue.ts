import { sql } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { onSale } from '../src/modules/shop/product-row.ts';

/** A product that the shop lists. */
export interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly name_ar: string;
  /** Slug of its category. */
  readonly category: string;
  /** In halalas, discount applied. */
  readonly price: number;
}

/** What can be asked for: products of the shop in an order of no meaning, and how many there are in all. */
export interface Catalogue {
  readonly products: readonly Listed[];
  readonly total: number;
}

// More addresses than the longest bench needs; a catalogue of a million is not read whole.
const MOST = 20_000;

/** Reads what the addresses of the bench are made of. The same catalogue is always read in the same order. */
export const readCatalogue = async (database: Database): Promise<Catalogue> => {
  const products = await database.query<Listed>(sql`
    SELECT p.slug, p.name, p.name_ar, c.slug AS category, p.final_sar AS price
    FROM products p JOIN categories c ON c.id = p.category_id
    WHERE ${onSale} ORDER BY md5(p.id::text) LIMIT ${MOST}`);
  const counted = await database.first<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM products p WHERE ${onSale}`,
  );
  return { products, total: counted?.total ?? 0 };
};
