-- What an admin has verified of a vendor, apart from what the vendor states meanwhile: an invoice cannot be taken back, so it bears
-- what somebody has looked at (docs/decisions/0040).
ALTER TABLE vendors
  ADD COLUMN verified_vat_number text NOT NULL DEFAULT '',
  ADD COLUMN verified_legal_name text NOT NULL DEFAULT '',
  ADD COLUMN verified_legal_name_ar text NOT NULL DEFAULT '';
COMMENT ON COLUMN vendors.vat_number IS 'As the vendor states it; an admin may still have to look at it.';

UPDATE vendors SET verified_vat_number = vat_number, verified_legal_name = legal_name, verified_legal_name_ar = legal_name_ar
WHERE vat_state = 'verified';
-- Whoever is registered and has stated something else since: the log has what was verified last.
UPDATE vendors v SET verified_vat_number = coalesce(last.after ->> 'vat_number', v.vat_number),
  verified_legal_name = coalesce(last.after ->> 'legal_name', v.legal_name),
  verified_legal_name_ar = coalesce(last.after ->> 'legal_name_ar', v.legal_name_ar)
FROM vendors waiting LEFT JOIN LATERAL (
  SELECT after FROM audit_log WHERE entity = 'vendor' AND entity_id = waiting.id::text AND action = 'vendor.tax_verified'
  ORDER BY id DESC LIMIT 1
) AS last ON true
WHERE waiting.id = v.id AND v.vat_regime IS NOT NULL AND v.vat_state = 'waiting';

-- A trigger, so that a backend of the version before keeps it, too.
CREATE FUNCTION keep_verified_tax_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified_vat_number := NEW.vat_number;
  NEW.verified_legal_name := NEW.legal_name;
  NEW.verified_legal_name_ar := NEW.legal_name_ar;
  RETURN NEW;
END
$$;
CREATE TRIGGER verified BEFORE INSERT OR UPDATE OF vat_state, vat_number, legal_name, legal_name_ar ON vendors
  FOR EACH ROW WHEN (NEW.vat_state = 'verified') EXECUTE FUNCTION keep_verified_tax_details();

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

-- Who sells, in the words of the registration.
CREATE OR REPLACE FUNCTION vendor_party(vendor bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', coalesce(nullif(v.verified_legal_name, ''), v.company_name),
    'name_arabic', coalesce(nullif(v.verified_legal_name_ar, ''), nullif(v.company_name_ar, ''), v.company_name),
    'address', concat_ws(', ', nullif(v.company_address, ''), city.name, nullif(v.postal_code, ''), country.name),
    'address_arabic', concat_ws('، ', nullif(v.company_address, ''), city.name_ar, nullif(v.postal_code, ''), country.name_ar),
    'vat_number', CASE WHEN v.vat_regime = 'registered' THEN v.verified_vat_number ELSE '' END, 'cr_number', v.cr_number,
    'country', country.iso2)
  FROM vendors v LEFT JOIN countries country ON country.id = v.country_id LEFT JOIN cities city ON city.id = v.city_id
  WHERE v.id = vendor
$$;
