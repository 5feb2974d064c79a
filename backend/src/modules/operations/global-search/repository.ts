import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { folded } from '../../../search/folded.ts';
import { matchingProducts, queriesOf } from '../../../search/search-query.ts';
import { literally } from '../../../search/query-parser.ts';

/** Entity with a name in both languages, and a detail that distinguishes namesakes. */
export interface NamedRow {
  id: number;
  name: string;
  name_ar: string;
  detail: string;
}

interface ProductHit extends NamedRow {
  slug: string;
}

/** Maximum number of results per kind. */
export const PER_KIND = 5;
// A common word matches thousands of products; ranking a sample of the matches is good enough.
const EXAMINED = 100;

/** Vendor whose rows are searched; null: all vendors. */
type Scope = number | null;

const ownedBy = (column: SQL, vendorId: Scope): SQL => (vendorId === null ? sql`true` : sql`${column} = ${vendorId}`);

/** Tables of the global search. */
export const createSearchRepository = (database: Database) => ({
  /** Products by words in their names, codes and tags; matches in the name first. */
  async products(vendorId: Scope, text: string): Promise<ProductHit[]> {
    const understanding = literally(text);
    if (!understanding) return [];
    const queries = queriesOf(understanding);
    return database.query<ProductHit>(sql`
      WITH found AS MATERIALIZED (
        SELECT p.id, p.search_doc FROM products p
        WHERE p.deleted_at IS NULL AND p.vendor_id NOT IN (SELECT id FROM vendors WHERE deleted_at IS NOT NULL)
          AND ${ownedBy(sql`p.vendor_id`, vendorId)} AND ${matchingProducts(queries.anywhere)}
        LIMIT ${EXAMINED}
      ), best AS MATERIALIZED (
        SELECT p.id, (${matchingProducts(queries.called)})::integer + (${matchingProducts(queries.named)})::integer AS closeness
        FROM found p ORDER BY closeness DESC, id DESC LIMIT ${PER_KIND}
      )
      SELECT p.id, p.slug, p.name, p.name_ar, p.sku AS detail FROM best JOIN products p ON p.id = best.id
      ORDER BY best.closeness DESC, p.id DESC`);
  },

  /** Placed orders whose number starts with this text, newest first. */
  orders: (vendorId: Scope, beginning: string) =>
    database.query<NamedRow>(sql`
      SELECT part.id, part.order_sub_no AS name, part.order_sub_no AS name_ar, u.firstname || ' ' || u.lastname AS detail
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = o.user_id
      WHERE part.placed_at IS NOT NULL AND ${ownedBy(sql`part.vendor_id`, vendorId)}
        AND part.order_sub_no LIKE ${`${beginning}%`}
      ORDER BY part.id DESC LIMIT ${PER_KIND}`),

  coupons: (beginning: string) =>
    database.query<NamedRow>(sql`
      SELECT c.id, c.code AS name, c.code AS name_ar, coalesce(c.percent || '%', '') AS detail
      FROM coupons c WHERE c.code LIKE ${`${beginning}%`} ORDER BY c.code LIMIT ${PER_KIND}`),

  /** Customers of a vendor, by words of their names or part of their address. */
  customers(vendorId: number, words: readonly string[], text: string): Promise<NamedRow[]> {
    const name = folded(sql`u.firstname || ' ' || u.lastname`);
    const named = sql.join(
      words.map((word) => sql`strpos(${name}, ${word}) > 0`),
      sql` AND `,
    );
    return database.query<NamedRow>(sql`
      SELECT u.id, u.firstname || ' ' || u.lastname AS name, u.firstname || ' ' || u.lastname AS name_ar, u.email AS detail
      FROM users u WHERE ((${named}) OR strpos(u.email, ${text.toLowerCase()}) > 0) AND u.id IN (
        SELECT o.user_id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
        WHERE part.vendor_id = ${vendorId} AND part.placed_at IS NOT NULL)
      ORDER BY u.id DESC LIMIT ${PER_KIND}`);
  },

  vendors: () =>
    database.query<NamedRow>(sql`
      SELECT v.id, v.company_name AS name, v.company_name_ar AS name_ar, u.email AS detail
      FROM vendors v JOIN users u ON u.id = v.user_id WHERE v.deleted_at IS NULL ORDER BY v.id`),

  categories: () =>
    database.query<NamedRow>(sql`
      SELECT id, name, name_ar, slug AS detail FROM categories WHERE deleted_at IS NULL ORDER BY position, id`),
});
