import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { isOneOf } from '../../../wire/bulk.ts';

interface MissingAttribute {
  product_id: number;
  code: string;
  name: string;
  name_arabic: string;
}

/** Attributes that the categories of products require on a day and that have no live value. */
export const missingAttributes = (database: Database, productIds: readonly number[], day: string) =>
  database.query<MissingAttribute>(sql`
    SELECT p.id AS product_id, a.code, a.name, a.name_ar AS name_arabic
    FROM products p JOIN category_attributes ca ON ca.category_id = p.category_id AND ca.required_from <= ${day}::date
      JOIN attributes a ON a.id = ca.attribute_id
    WHERE ${isOneOf(sql`p.id`, productIds)} AND NOT EXISTS (
      SELECT 1 FROM product_attributes v WHERE v.product_id = p.id AND v.attribute_id = a.id)
    ORDER BY p.id, ca.position, a.id`);
