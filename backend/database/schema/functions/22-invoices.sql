CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are append-only: a credit note corrects one';
END
$$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON fx_rates
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON invoices
  EXECUTE FUNCTION refuse_invoice_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON invoice_lines
  EXECUTE FUNCTION refuse_invoice_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON fx_rates
  EXECUTE FUNCTION refuse_invoice_change();

-- TLV field of the invoice's QR code: tag, length in bytes, and as much of the content as one byte can count.
CREATE OR REPLACE FUNCTION qr_field(tag integer, content text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT set_byte(set_byte('\x0000'::bytea, 0, tag), 1, length(fitting)) || fitting
  FROM (
    SELECT convert_to(left(content, size), 'UTF8') AS fitting FROM generate_series(least(length(content), 255), 0, -1) AS size
    WHERE length(convert_to(left(content, size), 'UTF8')) <= 255 LIMIT 1
  ) AS cut
$$;

-- QR code of an invoice: required in Saudi Arabia, not in Bahrain. The tax is in riyals, as in the authority's sample.
CREATE OR REPLACE FUNCTION qr_of(document jsonb) RETURNS text LANGUAGE sql IMMUTABLE RETURN
  CASE WHEN document #>> '{seller,country}' = 'SA' AND document ->> 'form' IN ('standard', 'simplified') THEN
    translate(encode(
      qr_field(1, document #>> '{seller,name_arabic}') || qr_field(2, document #>> '{seller,vat_number}')
        || qr_field(3, document ->> 'issued_at') || qr_field(4, document #>> '{totals,total}') || qr_field(5, document #>> '{tax,vat}'),
      'base64'), E'\n', '') END;

-- Name and look of the shop that a paper shows, as they are now; `logo` is a storage key.
CREATE OR REPLACE FUNCTION paper_brand() RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', coalesce(nullif(value #>> '{brand,name}', ''), 'Our shop'),
    'name_arabic', coalesce(nullif(value #>> '{brand,name_arabic}', ''), 'متجرنا'),
    'accent', coalesce(value #>> '{brand,accent}', ''),
    'logo', (SELECT value ->> 'storage_key' FROM settings WHERE key = 'shop_logo'))
  FROM (VALUES (1)) AS once LEFT JOIN settings ON key = 'platform'
$$;

-- Gives a document the next number of its series and chains it to the previous one. The row of the series stays locked until the
-- end of the transaction, so it must be the last lock: the triggers that call this are deferred.
CREATE OR REPLACE FUNCTION issue_document(draft invoices, contents jsonb, at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_series (issuer) VALUES (draft.issuer) ON CONFLICT DO NOTHING;
  -- Even after the clock was set back, no invoice is older than the previous one.
  UPDATE invoice_series SET last = last + 1,
      last_issued_at = greatest(date_trunc('second', coalesce(at, clock_timestamp())), last_issued_at)
    WHERE issuer = draft.issuer RETURNING last, last_issued_at INTO draft.number, draft.issued_at;
  draft.uuid := gen_random_uuid();
  draft.invoice_no := concat_ws('-', CASE draft.kind WHEN 'invoice' THEN 'INV' ELSE 'CN' END,
    CASE draft.issuer WHEN 'platform' THEN 'P' ELSE draft.issuer END,
    lpad(draft.number::text, greatest(6, length(draft.number::text)), '0'));
  contents := contents || jsonb_build_object('brand', paper_brand(), 'number', draft.invoice_no, 'uuid', draft.uuid, 'kind', draft.kind, 'form', draft.form,
    'currency', draft.currency, 'issued_at', to_char(draft.issued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
  draft.qr := qr_of(contents);
  draft.document := (contents || jsonb_build_object('qr', draft.qr))::text;
  SELECT hash INTO draft.previous_hash FROM invoices WHERE issuer = draft.issuer AND number = draft.number - 1;
  draft.previous_hash := coalesce(draft.previous_hash, sha256('0'));
  draft.hash := sha256(draft.previous_hash || convert_to(draft.document, 'UTF8'));
  draft.id := nextval(pg_get_serial_sequence('invoices', 'id'));
  INSERT INTO invoices SELECT draft.*;
  RETURN draft.id;
END
$$;

-- Known batches of a sold line, first expiry first; null without any.
CREATE OR REPLACE FUNCTION printed_lots(item_id bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('lot_no', l.lot_no, 'expires_on', l.expires_on, 'quantity', taken.quantity) ORDER BY l.expires_on, l.id)
  FROM (
    SELECT lot_id, sum(quantity) AS quantity FROM order_item_lots
    WHERE order_item_id = item_id AND given_back_at IS NULL GROUP BY lot_id
  ) AS taken JOIN lots l ON l.id = taken.lot_id WHERE NOT l.remainder
$$;

-- Printed lines of a document and their sums by rate. A part of the units of a line names no batches: which of them came back is
-- not certain. Shipping is a separate line for each rate of the goods.
CREATE OR REPLACE FUNCTION printed_lines(charged invoice_lines[], currency text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH charge AS (
    SELECT c.*, i.name, i.name_ar, i.variant_label, i.variant_label_ar, i.sku, i.vat_bp,
      coalesce(i.vat_reason, nullif(i.vat_class, 'standard')) AS reason,
      c.sub_total - c.discount_vendor - c.vat_goods AS taxable,
      c.discount_vendor - div(2 * c.discount_vendor::numeric * i.vat_bp + 10000 + i.vat_bp, 2 * (10000 + i.vat_bp)) AS discount,
      CASE WHEN i.lots_tracked AND c.quantity = i.quantity THEN printed_lots(i.id) END AS lots
    FROM unnest(charged) AS c JOIN order_items i ON i.id = c.order_item_id
  ), line AS (
    SELECT 0 AS place, order_item_id AS no, concat_ws(', ', name, nullif(variant_label, '')) AS description,
      concat_ws('، ', coalesce(nullif(name_ar, ''), name), nullif(coalesce(nullif(variant_label_ar, ''), variant_label), '')) AS description_arabic,
      sku, quantity, taxable + discount AS listed, discount, taxable, vat_goods AS vat, vat_bp, reason, lots
    FROM charge WHERE quantity > 0
    UNION ALL
    SELECT 1, min(order_item_id), 'Delivery', 'التوصيل', '', 1, sum(shipping - vat_shipping), 0, sum(shipping - vat_shipping),
      sum(vat_shipping), vat_bp, reason, NULL
    FROM charge GROUP BY vat_bp, reason HAVING sum(shipping) > 0
  )
  SELECT jsonb_build_object(
    'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('description', description, 'description_arabic', description_arabic, 'sku', sku,
      'quantity', quantity, 'unit_price', decimal_amount(listed / quantity, currency, 2), 'discount', decimal_amount(discount, currency),
      'taxable', decimal_amount(taxable, currency), 'percent', trim_scale(vat_bp / 100.0)::text, 'reason', reason,
      'vat', decimal_amount(vat, currency), 'total', decimal_amount(taxable + vat, currency))
      || CASE WHEN lots IS NULL THEN '{}' ELSE jsonb_build_object('lots', lots) END ORDER BY place, no), '[]') FROM line),
    'rates', (SELECT coalesce(jsonb_agg(rate ORDER BY vat_bp DESC, reason), '[]') FROM (
      SELECT vat_bp, reason, jsonb_build_object('percent', trim_scale(vat_bp / 100.0)::text, 'reason', reason,
        'taxable', decimal_amount(sum(taxable), currency), 'vat', decimal_amount(sum(vat), currency),
        'total', decimal_amount(sum(taxable + vat), currency)) AS rate
      FROM line GROUP BY vat_bp, reason) AS by_rate))
$$;

-- Printed totals, with the tax in the currency of the country to which it is owed (Saudi VAT regulations, article 53).
CREATE OR REPLACE FUNCTION printed_totals(total bigint, vat bigint, coupon bigint, currency text, country text, day date) RETURNS jsonb
LANGUAGE sql STABLE RETURN jsonb_build_object(
  'totals', jsonb_build_object('taxable', decimal_amount(total - vat, currency), 'vat', decimal_amount(vat, currency),
    'total', decimal_amount(total, currency), 'coupon', decimal_amount(coupon, currency), 'due', decimal_amount(total - coupon, currency)),
  'tax', jsonb_build_object('currency', tax_currency_of(country),
    'vat', decimal_amount(in_tax_currency(vat, currency, country, day), tax_currency_of(country)),
    'rate', trim_scale(fx_ppm(currency, tax_currency_of(country), day) / 1000000.0)::text));

CREATE OR REPLACE FUNCTION platform_party(country text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('name', coalesce(nullif(value #>> '{company,legal_name}', ''), nullif(value #>> '{brand,name}', ''), 'Our shop'),
    'name_arabic', coalesce(nullif(value #>> '{company,legal_name_arabic}', ''), nullif(value #>> '{brand,name_arabic}', ''), 'متجرنا'),
    'address', coalesce(value #>> '{contact,address}', ''), 'address_arabic', coalesce(value #>> '{contact,address_arabic}', ''),
    'vat_number', coalesce(value #>> '{company,vat_number}', ''), 'cr_number', coalesce(value #>> '{company,cr_number}', ''),
    'country', country)
  FROM (VALUES (1)) AS once LEFT JOIN settings ON key = 'platform'
$$;

-- Buyer as billed. Without a tax number, only name and town are printed.
CREATE OR REPLACE FUNCTION buyer_party(billing jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE RETURN jsonb_build_object(
  'name', CASE WHEN coalesce(billing ->> 'vat_number', '') = '' THEN billing ->> 'name' ELSE billing ->> 'company_name' END,
  'vat_number', coalesce(billing ->> 'vat_number', ''),
  'address', concat_ws(', ', nullif(billing ->> 'address_1', ''), nullif(billing ->> 'address_2', ''), nullif(billing ->> 'city', ''),
    nullif(billing ->> 'zip_code', ''), nullif(billing ->> 'country', '')),
  'address_arabic', concat_ws('، ', nullif(billing ->> 'address_1', ''), nullif(billing ->> 'address_2', ''),
    nullif(billing ->> 'city_ar', ''), nullif(billing ->> 'zip_code', ''), nullif(billing ->> 'country_ar', '')));

-- Legal form: a full tax invoice with the buyer's tax number, otherwise a simplified one (in Bahrain only up to 500 dinars). An
-- unregistered seller issues a plain invoice without tax.
CREATE OR REPLACE FUNCTION invoice_form(has_number boolean, is_taxable boolean, total bigint, currency text, country text, day date) RETURNS text
LANGUAGE sql STABLE RETURN CASE
  WHEN NOT is_taxable THEN 'plain' WHEN has_number THEN 'standard'
  WHEN country = 'BH' AND in_tax_currency(total, currency, country, day) > 500000 THEN 'standard' ELSE 'simplified' END;

CREATE OR REPLACE FUNCTION charged_total(charged invoice_lines[]) RETURNS bigint LANGUAGE sql IMMUTABLE RETURN
  (SELECT coalesce(sum(sub_total - discount_vendor + shipping), 0)::bigint FROM unnest(charged));

CREATE OR REPLACE FUNCTION charged_vat(charged invoice_lines[]) RETURNS bigint LANGUAGE sql IMMUTABLE RETURN
  (SELECT coalesce(sum(vat_goods + vat_shipping), 0)::bigint FROM unnest(charged));

CREATE OR REPLACE FUNCTION charged_coupon(charged invoice_lines[]) RETURNS bigint LANGUAGE sql IMMUTABLE RETURN
  (SELECT coalesce(sum(discount_platform), 0)::bigint FROM unnest(charged));

CREATE OR REPLACE FUNCTION keep_invoice_lines(invoice bigint, charged invoice_lines[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO invoice_lines
  SELECT invoice, order_item_id, quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping
  FROM unnest(charged)
$$;

-- Lines of a sub-order as sold; null without tax.
CREATE OR REPLACE FUNCTION sold_lines(part_id bigint) RETURNS invoice_lines[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(0, i.id, i.quantity, i.sub_total, CASE WHEN o.discount_funder = 'vendor' THEN i.discount ELSE 0 END,
    CASE WHEN o.discount_funder = 'vendor' THEN 0 ELSE i.discount END, i.vat_goods, i.shipping_share, i.vat_shipping)::invoice_lines ORDER BY i.id)
  FROM vendor_orders part JOIN orders o ON o.id = part.order_id JOIN order_items i ON i.vendor_order_id = part.id
  WHERE part.id = part_id AND part.vat_included IS NOT NULL
$$;

-- Invoice of a sub-order that no credit note closes.
CREATE OR REPLACE FUNCTION open_invoice(part_id bigint) RETURNS SETOF invoices LANGUAGE sql STABLE AS $$
  SELECT i.* FROM invoices i
  WHERE i.vendor_order_id = part_id AND i.kind = 'invoice'
    AND NOT EXISTS (SELECT FROM invoices note WHERE note.corrects_id = i.id AND note.closes)
  ORDER BY i.id DESC LIMIT 1
$$;

-- Remainder of an invoice after its credit notes.
CREATE OR REPLACE FUNCTION open_lines(invoice bigint) RETURNS invoice_lines[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(0, order_item_id, quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping)::invoice_lines
    ORDER BY order_item_id)
  FROM (
    SELECT line.order_item_id, sum(line.quantity * sign)::integer, sum(line.sub_total * sign)::bigint, sum(line.discount_vendor * sign)::bigint,
      sum(line.discount_platform * sign)::bigint, sum(line.vat_goods * sign)::bigint, sum(line.shipping * sign)::bigint,
      sum(line.vat_shipping * sign)::bigint
    FROM invoices i CROSS JOIN LATERAL (VALUES (CASE i.kind WHEN 'invoice' THEN 1 ELSE -1 END)) AS side (sign)
    JOIN invoice_lines line ON line.invoice_id = i.id
    WHERE i.id = invoice OR i.corrects_id = invoice GROUP BY line.order_item_id
  ) AS rest (order_item_id, quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping)
$$;

-- Issues the invoice of a sub-order, unless one is open or its vendor issues their own. The caller has locked the sub-order.
-- @returns its id, or null
CREATE OR REPLACE FUNCTION issue_part_invoice(part_id bigint, at timestamptz DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  made record;
  invoice bigint;
BEGIN
  IF EXISTS (SELECT FROM open_invoice(part_id)) THEN RETURN NULL; END IF;
  SELECT * INTO made FROM part_document(part_id, at);
  IF made.charged IS NULL OR (made.draft).issuer <> 'platform'
    AND (SELECT invoice_mode FROM vendors WHERE id = (made.draft).vendor_id) = 'own' THEN RETURN NULL; END IF;
  invoice := issue_document(made.draft, made.contents, at);
  PERFORM keep_invoice_lines(invoice, made.charged);
  RETURN invoice;
END
$$;

-- Stores a file of the vendor's own program as the invoice of their sub-order, next to a summary that is marked as such.
-- @returns its id; null if the number was used before, or the vendor may not issue the invoice
CREATE OR REPLACE FUNCTION keep_own_invoice(part_id bigint, own_number text, file_id bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  made record;
  draft invoices;
  at timestamptz := date_trunc('second', clock_timestamp());
  kept bigint;
BEGIN
  SELECT * INTO made FROM part_document(part_id, at);
  draft := made.draft;
  IF made.charged IS NULL OR draft.issuer = 'platform' THEN RETURN NULL; END IF;
  INSERT INTO invoice_series (issuer) VALUES (draft.issuer) ON CONFLICT DO NOTHING;
  INSERT INTO invoices (issuer, vendor_id, invoice_no, kind, form, mode, vendor_order_id, issued_at, currency, total, vat,
      tax_currency, tax_vat, own_file_id, document)
    VALUES (draft.issuer, draft.vendor_id, own_number, 'invoice', 'summary', 'own', part_id, at, draft.currency, draft.total, draft.vat,
      draft.tax_currency, draft.tax_vat, file_id, (made.contents || jsonb_build_object('number', NULL, 'kind', 'invoice',
        'form', 'summary', 'currency', draft.currency, 'qr', NULL,
        -- Another batch may be picked until the parcel leaves.
        'lines', (SELECT jsonb_agg(line - 'lots' ORDER BY place)
          FROM jsonb_array_elements(made.contents -> 'lines') WITH ORDINALITY AS listed (line, place)),
        'issued_at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))::text)
    ON CONFLICT (issuer, invoice_no) DO NOTHING RETURNING id INTO kept;
  RETURN kept;
END
$$;

CREATE OR REPLACE FUNCTION invoice_changed_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF order_is_sent(NEW.status) THEN
    PERFORM issue_part_invoice(NEW.id);
  ELSE
    PERFORM issue_credit_note(NEW.id, NULL, NEW.cancellation_reason,
      CASE WHEN order_is_refunded(NEW.status) THEN 'refunded' ELSE 'cancelled' END);
  END IF;
  RETURN NULL;
END
$$;
-- Deferred, and its name sorts after the ledger's trigger: the row of the series is the last lock of a transaction.
DROP TRIGGER IF EXISTS then_invoiced ON vendor_orders;
CREATE CONSTRAINT TRIGGER then_invoiced AFTER UPDATE OF status ON vendor_orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND (order_is_sent(NEW.status) OR order_is_cancelled(NEW.status)))
  EXECUTE FUNCTION invoice_changed_status();

-- Seller as registered.
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

-- Details of the latest verified registration in a country.
CREATE OR REPLACE FUNCTION registered_party(vendor bigint, country text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object('vat_number', vat_number, 'name', nullif(legal_name, ''),
    'name_arabic', nullif(legal_name_ar, '')))
  FROM vat_regimes WHERE vendor_id = vendor AND country_iso2 = country AND regime = 'registered' AND vat_number <> ''
  ORDER BY id DESC LIMIT 1
$$;

-- Content of a sub-order's invoice except its number; `draft` holds the columns.
CREATE OR REPLACE FUNCTION part_document(part_id bigint, at timestamptz, OUT draft invoices, OUT contents jsonb, OUT charged invoice_lines[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  part vendor_orders;
  billing jsonb;
  po_number text;
  supplied date;
  day date := (coalesce(at, clock_timestamp()) AT TIME ZONE 'Asia/Riyadh')::date;
  buyer jsonb;
  is_taxable boolean;
BEGIN
  charged := sold_lines(part_id);
  IF charged IS NULL THEN RETURN; END IF;
  SELECT * INTO part FROM vendor_orders WHERE id = part_id;
  SELECT coalesce(o.billing_address, '{}'), o.po_number INTO billing, po_number FROM orders o WHERE o.id = part.order_id;
  SELECT (max(created_at) AT TIME ZONE 'Asia/Riyadh')::date INTO supplied FROM order_status_history
    WHERE vendor_order_id = part_id AND order_is_sent(to_status) AND order_is_sent(from_status) IS NOT TRUE;
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
  contents := jsonb_build_object('template', 1, 'order_no', part.order_sub_no, 'po_number', po_number, 'supplied_on', coalesce(supplied, day),
      'seller', CASE part.tax_issuer WHEN 'platform' THEN platform_party(part.tax_country)
        ELSE vendor_party(part.vendor_id) || jsonb_build_object('country', part.tax_country)
          || CASE WHEN is_taxable THEN coalesce(registered_party(part.vendor_id, part.tax_country), '{}') ELSE '{}' END END,
      'sold_for', CASE part.tax_issuer WHEN 'platform' THEN vendor_party(part.vendor_id) END, 'buyer', buyer, 'corrects', NULL)
    || printed_lines(charged, part.currency)
    || printed_totals(draft.total, draft.vat, charged_coupon(charged), part.currency, part.tax_country, day);
END
$$;

-- Issues a credit note for the open invoice of a sub-order: of some units, or of the whole remainder if `charged` is null. An
-- invoice of a vendor's own program is corrected by that program. The tax is refunded at the exchange rate that the invoice
-- states, and the last note takes the remainder, so that all notes add up to the invoice in both currencies.
-- @returns its id, or null if there is nothing to correct
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

-- Issues the commission invoice of a statement, once. The caller has closed the statement in the same transaction.
-- @returns its id, or null for a statement without commission
CREATE OR REPLACE FUNCTION issue_commission_invoice(statement bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  closed statements;
  draft invoices;
  country text := coalesce(platform_tax_country(), 'SA');
  is_registered boolean := platform_tax_country() IS NOT NULL;
  day date;
  sign integer;
  buyer jsonb;
  lines jsonb;
  rates jsonb;
BEGIN
  SELECT * INTO closed FROM statements WHERE id = statement;
  SELECT sum(commission + vat), sum(vat) INTO draft.total, draft.vat FROM stated_commission(statement);
  IF draft.total IS NULL OR EXISTS (SELECT FROM invoices WHERE statement_id = statement) THEN RETURN NULL; END IF;
  sign := CASE WHEN draft.total < 0 THEN -1 ELSE 1 END;
  day := (closed.closed_at AT TIME ZONE 'Asia/Riyadh')::date;
  buyer := vendor_party(closed.vendor_id);
  draft.issuer := 'platform';
  draft.vendor_id := closed.vendor_id;
  draft.kind := CASE sign WHEN 1 THEN 'invoice' ELSE 'credit_note' END;
  draft.form := invoice_form(buyer ->> 'vat_number' <> '', is_registered, abs(draft.total), closed.currency, country, day);
  draft.mode := 'balsam';
  draft.statement_id := statement;
  draft.closes := false;
  draft.currency := closed.currency;
  draft.total := sign * draft.total;
  draft.vat := sign * draft.vat;
  draft.tax_currency := tax_currency_of(country);
  draft.tax_vat := in_tax_currency(draft.vat, closed.currency, country, day);
  SELECT jsonb_agg(line || jsonb_build_object('description', 'Commission', 'description_arabic', 'العمولة', 'sku', '', 'quantity', 1,
      'unit_price', line ->> 'taxable', 'discount', decimal_amount(0, closed.currency)) ORDER BY vat_bp DESC, is_abroad),
    jsonb_agg(line ORDER BY vat_bp DESC, is_abroad)
    INTO lines, rates
    FROM (SELECT vat_bp, is_abroad, jsonb_build_object('percent', trim_scale(vat_bp / 100.0)::text,
      'reason', CASE WHEN vat_bp = 0 AND is_abroad THEN 'abroad' WHEN vat_bp = 0 THEN 'not_registered' END,
      'taxable', decimal_amount(sign * commission, closed.currency), 'vat', decimal_amount(sign * vat, closed.currency),
      'total', decimal_amount(sign * (commission + vat), closed.currency)) AS line FROM stated_commission(statement)) AS by_rate;
  RETURN issue_document(draft, jsonb_build_object('template', 1, 'order_no', NULL, 'supplied_on', closed.to_day,
      'seller', platform_party(country), 'sold_for', NULL, 'buyer', buyer, 'lines', lines, 'rates', rates,
      'statement', jsonb_build_object('number', closed.statement_no, 'from', closed.from_day, 'to', closed.to_day),
      'corrects', CASE sign WHEN -1 THEN jsonb_build_object('number', NULL, 'issued_at', NULL, 'code', 'statement', 'reason', '') END)
    || printed_totals(draft.total, draft.vat, 0, closed.currency, country, day), NULL);
END
$$;
