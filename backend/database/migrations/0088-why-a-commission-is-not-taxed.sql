-- A commission without tax was invoiced as a service to another country wherever the marketplace was registered on the day of the
-- invoice, also to a vendor of its own country whose sale was before that registration. Where the vendor was is asked of each part.

-- As before (0066), and by whether it was charged abroad. Callers name its columns, so one more is nothing to them.
DROP FUNCTION stated_commission(bigint);
CREATE FUNCTION stated_commission(statement bigint)
RETURNS TABLE (vat_bp integer, is_abroad boolean, commission bigint, vat bigint) LANGUAGE sql STABLE AS $$
  SELECT i.commission_vat_bp, sold.is_abroad, (-coalesce(sum(l.amount) FILTER (WHERE l.account = 'commission'), 0))::bigint,
    (-coalesce(sum(l.amount) FILTER (WHERE l.account = 'commission_vat'), 0))::bigint
  FROM statement_entries stated JOIN ledger_lines l ON l.entry_id = stated.entry_id JOIN order_items i ON i.id = l.order_item_id
  JOIN (
    SELECT part.id, home.country IS NOT NULL AND part.tax_country IS DISTINCT FROM home.country AS is_abroad
    FROM vendor_orders part CROSS JOIN (SELECT platform_tax_country() AS country) AS home
  ) AS sold ON sold.id = i.vendor_order_id
  WHERE stated.statement_id = statement AND l.account IN ('commission', 'commission_vat')
  GROUP BY i.commission_vat_bp, sold.is_abroad HAVING sum(l.amount) <> 0
$$;

-- As before (0066), but for the reason.
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
