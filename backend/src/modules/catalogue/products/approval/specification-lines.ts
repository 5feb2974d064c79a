import type { Database } from '../../../../database/database.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Lang } from '../../../../wire/schemas.ts';
import { attributesOf, toProductAttribute, type ProductAttributeRow } from '../../attributes/product-attributes.ts';

/** Reads the attributes of a product as lines of text for a review: name, value and unit. */
export const createSpecificationLines = (database: Database) => {
  const read = async (table: SQL, productId: number, categoryId: number, lang: Lang): Promise<string[]> => {
    const rows = await database.query<ProductAttributeRow>(
      attributesOf(table, sql`${productId}::bigint`, sql`${categoryId}::bigint`),
    );
    return rows.map((row) => {
      const { name, value, unit } = toProductAttribute(row, lang);
      return `${name}: ${value} ${unit}`.trimEnd();
    });
  };

  return {
    live: (productId: number, categoryId: number, lang: Lang) =>
      read(sql`product_attributes`, productId, categoryId, lang),
    proposed: (productId: number, categoryId: number, lang: Lang) =>
      read(sql`product_change_attributes`, productId, categoryId, lang),
  };
};
