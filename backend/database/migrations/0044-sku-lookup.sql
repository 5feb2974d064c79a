-- Somebody who orders by SKU finds it however it is written.
CREATE INDEX products_sku ON products (lower(sku)) WHERE deleted_at IS NULL;
CREATE INDEX variants_sku_any ON variants (lower(sku)) WHERE deleted_at IS NULL;
