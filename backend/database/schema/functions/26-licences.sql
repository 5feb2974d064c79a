-- Licences that each vendor needs, by the gates of their country, and the moment from which on none covers the category.
CREATE OR REPLACE VIEW licence_needs AS
  SELECT v.id AS vendor_id, g.category_id, g.licence_type, coalesce((
    SELECT (max(l.expires_on) + 1)::timestamp AT TIME ZONE 'Asia/Riyadh' FROM licences l
    WHERE l.vendor_id = v.id AND l.type = g.licence_type AND l.state = 'accepted' AND (NOT t.scoped OR EXISTS (
      SELECT FROM licence_scopes s WHERE s.licence_id = l.id AND s.category_id = g.category_id))
  ), '-infinity') AS from_at
  FROM category_gates g JOIN licence_types t ON t.code = g.licence_type JOIN vendors v ON v.country_id = t.country_id;

-- Differences between the open holds and the needs of now. One that is settled late, such as for a product that was created
-- while an admin saved a gate, is found by the job.
CREATE OR REPLACE VIEW unsettled_licences AS
  SELECT need.vendor_id, need.category_id, need.licence_type, 'no hold from ' || greatest(need.from_at, now()) AS detail
  FROM licence_needs need
  JOIN (SELECT DISTINCT vendor_id, category_id FROM products WHERE deleted_at IS NULL) sold
    ON sold.vendor_id = need.vendor_id AND sold.category_id = need.category_id
  WHERE NOT EXISTS (
    SELECT FROM vendor_category_holds h WHERE h.vendor_id = need.vendor_id AND h.category_id = need.category_id
      AND h.licence_type = need.licence_type AND h.ended_at IS NULL
      AND (h.from_at = need.from_at OR greatest(h.from_at, need.from_at) <= clock_timestamp()))
  UNION ALL
  SELECT h.vendor_id, h.category_id, h.licence_type, 'hold from ' || h.from_at
  FROM vendor_category_holds h
  WHERE h.ended_at IS NULL AND NOT EXISTS (
    SELECT FROM licence_needs need WHERE need.vendor_id = h.vendor_id AND need.category_id = h.category_id
      AND need.licence_type = h.licence_type
      AND (h.from_at = need.from_at OR greatest(h.from_at, need.from_at) <= clock_timestamp()));

-- Holds of the categories that a vendor sells. The lock waits for their sales (FOR KEY SHARE), and later ones see the holds. The
-- moment is read after it: an order that was placed first has an earlier one.
CREATE OR REPLACE FUNCTION settle_licences(the_vendor bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
BEGIN
  PERFORM FROM vendors WHERE id = the_vendor FOR UPDATE;
  moment := clock_timestamp();
  UPDATE vendor_category_holds h SET ended_at = moment
  WHERE h.vendor_id = the_vendor AND h.ended_at IS NULL AND h.from_at <= moment AND NOT EXISTS (
    SELECT FROM licence_needs need WHERE need.vendor_id = h.vendor_id AND need.category_id = h.category_id
      AND need.licence_type = h.licence_type AND need.from_at <= moment);
  DELETE FROM vendor_category_holds h
  WHERE h.vendor_id = the_vendor AND h.ended_at IS NULL AND h.from_at > moment AND NOT EXISTS (
    SELECT FROM licence_needs need WHERE need.vendor_id = h.vendor_id AND need.category_id = h.category_id
      AND need.licence_type = h.licence_type AND need.from_at = h.from_at);
  INSERT INTO vendor_category_holds (vendor_id, category_id, licence_type, from_at)
  SELECT need.vendor_id, need.category_id, need.licence_type, greatest(need.from_at, moment) FROM licence_needs need
  WHERE need.vendor_id = the_vendor AND EXISTS (
    SELECT FROM products p WHERE p.vendor_id = the_vendor AND p.category_id = need.category_id AND p.deleted_at IS NULL)
  ORDER BY need.category_id, need.licence_type
  ON CONFLICT (vendor_id, category_id, licence_type) WHERE ended_at IS NULL DO NOTHING;
END
$$;

CREATE OR REPLACE FUNCTION hold_category_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM category_gates WHERE category_id = NEW.category_id) THEN RETURN NULL; END IF;
  INSERT INTO vendor_category_holds (vendor_id, category_id, licence_type, from_at)
  SELECT need.vendor_id, need.category_id, need.licence_type, greatest(need.from_at, clock_timestamp()) FROM licence_needs need
  WHERE need.vendor_id = NEW.vendor_id AND need.category_id = NEW.category_id ORDER BY need.licence_type
  ON CONFLICT (vendor_id, category_id, licence_type) WHERE ended_at IS NULL DO NOTHING;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER hold_category AFTER INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION hold_category_of_product();
CREATE OR REPLACE TRIGGER hold_new_category AFTER UPDATE OF category_id ON products
  FOR EACH ROW WHEN (OLD.category_id <> NEW.category_id) EXECUTE FUNCTION hold_category_of_product();

CREATE OR REPLACE FUNCTION settle_licences_of_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_licences(NEW.id);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER settle_licences AFTER UPDATE OF country_id ON vendors
  FOR EACH ROW WHEN (OLD.country_id IS DISTINCT FROM NEW.country_id) EXECUTE FUNCTION settle_licences_of_vendor();
