-- True if the goods of a return are on their way back or have arrived.
CREATE OR REPLACE FUNCTION return_is_live(state text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  state NOT IN ('declined', 'withdrawn', 'expired');

-- Amounts of a number of units of a line, as in src/money/returned-amounts.ts.
CREATE OR REPLACE FUNCTION amounts_of_units(line order_items, funder text, units bigint, shipped bigint,
  OUT sub_total bigint, OUT discount bigint, OUT shipping bigint, OUT vat_goods bigint, OUT vat_shipping bigint,
  OUT commission bigint, OUT commission_vat bigint)
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  goods bigint;
  whole bigint := line.sub_total - CASE WHEN funder = 'vendor' THEN line.discount ELSE 0 END;
BEGIN
  sub_total := line.unit_price * units;
  discount := div(line.discount::numeric * units, line.quantity);
  shipping := div(line.shipping_share::numeric * shipped, line.quantity);
  goods := sub_total - CASE WHEN funder = 'vendor' THEN discount ELSE 0 END;
  vat_goods := coalesce(div(line.vat_goods::numeric * goods, nullif(whole, 0)), 0);
  vat_shipping := coalesce(div(line.vat_shipping::numeric * shipping, nullif(line.shipping_share, 0)), 0);
  commission := coalesce(div(line.commission::numeric * (goods - vat_goods), nullif(whole - line.vat_goods, 0)), 0);
  commission_vat := coalesce(div(line.commission_vat::numeric * commission, nullif(line.commission, 0)), 0);
END
$$;

-- Lines of each kind of entry for a return, including an admin's goodwill.
CREATE OR REPLACE FUNCTION return_entry_lines(of_return bigint)
RETURNS TABLE (kind text, account text, component text, order_item_id bigint, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT posted.kind, posted.account, posted.component, line.order_item_id, posted.amount
  FROM returns r JOIN vendor_orders part ON part.id = r.vendor_order_id JOIN return_lines line ON line.return_id = r.id
  CROSS JOIN LATERAL (VALUES
    ('refund', 'vendor', 'goods', line.sub_total - line.discount_vendor, true),
    ('refund', 'vendor', 'shipping', line.shipping, true),
    ('refund', 'promotion', 'discount', -line.discount_platform, true),
    ('refund', 'refunds_due', 'total', -line.refund, true),
    ('commission_back', 'commission', 'commission', line.commission, true),
    ('commission_back', 'commission_vat', 'commission_vat', line.commission_vat, true),
    ('commission_back', 'vendor', 'commission', -line.commission, true),
    ('commission_back', 'vendor', 'commission_vat', -line.commission_vat, true),
    ('vat_back', 'deemed_vat', 'vat_goods', line.vat_goods, part.tax_issuer = 'platform'),
    ('vat_back', 'deemed_vat', 'vat_shipping', line.vat_shipping, part.tax_issuer = 'platform'),
    ('vat_back', 'vendor', 'vat_goods', -line.vat_goods, part.tax_issuer = 'platform'),
    ('vat_back', 'vendor', 'vat_shipping', -line.vat_shipping, part.tax_issuer = 'platform')
  ) AS posted (kind, account, component, amount, is_due)
  WHERE r.id = of_return AND r.state = 'inspected' AND posted.amount <> 0 AND posted.is_due
  UNION ALL
  SELECT 'refund', given.account, 'amount', NULL, given.amount
  FROM returns r CROSS JOIN LATERAL (VALUES ('adjustments', r.goodwill), ('refunds_due', -r.goodwill)) AS given (account, amount)
  WHERE r.id = of_return AND given.amount <> 0
$$;

-- Those not posted yet; none while the ledger is correct.
CREATE OR REPLACE FUNCTION return_lines_missing(of_return bigint)
RETURNS TABLE (kind text, account text, component text, order_item_id bigint, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT kind, account, component, order_item_id, sum(amount)::bigint FROM (
    SELECT * FROM return_entry_lines(of_return)
    UNION ALL
    SELECT entry.kind, line.account, line.component, line.order_item_id, -line.amount
    FROM ledger_entries entry JOIN ledger_lines line ON line.entry_id = entry.id
    WHERE entry.return_id = of_return AND entry.kind IN ('refund', 'commission_back', 'vat_back')
  ) AS compared
  GROUP BY kind, account, component, order_item_id HAVING sum(amount) <> 0
$$;

-- Posts the missing lines: all of an inspected return, and later an admin's goodwill.
CREATE OR REPLACE FUNCTION post_return(of_return bigint, actor bigint) RETURNS void LANGUAGE sql AS $$
  WITH missing AS MATERIALIZED (SELECT * FROM return_lines_missing(of_return)), entry AS (
    INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, return_id, actor_user_id, occurred_on)
    SELECT concat_ws(':', wanted.kind, 'return', of_return, 1 + (
        SELECT count(*) FROM ledger_entries before WHERE before.return_id = of_return AND before.kind = wanted.kind)),
      wanted.kind, part.currency, part.vendor_id, part.id, of_return, actor, (now() AT TIME ZONE 'Asia/Riyadh')::date
    FROM returns r JOIN vendor_orders part ON part.id = r.vendor_order_id
    CROSS JOIN (SELECT DISTINCT kind FROM missing) AS wanted
    WHERE r.id = of_return ORDER BY wanted.kind DESC RETURNING id, kind, currency, vendor_id
  )
  INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, order_item_id, component, amount)
  SELECT entry.id, row_number() OVER (PARTITION BY entry.id ORDER BY line.order_item_id, line.amount < 0, line.account, line.component),
    entry.currency, line.account, CASE WHEN line.account = 'vendor' THEN entry.vendor_id END, line.order_item_id,
    line.component, line.amount
  FROM entry JOIN missing line ON line.kind = entry.kind
$$;

-- Part of a return that no credit note covers; null if none.
CREATE OR REPLACE FUNCTION return_uncredited(of_return bigint) RETURNS invoice_lines[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(ROW(0, order_item_id, quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping)::invoice_lines
    ORDER BY order_item_id)
  FROM (
    SELECT order_item_id, sum(quantity)::integer, sum(sub_total)::bigint, sum(discount_vendor)::bigint, sum(discount_platform)::bigint,
      sum(vat_goods)::bigint, sum(shipping)::bigint, sum(vat_shipping)::bigint
    FROM (
      SELECT order_item_id, restock + write_off AS quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping
      FROM return_lines WHERE return_id = of_return
      UNION ALL
      SELECT line.order_item_id, -line.quantity, -line.sub_total, -line.discount_vendor, -line.discount_platform, -line.vat_goods,
        -line.shipping, -line.vat_shipping
      FROM invoices note JOIN invoice_lines line ON line.invoice_id = note.id WHERE note.return_id = of_return
    ) AS compared GROUP BY order_item_id
  ) AS rest (order_item_id, quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping)
  WHERE (quantity, sub_total, discount_vendor, discount_platform, vat_goods, shipping, vat_shipping) <> (0, 0, 0, 0, 0, 0, 0)
$$;

CREATE OR REPLACE FUNCTION credit_return() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charged invoice_lines[] := return_uncredited(NEW.id);
BEGIN
  IF charged IS NOT NULL THEN
    PERFORM issue_credit_note(NEW.vendor_order_id, charged, NEW.return_no, 'returned', NEW.id);
  END IF;
  RETURN NULL;
END
$$;
-- Deferred like then_invoiced, since the row of the series is the last lock of a transaction. One credit note per inspection, and
-- another one for what an admin accepts later.
DROP TRIGGER IF EXISTS then_credited ON returns;
CREATE CONSTRAINT TRIGGER then_credited AFTER UPDATE ON returns DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'inspected') EXECUTE FUNCTION credit_return();
