-- Entries that are not reversed, reversals excluded.
CREATE OR REPLACE VIEW standing_entries AS
  SELECT entry.* FROM ledger_entries entry
  WHERE entry.kind <> 'reversal' AND NOT EXISTS (SELECT FROM ledger_entries back WHERE back.reverses_id = entry.id);

CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: post a reversal';
END
$$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON ledger_entries
  EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON ledger_lines
  EXECUTE FUNCTION refuse_ledger_change();

-- An entry balances, in one currency, and affects only its own vendor.
CREATE OR REPLACE FUNCTION assert_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id WHERE entry.id = NEW.entry_id
    HAVING sum(line.amount) <> 0 OR bool_or(line.currency <> entry.currency)
      OR bool_or(line.vendor_id IS NOT NULL AND line.vendor_id IS DISTINCT FROM entry.vendor_id)
  ) THEN
    RAISE EXCEPTION 'the ledger entry % does not balance', NEW.entry_id;
  END IF;
  RETURN NULL;
END
$$;
DROP TRIGGER IF EXISTS balanced ON ledger_lines;
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION assert_entry_balances();

-- Lines that a sub-order's frozen amounts give for each kind of entry: as posted, and as the audit expects them.
CREATE OR REPLACE FUNCTION part_lines(part_id bigint)
RETURNS TABLE (kind text, account text, component text, order_item_id bigint, amount bigint) LANGUAGE sql STABLE AS $$
  WITH part AS (
    SELECT p.id, p.total_amount, p.collected_by, p.tax_issuer, o.discount_funder
    FROM vendor_orders p JOIN orders o ON o.id = p.order_id WHERE p.id = part_id
  ), line AS (
    SELECT i.*, part.tax_issuer, CASE WHEN part.discount_funder = 'vendor' THEN i.discount ELSE 0 END AS own_discount
    FROM part JOIN order_items i ON i.vendor_order_id = part.id
  ), completion AS (
    SELECT posted.*, NULL::bigint AS order_item_id FROM part CROSS JOIN LATERAL (VALUES
      ('collect', part.collected_by, 'total', part.total_amount),
      ('collect', 'customer', 'total', -part.total_amount)) AS posted (kind, account, component, amount)
    UNION ALL
    SELECT posted.*, line.id FROM line CROSS JOIN LATERAL (VALUES
      ('sale', 'customer', 'total', line.sub_total - line.discount + line.shipping_share),
      ('sale', 'promotion', 'discount', line.discount - line.own_discount),
      ('sale', 'vendor', 'goods', line.own_discount - line.sub_total),
      ('sale', 'vendor', 'shipping', -line.shipping_share),
      ('commission', 'vendor', 'commission', line.commission),
      ('commission', 'vendor', 'commission_vat', line.commission_vat),
      ('commission', 'commission', 'commission', -line.commission),
      ('commission', 'commission_vat', 'commission_vat', -line.commission_vat)) AS posted (kind, account, component, amount)
    UNION ALL
    SELECT posted.*, line.id FROM line CROSS JOIN LATERAL (VALUES
      ('vat_withheld', 'vendor', 'vat_goods', line.vat_goods),
      ('vat_withheld', 'vendor', 'vat_shipping', line.vat_shipping),
      ('vat_withheld', 'deemed_vat', 'vat_goods', -line.vat_goods),
      ('vat_withheld', 'deemed_vat', 'vat_shipping', -line.vat_shipping)) AS posted (kind, account, component, amount)
    WHERE line.tax_issuer = 'platform'
  )
  SELECT c.kind, c.account, c.component, c.order_item_id, c.amount FROM completion c WHERE c.amount <> 0
  UNION ALL
  -- A full refund is the reverse of the sale, except that the money is owed to the customer.
  SELECT CASE c.kind WHEN 'sale' THEN 'refund' WHEN 'commission' THEN 'commission_back' ELSE 'vat_back' END,
    CASE c.account WHEN 'customer' THEN 'refunds_due' ELSE c.account END, c.component, c.order_item_id, -c.amount
  FROM completion c WHERE c.amount <> 0 AND c.kind <> 'collect'
$$;

CREATE OR REPLACE FUNCTION post_kinds(part vendor_orders, kinds text[], actor bigint, day date) RETURNS void LANGUAGE sql AS $$
  WITH entry AS (
    INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, actor_user_id, occurred_on)
    SELECT concat_ws(':', wanted.kind, part.id, 1 + (
        SELECT count(*) FROM ledger_entries before WHERE before.vendor_order_id = part.id AND before.kind = wanted.kind)),
      wanted.kind, part.currency, part.vendor_id, part.id, actor, day
    FROM unnest(kinds) WITH ORDINALITY AS wanted (kind, place) ORDER BY wanted.place RETURNING id, kind, currency, vendor_id
  )
  INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, order_item_id, component, amount)
  SELECT entry.id, row_number() OVER (PARTITION BY entry.id ORDER BY line.order_item_id, line.amount < 0, line.account, line.component),
    entry.currency, line.account, CASE WHEN line.account = 'vendor' THEN entry.vendor_id END, line.order_item_id,
    line.component, line.amount
  FROM entry JOIN part_lines(part.id) AS line ON line.kind = entry.kind
