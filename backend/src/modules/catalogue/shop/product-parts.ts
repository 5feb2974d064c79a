import { currencyColumns } from '../../../money/currency-columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';

// Data of a product in display order. `productId` is a value or a column of the enclosing statement.

/** Query of VariantRows. */
export const variantsOf = (productId: SQL): SQL => sql`
  SELECT id, type, value, value_ar, color, color_ar, sku, barcode, stock, expires_from, ${currencyColumns('price')}
  FROM variants WHERE product_id = ${productId} AND deleted_at IS NULL ORDER BY position, id`;

/** Query of PictureRows. */
export const picturesOf = (productId: SQL): SQL => sql`
  SELECT f.storage_key, i.variant_id FROM product_images i JOIN files f ON f.id = i.file_id
  WHERE i.product_id = ${productId} ORDER BY i.position, i.id`;

/** Query of TagRows. */
export const tagsOf = (productId: SQL): SQL => sql`
  SELECT t.slug, t.name, t.name_ar FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
  WHERE pt.product_id = ${productId} ORDER BY t.id`;
