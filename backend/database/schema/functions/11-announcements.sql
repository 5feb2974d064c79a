CREATE OR REPLACE FUNCTION count_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_changes SET version = version + 1;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER search_synonyms_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  EXECUTE FUNCTION count_search_change();
CREATE OR REPLACE TRIGGER search_categories_changed
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, name_ar, status, deleted_at ON categories
  EXECUTE FUNCTION count_search_change();
CREATE OR REPLACE TRIGGER search_vendors_changed
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF company_name, company_name_ar, active, deleted_at ON vendors
  EXECUTE FUNCTION count_search_change();

-- Reports changes to what shoppers see (src/database/changes.ts): to the writing process by a notice before its statement ends,
-- to all others by a row that they read after the commit (src/database/announcements.ts). NOTIFY would hold one lock from each
-- commit to the end of its wait for a replica. A change is the name of a table, or `stock:` and the id of a product if only its
-- stock has changed. Each is reported once per transaction; beyond a limit, a single `stock` covers all products. The embedded
-- database has one process, so its notice is enough.
CREATE OR REPLACE FUNCTION announce(change text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told text := coalesce(current_setting('balsam.announced', true), '');
BEGIN
  IF length(told) > 2000 THEN change := split_part(change, ':', 1); END IF;
  IF strpos(told, ' ' || change || ' ') > 0 THEN RETURN; END IF;
  PERFORM set_config('balsam.announced', told || ' ' || change || ' ', true);
  IF current_setting('balsam.has_one_process', true) IS DISTINCT FROM 'true' THEN
    INSERT INTO announced (change) VALUES (change);
  END IF;
  RAISE NOTICE USING MESSAGE = change, DETAIL = pg_current_xact_id(), ERRCODE = 'BLSAM';
END
$$;

CREATE OR REPLACE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce(TG_TABLE_NAME);
  RETURN NULL;
END
$$;
-- Shoppers see the names of reviewers. Guests cannot write reviews.
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE OF firstname, lastname, deleted_at ON users
  FOR EACH ROW WHEN (OLD.kind = 'account') EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR TRUNCATE ON products
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR TRUNCATE ON variants
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_images
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_tags
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON related_products
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vendors
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipping_zones
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipping_rates
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON posts
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON countries
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON states
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cities
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_changes
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  EXECUTE FUNCTION announce_table();

CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_options
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_attributes
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_attributes
  EXECUTE FUNCTION announce_table();

CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recalls
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recall_products
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recall_lots
  EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON vendor_category_holds
  FOR EACH ROW EXECUTE FUNCTION announce_table();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON licences
  FOR EACH ROW EXECUTE FUNCTION announce_table();

-- A sale changes the stock and the columns derived from it; shoppers see only whether a product is in stock.
CREATE OR REPLACE FUNCTION announce_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.stock := NEW.stock;
  OLD.stock_band := NEW.stock_band;
  IF OLD IS DISTINCT FROM NEW THEN PERFORM announce('products');
  ELSE PERFORM announce('stock:' || NEW.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON products
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION announce_product();

CREATE OR REPLACE FUNCTION announce_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  OLD.stock := NEW.stock;
  IF OLD IS DISTINCT FROM NEW THEN PERFORM announce('variants');
  ELSE PERFORM announce('stock:' || NEW.product_id);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON variants
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION announce_variant();
