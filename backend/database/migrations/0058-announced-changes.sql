-- Whatever a shopper may see tells that it has changed: whoever has written it, by a notice before the statement is done,
-- and every other process as soon as it is committed. A table is told by its name, and of a product of which nothing but
-- the stock has changed, its id.

-- Each change is told once in a transaction; one that touches a great many products tells of all of them.
CREATE FUNCTION announce(change text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told text := coalesce(current_setting('balsam.announced', true), '');
BEGIN
  IF length(told) > 2000 THEN change := split_part(change, ':', 1); END IF;
  IF strpos(told, ' ' || change || ' ') > 0 THEN RETURN; END IF;
  PERFORM set_config('balsam.announced', told || ' ' || change || ' ', true);
  PERFORM pg_notify('balsam_changes', change);
  RAISE NOTICE USING MESSAGE = change, ERRCODE = 'BLSAM';
END
$$;

CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(TG_TABLE_NAME);
  RETURN NULL;
END
$$;

-- A sale changes the stock and what follows from it; of that, shoppers see whether there is any.
CREATE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.stock := NEW.stock;
  OLD.stock_band := NEW.stock_band;
  IF OLD IS DISTINCT FROM NEW THEN PERFORM announce('products');
  ELSE PERFORM announce('stock:' || NEW.id);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION announce_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.stock := NEW.stock;
  IF OLD IS DISTINCT FROM NEW THEN PERFORM announce('variants');
  ELSE PERFORM announce('stock:' || NEW.product_id);
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['products', 'variants'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR DELETE OR TRUNCATE ON %I
      EXECUTE FUNCTION announce_table()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['product_images', 'product_tags', 'related_products', 'tags', 'categories', 'vendors',
    'reviews', 'shipping_zones', 'shipping_rates', 'settings', 'pages', 'posts',
    'testimonials', 'countries', 'states', 'cities', 'search_changes', 'search_synonyms'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      EXECUTE FUNCTION announce_table()', name);
  END LOOP;
END
$$;

CREATE TRIGGER announce_update AFTER UPDATE ON products
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION announce_product();
CREATE TRIGGER announce_update AFTER UPDATE ON variants
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION announce_variant();
-- Of people, shoppers see the names of those who have reviewed something.
CREATE TRIGGER announce_update AFTER UPDATE OF firstname, lastname, deleted_at ON users
  EXECUTE FUNCTION announce_table();
