-- Earliest expiry of the units for sale of a product, or of one variant; null if a lot is unknown. A removed variant sells
-- nothing.
CREATE OR REPLACE FUNCTION earliest_expiry(of_product bigint, of_variant bigint) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN bool_or(l.remainder) THEN NULL ELSE min(l.expires_on) END
  FROM lots l LEFT JOIN variants w ON w.id = l.variant_id
  WHERE l.product_id = of_product AND (of_variant IS NULL OR l.variant_id = of_variant) AND l.stop IS NULL AND l.on_hand > 0
    AND w.deleted_at IS NULL
$$;

CREATE OR REPLACE FUNCTION keep_expires_from() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET expires_from = earliest_expiry(p.id, NULL)
  WHERE p.id IN (SELECT product_id FROM changed) AND p.expires_from IS DISTINCT FROM earliest_expiry(p.id, NULL);
  UPDATE variants w SET expires_from = earliest_expiry(w.product_id, w.id)
  WHERE w.id IN (SELECT variant_id FROM changed) AND w.expires_from IS DISTINCT FROM earliest_expiry(w.product_id, w.id);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER keep_expires_from AFTER INSERT ON lots REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_expires_from();
CREATE OR REPLACE TRIGGER keep_expires_from_on_update AFTER UPDATE ON lots REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_expires_from();

-- Any other discount ends a mark-down.
CREATE OR REPLACE FUNCTION end_mark_down() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mark_downs SET ended_at = now() WHERE product_id = NEW.id AND ended_at IS NULL;
  NEW.marked_down := false;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER end_mark_down BEFORE UPDATE OF discount ON products FOR EACH ROW
  WHEN (OLD.marked_down AND NEW.discount <> OLD.discount) EXECUTE FUNCTION end_mark_down();

-- The last day of sale of lots follows from the shelf life of their category: a job settles them (src/modules/catalogue/lots/due.ts).
CREATE OR REPLACE FUNCTION note_shelf_life() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lots_due_at := clock_timestamp();
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER note_shelf_life BEFORE UPDATE OF min_shelf_life_days ON categories FOR EACH ROW
  WHEN (NEW.min_shelf_life_days <> OLD.min_shelf_life_days) EXECUTE FUNCTION note_shelf_life();

CREATE OR REPLACE FUNCTION note_moved_lots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET lots_due_at = clock_timestamp() WHERE id = NEW.category_id;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER note_moved_lots AFTER UPDATE OF category_id ON products FOR EACH ROW
  WHEN (NEW.tracks_lots AND NEW.category_id <> OLD.category_id) EXECUTE FUNCTION note_moved_lots();
