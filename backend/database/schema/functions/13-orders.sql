-- The stricter of two return classes; an empty one is ignored.
CREATE OR REPLACE FUNCTION stricter_return_class(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (ARRAY['open', 'sealed', 'cold_chain', 'final'])[greatest(
    array_position(ARRAY['open', 'sealed', 'cold_chain', 'final'], one),
    array_position(ARRAY['open', 'sealed', 'cold_chain', 'final'], other), 1)];

-- True for goods that need a cold chain: by their category, or stored at 8 °C or less.
CREATE OR REPLACE FUNCTION is_cold(cold_category boolean, store_max_c text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  cold_category OR CASE WHEN store_max_c = '' THEN false ELSE store_max_c::integer <= 8 END;

-- Degrees Celsius to keep cold goods at, as {min_c, max_c}: 2 to 8 unless the product is stored colder or within less.
CREATE OR REPLACE FUNCTION cold_range(store_min_c text, store_max_c text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT jsonb_build_object('max_c', most.c, 'min_c', CASE
    WHEN nullif(store_min_c, '')::integer <= most.c THEN store_min_c::integer WHEN most.c > 2 THEN 2 END)
  FROM (SELECT least(8, nullif(store_max_c, '')::integer) AS c) AS most);

-- Freezes the terms of return when a line is written, with the draft that the customer reads.
CREATE OR REPLACE FUNCTION freeze_return_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT stricter_return_class(stricter_return_class(c.return_class, p.return_class),
    CASE WHEN is_cold(c.cold_chain, p.store_max_c) THEN 'cold_chain' ELSE '' END), c.return_days INTO NEW.return_class, NEW.return_days
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
  FOR EACH ROW WHEN (order_is_sent(OLD.status) AND NEW.status <> OLD.status AND NOT order_is_completed(NEW.status))
  EXECUTE FUNCTION refuse_status_change();

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
  FOR EACH ROW WHEN (NOT order_is_sent(OLD.status) AND order_is_sent(NEW.status)) EXECUTE FUNCTION refuse_unpaid_leave();

-- A rule that is added later never touches an order: what it was sold under is written once.
CREATE OR REPLACE FUNCTION refuse_new_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT o.state FROM vendor_orders part JOIN orders o ON o.id = part.order_id WHERE part.id = NEW.vendor_order_id) <> 'draft' THEN
    RAISE EXCEPTION 'the line % keeps the rules it was sold under', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER rules_stay BEFORE UPDATE OF sold_under ON order_items
  FOR EACH ROW WHEN (OLD.sold_under IS DISTINCT FROM NEW.sold_under) EXECUTE FUNCTION refuse_new_rules();
