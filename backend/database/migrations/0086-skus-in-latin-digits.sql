-- A SKU is stored in Latin digits from now on, in which it is looked up. Where that would make two of a vendor's SKUs one, both
-- stay as they are, for the vendor to tell apart.
WITH named AS (
  SELECT p.vendor_id, p.id AS product_id, NULL::bigint AS variant_id, p.sku FROM products p WHERE p.deleted_at IS NULL
  UNION ALL
  SELECT p.vendor_id, p.id, w.id, w.sku FROM variants w JOIN products p ON p.id = w.product_id
  WHERE p.deleted_at IS NULL AND w.deleted_at IS NULL
), latin AS (
  SELECT named.*, translate(sku, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') AS latin_sku FROM named
), told_apart AS (
  SELECT latin.*, min(sku) OVER same = max(sku) OVER same AS stays_one FROM latin
  WINDOW same AS (PARTITION BY vendor_id, latin_sku)
), changed AS (
  SELECT * FROM told_apart WHERE sku <> latin_sku AND stays_one
), of_products AS (
  UPDATE products p SET sku = latin_sku FROM changed WHERE p.id = product_id AND variant_id IS NULL
)
UPDATE variants w SET sku = latin_sku FROM changed WHERE w.id = variant_id;
