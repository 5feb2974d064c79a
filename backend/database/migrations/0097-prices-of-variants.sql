-- Shoppers pay the prices of the variants, so a product with variants is listed, sorted and filtered by them. price_* is the
-- lowest price among the variants in stock, or among all of them once everything is sold out; top_price_* is the highest
-- price among the same variants, null where one price applies.
ALTER TABLE products
  ADD COLUMN top_price_sar bigint,
  ADD COLUMN top_price_bhd bigint,
  ADD COLUMN top_price_usd bigint,
  ADD COLUMN top_final_sar bigint GENERATED ALWAYS AS ((top_price_sar * (100 - discount) + 50) / 100) STORED,
  ADD COLUMN top_final_bhd bigint GENERATED ALWAYS AS ((top_price_bhd * (100 - discount) + 50) / 100) STORED,
  ADD COLUMN top_final_usd bigint GENERATED ALWAYS AS ((top_price_usd * (100 - discount) + 50) / 100) STORED;
COMMENT ON COLUMN products.price_sar IS 'With variants: the lowest price of those in stock, kept by triggers. So are the other currencies.';
COMMENT ON COLUMN products.top_price_sar IS 'With variants: the highest price of those in stock, null where one price applies.';

-- No row for a product without variants.
CREATE FUNCTION prices_of_variants(of_product bigint, OUT price_sar bigint, OUT price_bhd bigint, OUT price_usd bigint,
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

-- Replaces the prices that a form or a file writes.
CREATE FUNCTION price_by_variants() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER priced_by_variants BEFORE UPDATE OF price_sar, price_bhd, price_usd, has_variants ON products
  FOR EACH ROW EXECUTE FUNCTION price_by_variants();

-- Runs after the statement, so it sees all variants as the statement leaves them. Everything that writes variants holds the
-- lock of the product's row; most sales do not get here, and the row is written only if a price differs. updated_at stays:
-- a sale must not make the vendor's open form stale.
CREATE FUNCTION price_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET price_sar = w.price_sar, price_bhd = w.price_bhd, price_usd = w.price_usd
  FROM prices_of_variants(NEW.product_id) w
  WHERE p.id = NEW.product_id AND p.has_variants
    AND (p.price_sar, p.price_bhd, p.price_usd, p.top_price_sar, p.top_price_bhd, p.top_price_usd)
      IS DISTINCT FROM (w.price_sar, w.price_bhd, w.price_usd, w.top_price_sar, w.top_price_bhd, w.top_price_usd);
  RETURN NULL;
END
$$;
CREATE TRIGGER price_product_added AFTER INSERT ON variants FOR EACH ROW EXECUTE FUNCTION price_product();
CREATE TRIGGER price_product_changed AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.price_sar, OLD.price_bhd, OLD.price_usd, OLD.stock > 0, OLD.deleted_at)
    IS DISTINCT FROM (NEW.price_sar, NEW.price_bhd, NEW.price_usd, NEW.stock > 0, NEW.deleted_at))
  EXECUTE FUNCTION price_product();

UPDATE products SET price_sar = price_sar WHERE has_variants;

-- Lists in another order than by price are filtered by price in their index alone; the discount tells what a variant costs.
DROP INDEX products_on_sale_recommended, products_on_sale_category, products_on_sale_name, products_on_sale_name_ar,
  products_rating;
CREATE INDEX products_on_sale_recommended ON products (in_stock DESC, standing DESC, id DESC)
  INCLUDE (vendor_id, final_sar, final_bhd, final_usd, top_final_sar, top_final_bhd, top_final_usd, rating_avg, discount)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_category ON products (category_id, in_stock DESC, standing DESC, id DESC)
  INCLUDE (vendor_id, final_sar, final_bhd, final_usd, top_final_sar, top_final_bhd, top_final_usd, rating_avg, discount)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_name ON products (name, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, final_sar, final_bhd, final_usd, top_final_sar, top_final_bhd,
    top_final_usd, discount)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_name_ar ON products (name_ar, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, final_sar, final_bhd, final_usd, top_final_sar, top_final_bhd,
    top_final_usd, discount)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_rating ON products (rating_avg DESC, total_reviews DESC, id)
  INCLUDE (vendor_id, category_id, in_stock, final_sar, final_bhd, final_usd, top_final_sar, top_final_bhd, top_final_usd,
    discount)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;

-- Products whose lowest price is below a bound while another variant's is not, and the highest price of the shop.
CREATE INDEX products_on_sale_top_sar ON products (top_final_sar, final_sar, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, discount)
  WHERE top_final_sar IS NOT NULL AND status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_top_bhd ON products (top_final_bhd, final_bhd, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, discount)
  WHERE top_final_bhd IS NOT NULL AND status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_top_usd ON products (top_final_usd, final_usd, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, discount)
  WHERE top_final_usd IS NOT NULL AND status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
