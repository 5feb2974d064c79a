import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

const values = sql`(
  SELECT product_id, attribute_id, option_id, number, flag, value FROM product_attributes
  UNION ALL SELECT product_id, attribute_id, option_id, number, flag, value FROM product_change_attributes)`;

/** Rules about attributes of products. */
export const attributeRules: LedgerRule[] = [
  {
    rule: 'A value is of the kind of its attribute, and an option is one of its own',
    violations: sql`
      SELECT 'product ' || v.product_id AS subject, 'attribute ' || a.code || ', ' || a.kind AS detail
      FROM ${values} v JOIN attributes a ON a.id = v.attribute_id LEFT JOIN attribute_options o ON o.id = v.option_id
      WHERE CASE a.kind WHEN 'text' THEN v.value IS NULL WHEN 'number' THEN v.number IS NULL WHEN 'flag' THEN v.flag IS NULL
        ELSE o.attribute_id IS DISTINCT FROM a.id OR o.value = '' END
      UNION ALL
      SELECT 'product ' || v.product_id, 'attribute ' || a.code || ', ' || count(*) || ' options'
      FROM product_attributes v JOIN attributes a ON a.id = v.attribute_id AND a.kind <> 'options'
      GROUP BY v.product_id, a.code HAVING count(*) > 1`,
  },
  {
    rule: 'The facets of a product are those of its values',
    violations: sql`
      SELECT 'product ' || p.id AS subject, concat('facets ', p.facets, ', derived ', facets_of(p.id)) AS detail
      FROM products p WHERE p.facets <> facets_of(p.id)`,
  },
  {
    rule: 'An approved product has the attributes that its category required when it was approved',
    violations: sql`
      SELECT 'product ' || p.id AS subject, 'attribute ' || a.code || ', required from ' || ca.required_from AS detail
      FROM products p JOIN category_attributes ca ON ca.category_id = p.category_id
        AND ca.required_from <= (p.approved_at AT TIME ZONE 'Asia/Riyadh')::date
      JOIN attributes a ON a.id = ca.attribute_id
      WHERE p.approval_status = 1 AND p.deleted_at IS NULL AND NOT EXISTS (
        SELECT FROM product_attributes v WHERE v.product_id = p.id AND v.attribute_id = a.id)`,
  },
];
