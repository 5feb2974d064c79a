-- A SKU is looked up among the variants of all products.
CREATE INDEX variants_by_sku ON variants (sku) WHERE deleted_at IS NULL;
