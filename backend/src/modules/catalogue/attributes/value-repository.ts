import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import type { ValueRow } from './kinds.ts';

/** Values to store for a product. */
export interface ProductValues {
  productId: number;
  rows: readonly ValueRow[];
}

const columns = sql`attribute_id, option_id, number, flag, value, value_ar`;

const recordset = (values: readonly ProductValues[]): SQL => {
  const rows = values.flatMap(({ productId, rows: own }) => own.map((row) => ({ product_id: productId, ...row })));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS stored (product_id bigint, attribute_id bigint,
    option_id integer, number numeric, flag boolean, value text, value_ar text)`;
};

/**
 * Rows of `product_attributes`. Write under the locks of `lockForValues` and of the products, whose `facets` follow.
 */
export const createValueRepository = (database: Database) => {
  const replaceIn = async (table: SQL, values: readonly ProductValues[]): Promise<void> => {
    const ids = values.map(({ productId }) => productId);
    await database.query(sql`DELETE FROM ${table} WHERE ${isOneOf(sql`product_id`, ids)}`);
    await database.query(
      sql`INSERT INTO ${table} (product_id, ${columns}) SELECT product_id, ${columns} FROM ${recordset(values)}`,
    );
  };

  /** Sets `products.facets`; a product whose facets are right is not written. */
  const writeFacets = (productIds: readonly number[]) =>
    database.query(sql`
      UPDATE products p SET facets = derived.facets
      FROM (SELECT id, facets_of(id) AS facets FROM products WHERE ${isOneOf(sql`id`, productIds)}) derived
      WHERE p.id = derived.id AND p.facets <> derived.facets`);

  const readFrom = (table: SQL, productId: number) =>
    database.query<ValueRow>(sql`
      SELECT v.attribute_id, v.option_id, v.number::float8 AS number, v.flag, v.value, v.value_ar
      FROM ${table} v LEFT JOIN attribute_options o ON o.id = v.option_id
      WHERE v.product_id = ${productId} ORDER BY v.attribute_id, o.position, o.id`);

  return {
    writeFacets,

    /** Live values of a product. */
    read: (productId: number) => readFrom(sql`product_attributes`, productId),

    /** Values of the pending or declined changes of a product. */
    readProposed: (productId: number) => readFrom(sql`product_change_attributes`, productId),

    /** Replaces all values of products. */
    async replace(values: readonly ProductValues[]): Promise<void> {
      if (values.length === 0) return;
      await replaceIn(sql`product_attributes`, values);
      await writeFacets(values.map(({ productId }) => productId));
    },

    /** Replaces the pending values of products, which have a row of `product_changes`. */
    replaceProposed: (values: readonly ProductValues[]) => replaceIn(sql`product_change_attributes`, values),

    /** Makes the pending values of a product live. */
    async publish(productId: number): Promise<void> {
      await database.query(sql`DELETE FROM product_attributes WHERE product_id = ${productId}`);
      await database.query(sql`
        INSERT INTO product_attributes (product_id, ${columns})
        SELECT product_id, ${columns} FROM product_change_attributes WHERE product_id = ${productId}`);
      await writeFacets([productId]);
    },
  };
};
