import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { folded, pattern } from '../../../search/folded.ts';
import { matchingProducts, queriesOf } from '../../../search/search-query.ts';
import { literally } from '../../../search/query-parser.ts';
import { phoneDigits } from '../../../text/phone-digits.ts';

/** Entity with a name in both languages, and a detail that distinguishes namesakes. */
export interface NamedRow {
  id: number;
  name: string;
  name_ar: string;
  detail: string;
  /** Phone number that matched; null or missing if something else did. */
  phone?: string | null;
  /** Email address that matched; likewise. */
  email?: string | null;
  /** Purchase order number that matched; likewise. */
  po_number?: string | null;
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

/**
 * Text in the spelling of order numbers, the digits that identify a phone number, and the text as part of a purchase order
 * number; null if it cannot be one.
 */
export interface OrderText {
  beginning: string;
  digits: string | null;
  poNumber: string | null;
}

const holds = (phones: SQL, digits: string | null): SQL =>
  digits === null ? sql`false` : sql`${phones} LIKE ${`%${digits}%`}`;

const beginsWith = (number: SQL, beginning: string): SQL =>
  sql`${number} LIKE ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/**
 * Ids of the newest rows by each of the conditions, from rows `part` and `o`. Each condition has an index, which a single
 * one with OR would not use.
 */
const newestBy = (id: SQL, from: SQL, conditions: readonly SQL[]): SQL =>
  sql.join(
    conditions.map((condition) => sql`(SELECT ${id} ${from} AND ${condition} ORDER BY ${id} DESC LIMIT ${PER_KIND})`),
    sql` UNION `,
  );

/** Condition on an order's purchase order number; `search_recipient`, which also has the name, has the index. */
const isNumbered = (alias: SQL, number: string): SQL =>
  sql`(${alias}.search_recipient LIKE ${pattern(number)} AND ${folded(sql`${alias}.po_number`)} LIKE ${pattern(number)})`;

/** Conditions on the order `o`: an address, or its customer, has the phone number, or it has the purchase order number. */
const orderedBy = ({ digits, poNumber }: OrderText): SQL[] => [
  ...(digits === null
    ? []
    : [
        sql`o.id IN (SELECT id FROM orders called WHERE state = 'placed' AND ${holds(sql`called.search_phones`, digits)})`,
        sql`o.user_id IN (SELECT id FROM users buyer WHERE ${holds(sql`buyer.search_phone`, digits)})`,
      ]),
  ...(poNumber === null
    ? []
    : [sql`o.id IN (SELECT id FROM orders called WHERE state = 'placed' AND ${isNumbered(sql`called`, poNumber)})`]),
];

/** Name of the customer, and the purchase order or phone number that matched. */
const orderColumns = ({
  digits,
  poNumber,
}: OrderText) => sql`CASE WHEN ${poNumber === null ? sql`false` : isNumbered(sql`o`, poNumber)}
    THEN o.po_number END AS po_number, u.firstname || ' ' || u.lastname AS detail,
  CASE WHEN ${holds(sql`split_part(o.search_phones, '|', 1)`, digits)} THEN o.shipping_address ->> 'phone_number'
    WHEN ${holds(sql`o.search_phones`, digits)} THEN o.billing_address ->> 'phone_number'
    WHEN ${holds(sql`u.search_phone`, digits)} THEN u.phone_number END AS phone`;

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

  /** Sub-orders whose number starts with `beginning`, or with a phone or purchase order number, newest first. */
  parcels(vendorId: Scope, text: OrderText): Promise<NamedRow[]> {
    const from = sql`FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE part.placed_at IS NOT NULL AND ${ownedBy(sql`part.vendor_id`, vendorId)}`;
    const conditions = [beginsWith(sql`part.order_sub_no`, text.beginning), ...orderedBy(text)];
    return database.query<NamedRow>(sql`
      SELECT part.id, part.order_sub_no AS name, part.order_sub_no AS name_ar, ${orderColumns(text)}
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN users u ON u.id = o.user_id
      WHERE part.id IN (${newestBy(sql`part.id`, from, conditions)}) ORDER BY part.id DESC LIMIT ${PER_KIND}`);
  },

  /** Whole orders whose number starts with `beginning`, or with a phone or purchase order number, newest first. */
  orders(text: OrderText): Promise<NamedRow[]> {
    const from = sql`FROM orders o WHERE o.state = 'placed'`;
    const conditions = [beginsWith(sql`o.order_no`, text.beginning), ...orderedBy(text)];
    return database.query<NamedRow>(sql`
      SELECT o.id, o.order_no AS name, o.order_no AS name_ar, ${orderColumns(text)}
      FROM orders o JOIN users u ON u.id = o.user_id
      WHERE o.id IN (${newestBy(sql`o.id`, from, conditions)}) ORDER BY o.id DESC LIMIT ${PER_KIND}`);
  },

  coupons: (beginning: string) =>
    database.query<NamedRow>(sql`
      SELECT c.id, c.code AS name, c.code AS name_ar, coalesce(c.percent || '%', '') AS detail
      FROM coupons c WHERE c.code LIKE ${`${beginning}%`} ORDER BY c.code LIMIT ${PER_KIND}`),

  /** Customers, or those of a vendor, by words of their names, or part of their email address or phone number. */
  customers(vendorId: Scope, words: readonly string[], text: string): Promise<NamedRow[]> {
    const isNamed = sql`(${sql.join(
      words.map((word) => sql`u.search_name LIKE ${pattern(word)}`),
      sql` AND `,
    )})`;
    const digits = phoneDigits(text);
    const isCalledSo = holds(sql`u.search_phone`, digits);
    const isAtAddress = sql`u.search_email LIKE ${pattern(text)}`;
    const isBuyer =
      vendorId === null
        ? sql`true`
        : sql`EXISTS (
            SELECT FROM orders o JOIN vendor_orders part ON part.order_id = o.id
            WHERE o.user_id = u.id AND part.vendor_id = ${vendorId} AND part.placed_at IS NOT NULL)`;
    return database.query<NamedRow>(sql`
      SELECT u.id, u.firstname || ' ' || u.lastname AS name, u.firstname || ' ' || u.lastname AS name_ar,
        CASE WHEN ${isNamed} THEN u.email ELSE '' END AS detail,
        CASE WHEN NOT ${isNamed} AND ${isCalledSo} THEN u.phone_number END AS phone,
        CASE WHEN NOT ${isNamed} AND ${isAtAddress} THEN u.email END AS email
      FROM users u
      WHERE u.is_customer AND u.deleted_at IS NULL AND (${isNamed} OR ${isAtAddress} OR ${isCalledSo}) AND ${isBuyer}
      ORDER BY u.id DESC LIMIT ${PER_KIND}`);
  },

  vendors: () =>
    database.query<NamedRow>(sql`
      SELECT v.id, v.company_name AS name, v.company_name_ar AS name_ar, u.email AS detail
      FROM vendors v CROSS JOIN LATERAL vendor_owner(v.id) u WHERE v.deleted_at IS NULL ORDER BY v.id`),

  categories: () =>
    database.query<NamedRow>(sql`
      SELECT id, name, name_ar, slug AS detail FROM categories WHERE deleted_at IS NULL ORDER BY position, id`),
});
