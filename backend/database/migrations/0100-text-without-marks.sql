-- Codes are stored without invisible characters, in NFC, with Latin digits and single blanks (backend/src/text/normalize.ts),
-- and a SKU is one SKU in any case. Where that makes two SKUs one, the older row keeps it.
CREATE FUNCTION pg_temp.plain_code(code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(normalize(translate(regexp_replace(code,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]',
    '', 'g'), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFC), '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'))
$$;

DROP INDEX products_vendor_sku;
DROP INDEX variants_sku;
DROP INDEX variants_by_sku;

WITH plain AS (
  SELECT id, plain_sku, row_number() OVER (PARTITION BY vendor_id, lower(plain_sku) ORDER BY id) AS nth
  FROM (SELECT id, vendor_id, coalesce(nullif(pg_temp.plain_code(sku), ''), 'SKU-' || id) AS plain_sku
    FROM products WHERE deleted_at IS NULL) AS each
)
UPDATE products p SET sku = plain_sku || CASE WHEN nth > 1 THEN '-DUPLICATE-' || p.id ELSE '' END
FROM plain WHERE plain.id = p.id AND (p.sku <> plain_sku OR nth > 1);

WITH plain AS (
  SELECT id, plain_sku, row_number() OVER (PARTITION BY product_id, lower(plain_sku) ORDER BY id) AS nth
  FROM (SELECT id, product_id, coalesce(nullif(pg_temp.plain_code(sku), ''), 'SKU-' || id) AS plain_sku
    FROM variants WHERE deleted_at IS NULL) AS each
)
UPDATE variants w SET sku = plain_sku || CASE WHEN nth > 1 THEN '-DUPLICATE-' || w.id ELSE '' END
FROM plain WHERE plain.id = w.id AND (w.sku <> plain_sku OR nth > 1);

CREATE UNIQUE INDEX products_vendor_sku ON products (vendor_id, lower(sku)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX variants_sku ON variants (product_id, lower(sku)) WHERE deleted_at IS NULL;

-- A phone number goes to couriers.
UPDATE users SET phone_number = pg_temp.plain_code(phone_number) WHERE phone_number <> pg_temp.plain_code(phone_number);
UPDATE addresses SET phone_number = pg_temp.plain_code(phone_number)
WHERE phone_number <> pg_temp.plain_code(phone_number);
