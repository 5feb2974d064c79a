-- A part is invoiced under the number by which its tax was charged, also where the vendor has lost it, or moved, since: what an admin
-- has verified is kept beside the regime, to which rows are only added.
ALTER TABLE vat_regimes
  ADD COLUMN vat_number text NOT NULL DEFAULT '',
  ADD COLUMN legal_name text NOT NULL DEFAULT '',
  ADD COLUMN legal_name_ar text NOT NULL DEFAULT '';
ALTER TABLE vat_regimes DISABLE TRIGGER vat_regimes_append_only;
UPDATE vat_regimes r SET vat_number = v.verified_vat_number, legal_name = v.verified_legal_name, legal_name_ar = v.verified_legal_name_ar
FROM vendors v LEFT JOIN countries c ON c.id = v.country_id
WHERE v.id = r.vendor_id AND r.regime = 'registered' AND r.country_iso2 = c.iso2 AND v.verified_vat_number <> '';
ALTER TABLE vat_regimes ENABLE TRIGGER vat_regimes_append_only;

CREATE OR REPLACE FUNCTION keep_vat_regime() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vat_regimes (vendor_id, country_iso2, regime, vat_number, legal_name, legal_name_ar)
  SELECT NEW.id, (SELECT iso2 FROM countries WHERE id = NEW.country_id), NEW.vat_regime, NEW.verified_vat_number,
    NEW.verified_legal_name, NEW.verified_legal_name_ar;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER vat_regime_changed AFTER UPDATE ON vendors
  FOR EACH ROW WHEN ((OLD.country_id, OLD.vat_regime, OLD.verified_vat_number, OLD.verified_legal_name, OLD.verified_legal_name_ar)
    IS DISTINCT FROM (NEW.country_id, NEW.vat_regime, NEW.verified_vat_number, NEW.verified_legal_name, NEW.verified_legal_name_ar))
  EXECUTE FUNCTION keep_vat_regime();

-- The registration that was verified last for a country, as far as it has words.
CREATE FUNCTION registered_party(vendor bigint, country text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('vat_number', vat_number, 'name', nullif(legal_name, ''),
    'name_arabic', nullif(legal_name_ar, '')))
  FROM vat_regimes WHERE vendor_id = vendor AND country_iso2 = country AND regime = 'registered' AND vat_number <> ''
  ORDER BY id DESC LIMIT 1
$$;

-- As before (0065), but for the seller.
CREATE OR REPLACE FUNCTION part_document(part_id bigint, at timestamptz, OUT draft invoices, OUT contents jsonb, OUT charged invoice_lines[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  part vendor_orders;
  billing jsonb;
  supplied date;
  day date := (coalesce(at, clock_timestamp()) AT TIME ZONE 'Asia/Riyadh')::date;
  buyer jsonb;
  is_taxable boolean;
BEGIN
  charged := sold_lines(part_id);
  IF charged IS NULL THEN RETURN; END IF;
  SELECT * INTO part FROM vendor_orders WHERE id = part_id;
  SELECT coalesce(billing_address, '{}') INTO billing FROM orders WHERE id = part.order_id;
  SELECT (max(created_at) AT TIME ZONE 'Asia/Riyadh')::date INTO supplied FROM order_status_history
    WHERE vendor_order_id = part_id AND to_status IN (3, 4) AND coalesce(from_status, 1) NOT IN (3, 4);
  SELECT coalesce(bool_or(vat_reason IS DISTINCT FROM 'not_registered'), false) INTO is_taxable FROM order_items WHERE vendor_order_id = part_id;
  buyer := buyer_party(billing);
  draft.issuer := CASE part.tax_issuer WHEN 'platform' THEN 'platform' ELSE part.vendor_id::text END;
  draft.vendor_id := part.vendor_id;
  draft.kind := 'invoice';
  draft.mode := 'balsam';
  draft.vendor_order_id := part_id;
  draft.closes := false;
  draft.currency := part.currency;
  draft.total := charged_total(charged);
  draft.vat := charged_vat(charged);
  draft.tax_currency := tax_currency_of(part.tax_country);
  draft.tax_vat := in_tax_currency(draft.vat, part.currency, part.tax_country, day);
  draft.form := invoice_form(buyer ->> 'vat_number' <> '', is_taxable, draft.total, part.currency, part.tax_country, day);
  contents := jsonb_build_object('template', 1, 'order_no', part.order_sub_no, 'supplied_on', coalesce(supplied, day),
      'seller', CASE part.tax_issuer WHEN 'platform' THEN platform_party(part.tax_country)
        ELSE vendor_party(part.vendor_id) || jsonb_build_object('country', part.tax_country)
          || CASE WHEN is_taxable THEN coalesce(registered_party(part.vendor_id, part.tax_country), '{}') ELSE '{}' END END,
      'sold_for', CASE part.tax_issuer WHEN 'platform' THEN vendor_party(part.vendor_id) END, 'buyer', buyer, 'corrects', NULL)
    || printed_lines(charged, part.currency)
    || printed_totals(draft.total, draft.vat, charged_coupon(charged), part.currency, part.tax_country, day);
END
$$;

-- As before (0081), but that the notes of an invoice come to its tax also in the currency of its country: each reckoned its own, and
-- three of 1.30, 1.30 and 1.31 dollars gave back a hundredth more than one of 3.91 had stated.
CREATE OR REPLACE FUNCTION issue_credit_note(part_id bigint, charged invoice_lines[], why text, code text, of_return bigint DEFAULT NULL, at timestamptz DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  original invoices;
  draft invoices;
  contents jsonb;
  note bigint;
  given record;
BEGIN
  SELECT * INTO original FROM open_invoice(part_id);
  IF original.id IS NULL OR original.mode = 'own' THEN RETURN NULL; END IF;
  draft := original;
  contents := original.document::jsonb;
  SELECT coalesce(sum(vat), 0) AS vat, coalesce(sum(tax_vat), 0) AS tax_vat INTO given FROM invoices WHERE corrects_id = original.id;
  draft.closes := charged IS NULL OR NOT EXISTS (
    SELECT FROM unnest(open_lines(original.id)) AS rest LEFT JOIN unnest(charged) AS back USING (order_item_id)
    WHERE rest.quantity > coalesce(back.quantity, 0) OR rest.shipping > coalesce(back.shipping, 0));
  charged := coalesce(charged, open_lines(original.id));
  draft.kind := 'credit_note';
  draft.corrects_id := original.id;
  draft.return_id := of_return;
  draft.total := charged_total(charged);
  draft.vat := charged_vat(charged);
  draft.tax_vat := greatest(0, coalesce(
    round(original.tax_vat::numeric * (given.vat + draft.vat) / nullif(original.vat, 0)), 0) - given.tax_vat)::bigint;
  contents := contents || jsonb_build_object('corrects', jsonb_build_object('number', original.invoice_no,
      'issued_at', contents ->> 'issued_at', 'code', code, 'reason', why))
    || printed_lines(charged, draft.currency)
    || jsonb_build_object(
      'totals', printed_totals(draft.total, draft.vat, charged_coupon(charged), draft.currency, contents #>> '{seller,country}',
        (original.issued_at AT TIME ZONE 'Asia/Riyadh')::date) -> 'totals',
      'tax', contents -> 'tax' || jsonb_build_object('vat', decimal_amount(draft.tax_vat, draft.tax_currency)));
  note := issue_document(draft, contents, at);
  PERFORM keep_invoice_lines(note, charged);
  RETURN note;
END
$$;
