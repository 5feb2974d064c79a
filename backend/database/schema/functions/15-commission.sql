-- A rate is ended once and otherwise never changed, so that past sales can be verified.
CREATE OR REPLACE FUNCTION refuse_commission_rate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'commission_rates are ended, never changed';
END
$$;
CREATE OR REPLACE TRIGGER commission_rates_only_end BEFORE UPDATE ON commission_rates
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL
    OR (NEW.id, NEW.category_id, NEW.vendor_id, NEW.rate_bp, NEW.from_day, NEW.created_by, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.category_id, OLD.vendor_id, OLD.rate_bp, OLD.from_day, OLD.created_by, OLD.created_at))
  EXECUTE FUNCTION refuse_commission_rate_change();
CREATE OR REPLACE TRIGGER commission_rates_kept BEFORE DELETE ON commission_rates
  FOR EACH ROW EXECUTE FUNCTION refuse_commission_rate_change();
CREATE OR REPLACE TRIGGER commission_rates_not_emptied BEFORE TRUNCATE ON commission_rates
  EXECUTE FUNCTION refuse_commission_rate_change();

-- VAT on the commission of a vendor in a country. For a vendor abroad it is an export of services, whose tax the vendor owes (to
-- be confirmed by a tax adviser; the rule exists only here).
CREATE OR REPLACE FUNCTION commission_vat_rate(vendor_country text, at timestamptz) RETURNS integer LANGUAGE sql STABLE RETURN
  CASE WHEN vendor_country = platform_tax_country() THEN coalesce((
    SELECT rate_bp FROM vat_rates
    WHERE country_iso2 = vendor_country AND vat_class = 'standard' AND from_day <= (at AT TIME ZONE 'Asia/Riyadh')::date
    ORDER BY from_day DESC LIMIT 1), 0) ELSE 0 END;

-- Commission rate for goods at a time.
CREATE OR REPLACE FUNCTION commission_rate_of(category bigint, vendor bigint, at timestamptz) RETURNS SETOF commission_rates
LANGUAGE sql STABLE AS $$
  SELECT r.* FROM commission_rates r
  WHERE (r.category_id = category OR r.category_id IS NULL) AND (r.vendor_id = vendor OR r.vendor_id IS NULL)
    AND r.from_day <= (at AT TIME ZONE 'Asia/Riyadh')::date AND r.created_at <= at AND coalesce(r.ended_at > at, true)
  ORDER BY r.category_id IS NULL, r.vendor_id IS NULL LIMIT 1
$$;

CREATE OR REPLACE FUNCTION commission_source(rate commission_rates) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  CASE WHEN rate.id IS NULL THEN 'none'
    WHEN rate.category_id IS NOT NULL AND rate.vendor_id IS NOT NULL THEN 'vendor_category'
    WHEN rate.category_id IS NOT NULL THEN 'category' WHEN rate.vendor_id IS NOT NULL THEN 'vendor' ELSE 'default' END;

-- Base of the commission: the goods after the vendor's own discount, without their tax and without shipping.
CREATE OR REPLACE FUNCTION commission_base(line order_items, funder text) RETURNS bigint LANGUAGE sql IMMUTABLE RETURN
  line.sub_total - CASE WHEN funder = 'vendor' THEN line.discount ELSE 0 END - line.vat_goods;

-- Writes the commission on the lines of sub-orders; lines without tax get none.
CREATE OR REPLACE FUNCTION freeze_commission(part_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE order_items item SET category_id = found.category_id, commission_rate_id = found.rate_id,
    commission_source = found.source, commission_bp = found.bp, commission = found.commission,
    commission_vat_bp = found.vat_bp, commission_vat = portion(found.commission, found.vat_bp)
  FROM (
    SELECT line.id, p.category_id, rate.id AS rate_id, commission_source(rate) AS source, coalesce(rate.rate_bp, 0) AS bp,
      commission_vat_rate(part.tax_country, part.placed_at) AS vat_bp,
      portion(commission_base(line, o.discount_funder), coalesce(rate.rate_bp, 0)) AS commission
    FROM vendor_orders part
    JOIN orders o ON o.id = part.order_id
    JOIN order_items line ON line.vendor_order_id = part.id
    JOIN products p ON p.id = line.product_id
    LEFT JOIN LATERAL commission_rate_of(p.category_id, part.vendor_id, part.placed_at) AS rate ON true
    WHERE part.id = ANY(part_ids) AND line.vat_goods IS NOT NULL
  ) AS found
  WHERE item.id = found.id
$$;
