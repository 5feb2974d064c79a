-- Prices of a product with variants (see the columns of products); no row without variants.
CREATE OR REPLACE FUNCTION prices_of_variants(of_product bigint, OUT price_sar bigint, OUT price_bhd bigint, OUT price_usd bigint,
  OUT top_price_sar bigint, OUT top_price_bhd bigint, OUT top_price_usd bigint) RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT min(w.price_sar), min(w.price_bhd), min(w.price_usd), nullif(max(w.price_sar), min(w.price_sar)),
    nullif(max(w.price_bhd), min(w.price_bhd)), nullif(max(w.price_usd), min(w.price_usd))
  FROM (
    SELECT own.*, bool_or(own.stock > 0) OVER () AS is_any_in_stock FROM variants own
    WHERE own.product_id = of_product AND own.deleted_at IS NULL
  ) w
  WHERE w.stock > 0 OR NOT w.is_any_in_stock
  HAVING count(*) > 0
$$;

-- Overrides prices that a form or an import writes to a product with variants.
CREATE OR REPLACE FUNCTION price_by_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  prices record;
BEGIN
  NEW.top_price_sar := NULL;
  NEW.top_price_bhd := NULL;
  NEW.top_price_usd := NULL;
  IF NEW.has_variants THEN
    SELECT * INTO prices FROM prices_of_variants(NEW.id);
    IF FOUND THEN
      NEW.price_sar := prices.price_sar;
      NEW.price_bhd := prices.price_bhd;
      NEW.price_usd := prices.price_usd;
      NEW.top_price_sar := prices.top_price_sar;
      NEW.top_price_bhd := prices.top_price_bhd;
      NEW.top_price_usd := prices.top_price_usd;
    END IF;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER priced_by_variants BEFORE UPDATE OF price_sar, price_bhd, price_usd, has_variants ON products
  FOR EACH ROW EXECUTE FUNCTION price_by_variants();

-- Runs after the statement and sees all variants as it leaves them. Every writer of variants holds the lock of the product's
-- row. Most sales do not get here, and the row is written only if a price differs. updated_at does not change: a sale must not
-- make the vendor's open form stale.
CREATE OR REPLACE FUNCTION price_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET price_sar = w.price_sar, price_bhd = w.price_bhd, price_usd = w.price_usd
  FROM prices_of_variants(NEW.product_id) w
  WHERE p.id = NEW.product_id AND p.has_variants
    AND (p.price_sar, p.price_bhd, p.price_usd, p.top_price_sar, p.top_price_bhd, p.top_price_usd)
      IS DISTINCT FROM (w.price_sar, w.price_bhd, w.price_usd, w.top_price_sar, w.top_price_bhd, w.top_price_usd);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER price_product_added AFTER INSERT ON variants FOR EACH ROW EXECUTE FUNCTION price_product();
CREATE OR REPLACE TRIGGER price_product_changed AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.price_sar, OLD.price_bhd, OLD.price_usd, OLD.stock > 0, OLD.deleted_at)
    IS DISTINCT FROM (NEW.price_sar, NEW.price_bhd, NEW.price_usd, NEW.stock > 0, NEW.deleted_at))
  EXECUTE FUNCTION price_product();
