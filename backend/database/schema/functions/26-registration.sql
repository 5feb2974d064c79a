-- Last day of a product's authorisation by the authority of its vendor's country: SFDA in Saudi Arabia, NHRA in Bahrain.
-- infinity without an end or an authority, -infinity if it is missing.
CREATE OR REPLACE FUNCTION authorisation_end(product products) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN country.iso2 = 'SA' THEN CASE WHEN product.sfda_number = '' THEN '-infinity' ELSE coalesce(nullif(product.sfda_expires_on, ''), 'infinity') END
    WHEN country.iso2 = 'BH' THEN CASE WHEN product.nhra_number = '' THEN '-infinity' ELSE coalesce(nullif(product.nhra_expires_on, ''), 'infinity') END
    ELSE 'infinity'
  END::date
  FROM vendors v LEFT JOIN countries country ON country.id = v.country_id WHERE v.id = product.vendor_id
$$;

-- Last day of sale of a product by its authorisation; infinity if its category requires none.
CREATE OR REPLACE FUNCTION authorised_until(product products) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN c.authorisation_required THEN authorisation_end(product) ELSE 'infinity' END
  FROM categories c WHERE c.id = product.category_id
$$;

CREATE OR REPLACE FUNCTION keep_authorised_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.authorised_until := coalesce(authorised_until(NEW), 'infinity');
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER keep_authorised_until
  BEFORE INSERT OR UPDATE OF category_id, vendor_id, sfda_number, sfda_expires_on, nhra_number, nhra_expires_on ON products
  FOR EACH ROW EXECUTE FUNCTION keep_authorised_until();

-- A product is offered on other days once its category's rule or its vendor's country has changed.
CREATE OR REPLACE FUNCTION renew_authorised_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE products p SET authorised_until = coalesce(authorised_until(p), 'infinity')
    WHERE p.category_id = NEW.id AND p.authorised_until IS DISTINCT FROM coalesce(authorised_until(p), 'infinity');
  ELSE
    UPDATE products p SET authorised_until = coalesce(authorised_until(p), 'infinity')
    WHERE p.vendor_id = NEW.id AND p.authorised_until IS DISTINCT FROM coalesce(authorised_until(p), 'infinity');
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER renew_authorised_until AFTER UPDATE OF authorisation_required ON categories
  FOR EACH ROW WHEN (OLD.authorisation_required <> NEW.authorisation_required) EXECUTE FUNCTION renew_authorised_until();
CREATE OR REPLACE TRIGGER renew_authorised_until AFTER UPDATE OF country_id ON vendors
  FOR EACH ROW WHEN (OLD.country_id IS DISTINCT FROM NEW.country_id) EXECUTE FUNCTION renew_authorised_until();
