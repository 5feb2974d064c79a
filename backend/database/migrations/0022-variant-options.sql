-- A SKU is looked up among the variants of all products.
CREATE INDEX variants_by_sku ON variants (sku) WHERE deleted_at IS NULL;

-- A size may come in colours: such a variant is the one size in the one colour. What is sold by size alone or by colour
-- alone stays as it is, with its only option in `value`.
ALTER TABLE variants
  ADD COLUMN color text NOT NULL DEFAULT '' CHECK (color = '' OR type = 'size'),
  ADD COLUMN color_ar text NOT NULL DEFAULT '' CHECK (color_ar = '' OR color <> '');
