-- Fills in the columns that repeat the order and its lines.
CREATE OR REPLACE FUNCTION fill_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vendor_orders part SET user_id = o.user_id, currency = o.currency,
    units = (SELECT coalesce(sum(i.quantity), 0) FROM order_items i WHERE i.vendor_order_id = part.id)
  FROM orders o WHERE part.id = NEW.id AND o.id = part.order_id;
  RETURN NULL;
END
$$;
DROP TRIGGER IF EXISTS filled ON vendor_orders;
CREATE CONSTRAINT TRIGGER filled AFTER INSERT ON vendor_orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.units IS NULL) EXECUTE FUNCTION fill_part();

-- Shares of a sub-order's discount and shipping per line. Shipping is split by what is left to pay for the goods.
CREATE OR REPLACE FUNCTION line_shares(part_id bigint, OUT id bigint, OUT discount bigint, OUT shipping_share bigint)
RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT shared.*
  FROM vendor_orders part
  CROSS JOIN LATERAL (
    SELECT array_agg(i.id ORDER BY i.id) AS ids, array_agg(i.sub_total ORDER BY i.id) AS sub_totals
    FROM order_items i WHERE i.vendor_order_id = part.id
  ) AS line
  CROSS JOIN LATERAL allot(part.discount, line.sub_totals) AS discounts
  CROSS JOIN LATERAL (
    SELECT array_agg(each.sub_total - each.discount ORDER BY each.no) AS amounts
    FROM unnest(line.sub_totals, discounts) WITH ORDINALITY AS each (sub_total, discount, no)
  ) AS left_to_pay
  CROSS JOIN LATERAL allot(part.shipping_cost, left_to_pay.amounts) AS shippings
  CROSS JOIN LATERAL unnest(line.ids, discounts, shippings) AS shared (id, discount, shipping_share)
  WHERE part.id = part_id
$$;

-- Fills in the shares of lines without them, once all lines are written.
CREATE OR REPLACE FUNCTION fill_line_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_items item SET discount = share.discount, shipping_share = share.shipping_share
  FROM line_shares(NEW.vendor_order_id) AS share
  WHERE item.id = share.id AND item.discount IS NULL;
  RETURN NULL;
END
$$;
DROP TRIGGER IF EXISTS filled ON order_items;
CREATE CONSTRAINT TRIGGER filled AFTER INSERT ON order_items DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.discount IS NULL) EXECUTE FUNCTION fill_line_shares();

-- The stricter of two return classes; an empty one is ignored.
CREATE OR REPLACE FUNCTION stricter_return_class(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (ARRAY['open', 'sealed', 'cold_chain', 'final'])[greatest(
    array_position(ARRAY['open', 'sealed', 'cold_chain', 'final'], one),
    array_position(ARRAY['open', 'sealed', 'cold_chain', 'final'], other), 1)];

-- Freezes the terms of return when a line is written, with the draft that the customer reads.
CREATE OR REPLACE FUNCTION freeze_return_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT stricter_return_class(c.return_class, p.return_class), c.return_days INTO NEW.return_class, NEW.return_days
  FROM products p JOIN categories c ON c.id = p.category_id WHERE p.id = NEW.product_id;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER return_terms BEFORE INSERT ON order_items
  FOR EACH ROW WHEN (NEW.return_class IS NULL) EXECUTE FUNCTION freeze_return_terms();

-- A sub-order with a return keeps its status.
CREATE OR REPLACE FUNCTION refuse_status_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM returns WHERE vendor_order_id = NEW.id AND return_is_live(state)) THEN
    RAISE EXCEPTION 'the part % has a return and stays as it is', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
-- A parcel lost in transit also has a return: its sub-order may be completed, but nothing else.
CREATE OR REPLACE TRIGGER returned_stays BEFORE UPDATE OF status ON vendor_orders
  FOR EACH ROW WHEN (OLD.status IN (3, 4) AND NEW.status NOT IN (OLD.status, 4)) EXECUTE FUNCTION refuse_status_change();

-- Nothing ships before its card payment, and a sub-order whose share was voided stays cancelled.
CREATE OR REPLACE FUNCTION refuse_unpaid_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total_amount > 0 AND EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND payment_method = 'card') AND NOT EXISTS (
    SELECT FROM payment_operations WHERE vendor_order_id = NEW.id AND kind = 'capture' AND state = 'done'
  ) THEN
    RAISE EXCEPTION 'nothing was taken from the card for the part %', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER unpaid_stays BEFORE UPDATE OF status ON vendor_orders
  FOR EACH ROW WHEN (OLD.status NOT IN (3, 4) AND NEW.status IN (3, 4)) EXECUTE FUNCTION refuse_unpaid_leave();
