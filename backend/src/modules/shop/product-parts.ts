import { currencyColumns } from '../../money/currency-columns.ts';
import { sql, type SQL } from '../../sql/sql.ts';

// What belongs to a product, in the order in which it is shown. `productId` is a value or the column of a statement around.

/** The rows are VariantRows. */
export const variantsOf = (productId: SQL): SQL => sql`
  SELECT id, type, value, value_ar, color, color_ar, sku, barcode, stock, ${currencyColumns('price')}
  FROM variants WHERE product_id = ${productId} AND deleted_at IS NULL ORDER BY position, id`;

/** The rows are PictureRows. */
export const picturesOf = (productId: SQL): SQL => sql`
  SELECT f.storage_key, i.variant_id FROM product_images i JOIN files f ON f.id = i.file_id
  WHERE i.product_id = ${productId} ORDER BY i.position, i.id`;

/** The rows are TagRows. */
export const tagsOf = (productId: SQL): SQL => sql`
  SELECT t.slug, t.name, t.name_ar FROM product_tags pt JOIN tags t ON t.id = pt.tag_id
  WHERE pt.product_id = ${productId} ORDER BY t.id`;
