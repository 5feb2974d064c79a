-- Value added tax: prices include it (docs/decisions/0040). Its rates by country and class, what products and vendors are to
-- it, and what of each sold line was tax, frozen at the sale.

CREATE TABLE vat_rates (
  country_iso2 text NOT NULL CHECK (country_iso2 ~ '^[A-Z]{2}$'),
  vat_class text NOT NULL CHECK (vat_class IN ('standard', 'zero_medicine', 'zero_device')),
  rate_bp integer NOT NULL CHECK (rate_bp BETWEEN 0 AND 10000),
  from_day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (country_iso2, vat_class, from_day)
);
COMMENT ON TABLE vat_rates IS 'A rate holds from its day in Riyadh until the day of the next one of its country and class.';
INSERT INTO vat_rates (country_iso2, vat_class, rate_bp, from_day) VALUES
  ('SA', 'standard', 500, '2018-01-01'), ('SA', 'standard', 1500, '2020-07-01'),
  ('SA', 'zero_medicine', 0, '2018-01-01'), ('SA', 'zero_device', 0, '2018-01-01'),
  ('BH', 'standard', 500, '2019-01-01'), ('BH', 'standard', 1000, '2022-01-01'),
  ('BH', 'zero_medicine', 0, '2019-01-01'), ('BH', 'zero_device', 0, '2019-01-01');

-- What was sold at a rate stays provable: a wrong one is followed by another one, never changed.
CREATE FUNCTION refuse_vat_rate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'vat_rates is append-only';
END
$$;
CREATE TRIGGER vat_rates_append_only BEFORE UPDATE OR DELETE ON vat_rates
  FOR EACH ROW EXECUTE FUNCTION refuse_vat_rate_change();
CREATE TRIGGER vat_rates_not_emptied BEFORE TRUNCATE ON vat_rates EXECUTE FUNCTION refuse_vat_rate_change();

ALTER TABLE categories ADD COLUMN vat_class text NOT NULL DEFAULT 'standard'
  CHECK (vat_class IN ('standard', 'zero_medicine', 'zero_device'));
-- Empty: as its category. A product at the zero rate says under which registration the authority lists it.
ALTER TABLE products
  ADD COLUMN vat_class text NOT NULL DEFAULT '' CHECK (vat_class IN ('', 'standard', 'zero_medicine', 'zero_device')),
  ADD COLUMN vat_basis text NOT NULL DEFAULT '';
ALTER TABLE product_changes ADD COLUMN vat_class text, ADD COLUMN vat_basis text;

-- vat_regime null: no admin has decided, and the vendor's country says what he is.
ALTER TABLE vendors
  ADD COLUMN vat_regime text CHECK (vat_regime IN ('registered', 'deemed', 'unregistered')),
  ADD COLUMN vat_number text NOT NULL DEFAULT '',
  ADD COLUMN legal_name text NOT NULL DEFAULT '',
  ADD COLUMN legal_name_ar text NOT NULL DEFAULT '',
  ADD COLUMN vat_state text NOT NULL DEFAULT 'none' CHECK (vat_state IN ('none', 'waiting', 'verified', 'rejected')),
  ADD COLUMN vat_asked_at timestamptz,
  ADD COLUMN vat_decided_by bigint REFERENCES users,
  ADD COLUMN vat_decided_at timestamptz,
  ADD COLUMN vat_remarks text NOT NULL DEFAULT '';
-- A number that was rejected, or whose vendor is gone, keeps nobody from using it.
CREATE UNIQUE INDEX vendors_vat_number ON vendors (vat_number)
  WHERE vat_number <> '' AND vat_state <> 'rejected' AND deleted_at IS NULL;
CREATE INDEX vendors_vat_waiting ON vendors (id DESC) WHERE vat_state = 'waiting' AND deleted_at IS NULL;

-- A registration is one of a country: whoever moves to another begins anew.
CREATE FUNCTION forget_vat_regime() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vat_regime := NULL;
  NEW.vat_number := '';
  NEW.vat_state := 'none';
  NEW.vat_asked_at := NULL;
  NEW.vat_remarks := '';
  RETURN NEW;
END
$$;
CREATE TRIGGER moved BEFORE UPDATE OF country_id ON vendors
  FOR EACH ROW WHEN (OLD.country_id IS DISTINCT FROM NEW.country_id) EXECUTE FUNCTION forget_vat_regime();

-- Null throughout on what was sold before tax was stated, and on what a backend of the version before sells meanwhile.
ALTER TABLE order_items
  ADD COLUMN vat_class text CHECK (vat_class IN ('standard', 'zero_medicine', 'zero_device')),
  ADD COLUMN vat_reason text CHECK (vat_reason IN ('not_registered', 'export')),
  ADD COLUMN vat_bp integer CHECK (vat_bp BETWEEN 0 AND 10000),
  ADD COLUMN vat_goods bigint CHECK (vat_goods BETWEEN 0 AND sub_total),
  ADD COLUMN vat_shipping bigint CHECK (vat_shipping BETWEEN 0 AND shipping_share);
COMMENT ON COLUMN order_items.vat_goods IS 'The tax that the price of the goods holds.';
COMMENT ON COLUMN order_items.vat_shipping IS 'The tax that shipping_share holds.';
COMMENT ON COLUMN order_items.vat_reason IS 'Why nothing is taxed, where it is not the class that says so.';
ALTER TABLE vendor_orders
  ADD COLUMN vat_included bigint CHECK (vat_included BETWEEN 0 AND total_amount + discount),
  ADD COLUMN tax_issuer text CHECK (tax_issuer IN ('vendor', 'platform')),
  ADD COLUMN tax_country text;
COMMENT ON COLUMN vendor_orders.vat_included IS 'What of the part is tax, and in its total already; null where none was stated.';
COMMENT ON COLUMN vendor_orders.tax_issuer IS 'Who owes the tax and the invoice: the marketplace for a vendor whom it is deemed to supply for.';
ALTER TABLE orders
  ADD COLUMN vat_included bigint CHECK (vat_included >= 0),
  ADD COLUMN discount_funder text CHECK (discount_funder IN ('platform', 'vendor'));
UPDATE orders o SET discount_funder = c.funded_by FROM coupons c WHERE c.id = o.coupon_id;

DROP INDEX vendor_orders_by_day;
CREATE INDEX vendor_orders_by_day ON vendor_orders (vendor_id, placed_at DESC, id DESC)
  INCLUDE (currency, user_id, status, units, total_amount, sub_total, shipping_cost, discount, tax_amount, vat_included)
  WHERE placed_at IS NOT NULL;
