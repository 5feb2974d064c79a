-- Rates are never changed, so that past sales can be verified: a wrong rate is followed by a new one.
CREATE OR REPLACE FUNCTION refuse_vat_rate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'vat_rates is append-only';
END
$$;
CREATE OR REPLACE TRIGGER vat_rates_append_only BEFORE UPDATE OR DELETE ON vat_rates
  FOR EACH ROW EXECUTE FUNCTION refuse_vat_rate_change();
CREATE OR REPLACE TRIGGER vat_rates_not_emptied BEFORE TRUNCATE ON vat_rates EXECUTE FUNCTION refuse_vat_rate_change();

-- Country whose tax the marketplace charges on its commission; null while it is not registered and charges none.
CREATE OR REPLACE FUNCTION platform_tax_country() RETURNS text LANGUAGE sql STABLE RETURN (
  SELECT CASE WHEN value #>> '{company,vat_number}' ~ '^3\d{13}3$' THEN 'SA'
    WHEN value #>> '{company,vat_number}' ~ '^\d{15}$' THEN 'BH' END
  FROM settings WHERE key = 'platform'
);

-- Exchange rate of a day in millionths; without an admin's rate, both central banks' pegs to the dollar: 3.75 and 0.376.
CREATE OR REPLACE FUNCTION fx_ppm(from_cur text, to_cur text, on_day date) RETURNS bigint LANGUAGE sql STABLE RETURN
  CASE WHEN from_cur = to_cur THEN 1000000 ELSE coalesce(
    (SELECT ppm FROM fx_rates WHERE from_currency = from_cur AND to_currency = to_cur AND day <= on_day ORDER BY day DESC LIMIT 1),
    round(1000000 * CASE to_cur WHEN 'SAR' THEN 3.75 WHEN 'BHD' THEN 0.376 ELSE 1 END
      / CASE from_cur WHEN 'SAR' THEN 3.75 WHEN 'BHD' THEN 0.376 ELSE 1 END)::bigint) END;

CREATE OR REPLACE FUNCTION tax_currency_of(country text) RETURNS text LANGUAGE sql IMMUTABLE RETURN CASE country WHEN 'BH' THEN 'BHD' ELSE 'SAR' END;

CREATE OR REPLACE FUNCTION in_tax_currency(amount bigint, currency text, country text, day date) RETURNS bigint LANGUAGE sql STABLE RETURN
  round(amount * (fx_ppm(currency, tax_currency_of(country), day) / 1000000.0)
    * 10::numeric ^ (currency_digits(tax_currency_of(country)) - currency_digits(currency)))::bigint;

-- Stores the tax details that an admin verifies.
CREATE OR REPLACE FUNCTION keep_verified_tax_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified_vat_number := NEW.vat_number;
  NEW.verified_legal_name := NEW.legal_name;
  NEW.verified_legal_name_ar := NEW.legal_name_ar;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER verified BEFORE INSERT OR UPDATE OF vat_state, vat_number, legal_name, legal_name_ar ON vendors
  FOR EACH ROW WHEN (NEW.vat_state = 'verified') EXECUTE FUNCTION keep_verified_tax_details();

-- A registration belongs to one country: a vendor who moves to another one starts again.
CREATE OR REPLACE FUNCTION forget_vat_regime() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vat_regime := NULL;
  NEW.vat_number := '';
  NEW.vat_state := 'none';
  NEW.vat_asked_at := NULL;
  NEW.vat_remarks := '';
  NEW.verified_vat_number := '';
  NEW.verified_legal_name := '';
  NEW.verified_legal_name_ar := '';
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER moved BEFORE UPDATE OF country_id ON vendors
  FOR EACH ROW WHEN (OLD.country_id IS DISTINCT FROM NEW.country_id) EXECUTE FUNCTION forget_vat_regime();

CREATE OR REPLACE FUNCTION keep_vat_regime() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vat_regimes (vendor_id, country_iso2, regime, vat_number, legal_name, legal_name_ar)
  SELECT NEW.id, (SELECT iso2 FROM countries WHERE id = NEW.country_id), NEW.vat_regime, NEW.verified_vat_number,
    NEW.verified_legal_name, NEW.verified_legal_name_ar;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER vat_regime_first AFTER INSERT ON vendors FOR EACH ROW EXECUTE FUNCTION keep_vat_regime();
CREATE OR REPLACE TRIGGER vat_regime_changed AFTER UPDATE ON vendors
  FOR EACH ROW WHEN ((OLD.country_id, OLD.vat_regime, OLD.verified_vat_number, OLD.verified_legal_name, OLD.verified_legal_name_ar)
    IS DISTINCT FROM (NEW.country_id, NEW.vat_regime, NEW.verified_vat_number, NEW.verified_legal_name, NEW.verified_legal_name_ar))
  EXECUTE FUNCTION keep_vat_regime();