$$;

-- Deferred: by then the history contains who changed the status, and when.
CREATE OR REPLACE FUNCTION post_changed_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM post_status(NEW.id);
  RETURN NULL;
END
$$;
DROP TRIGGER IF EXISTS posted ON vendor_orders;
CREATE CONSTRAINT TRIGGER posted AFTER UPDATE OF status ON vendor_orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND (order_is_posted(OLD.status) OR order_is_posted(NEW.status)))
  EXECUTE FUNCTION post_changed_status();

-- Kinds of entries that a sub-order's status requires: completed, and refunded after that. A card payment is posted when it is
-- captured, so the status adds nothing to it.
CREATE OR REPLACE FUNCTION kinds_of_part(part vendor_orders, is_refunded boolean) RETURNS text[] LANGUAGE sql IMMUTABLE RETURN
  CASE WHEN part.collected_by = 'provider' THEN '{}'::text[] ELSE ARRAY['collect'] END
    || ARRAY['sale', 'commission']
    || CASE WHEN part.tax_issuer = 'platform' THEN ARRAY['vat_withheld'] ELSE '{}' END
    || CASE WHEN is_refunded THEN ARRAY['refund', 'commission_back'] ELSE '{}' END
    || CASE WHEN is_refunded AND part.tax_issuer = 'platform' THEN ARRAY['vat_back'] ELSE '{}' END;

CREATE OR REPLACE FUNCTION reverse_kinds(part vendor_orders, kinds text[], actor bigint, day date) RETURNS void LANGUAGE sql AS $$
  WITH entry AS (
    INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, reverses_id, actor_user_id, occurred_on)
    SELECT concat_ws(':', 'reversal', id), 'reversal', currency, vendor_id, vendor_order_id, id, actor, day
    FROM standing_entries
    WHERE vendor_order_id = part.id AND kind = ANY(kinds) AND payment_operation_id IS NULL ORDER BY id RETURNING id, reverses_id
  )
  INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, order_item_id, component, amount)
  SELECT entry.id, line.no, line.currency, line.account, line.vendor_id, line.order_item_id, line.component, -line.amount
  FROM entry JOIN ledger_lines line ON line.entry_id = entry.reverses_id
$$;

CREATE OR REPLACE FUNCTION collector_of(part_id bigint) RETURNS text LANGUAGE sql STABLE RETURN
  CASE
    WHEN EXISTS (SELECT FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE part.id = part_id AND o.payment_method = 'card') THEN 'provider'
    WHEN EXISTS (SELECT FROM pickups WHERE vendor_order_id = part_id AND booked_at IS NOT NULL AND cancelled_at IS NULL)
      THEN 'carrier'
    ELSE 'vendor' END;

-- Brings the ledger in line with a sub-order's status. The caller has locked the sub-order.
CREATE OR REPLACE FUNCTION post_status(part_id bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part vendor_orders;
  change order_status_history;
  day date;
  is_sold boolean;
BEGIN
  IF NOT EXISTS (SELECT FROM order_items WHERE vendor_order_id = part_id AND commission IS NOT NULL) THEN RETURN; END IF;
  SELECT * INTO change FROM order_status_history
    WHERE vendor_order_id = part_id AND from_status IS DISTINCT FROM to_status ORDER BY id DESC LIMIT 1;
  day := (change.created_at AT TIME ZONE 'Asia/Riyadh')::date;
  is_sold := EXISTS (SELECT FROM standing_entries WHERE vendor_order_id = part_id AND kind = 'sale');
  UPDATE vendor_orders SET
    completed_at = CASE WHEN is_sold AND order_is_posted(status) THEN completed_at
      WHEN order_is_completed(status) THEN change.created_at END,
    collected_by = CASE WHEN is_sold AND order_is_posted(status) THEN collected_by
      WHEN order_is_completed(status) THEN collector_of(part_id) END
    WHERE id = part_id RETURNING * INTO part;
  IF order_is_completed(part.status) AND is_sold THEN
    PERFORM reverse_kinds(part, ARRAY['refund', 'commission_back', 'vat_back'], change.actor_user_id, day);
  ELSIF order_is_completed(part.status) THEN
    PERFORM post_kinds(part, kinds_of_part(part, false), change.actor_user_id, day);
  ELSIF order_is_refunded(part.status) AND is_sold THEN
    PERFORM post_kinds(part, kinds, change.actor_user_id, day)
    FROM (SELECT array_agg(kind) AS kinds FROM unnest(kinds_of_part(part, true)) AS kind
      WHERE kind NOT IN (SELECT standing.kind FROM standing_entries standing WHERE vendor_order_id = part.id)) AS missing
    WHERE kinds IS NOT NULL;
  ELSE
    PERFORM reverse_kinds(part, kinds_of_part(part, true), change.actor_user_id, day);
  END IF;
END
$$;
