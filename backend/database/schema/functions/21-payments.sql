CREATE OR REPLACE FUNCTION post_operation(operation payment_operations, entry_kind text, debit text, credit text, day date) RETURNS void
LANGUAGE sql AS $$
  WITH entry AS (
    INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, payment_operation_id, occurred_on)
    SELECT concat_ws(':', entry_kind, 'operation', operation.id), entry_kind, part.currency, part.vendor_id, part.id,
      operation.id, day
    FROM vendor_orders part WHERE part.id = operation.vendor_order_id RETURNING id, currency
  )
  INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
  SELECT entry.id, line.no, entry.currency, line.account, 'total', line.amount
  FROM entry CROSS JOIN (VALUES (1, debit, operation.amount), (2, credit, -operation.amount)) AS line (no, account, amount)
$$;

CREATE OR REPLACE FUNCTION post_done_operation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date := (NEW.done_at AT TIME ZONE 'Asia/Riyadh')::date;
BEGIN
  IF NEW.kind = 'capture' THEN
    PERFORM post_operation(NEW, 'collect', 'provider', 'customer', day);
  ELSE
    PERFORM post_operation(NEW, 'refund_paid', 'refunds_due', 'provider', day);
    UPDATE refunds SET state = 'paid', paid_on = day, paid_at = NEW.done_at WHERE id = NEW.refund_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER posted_when_done AFTER UPDATE OF state ON payment_operations
  FOR EACH ROW WHEN (OLD.state <> 'done' AND NEW.state = 'done' AND NEW.vendor_order_id IS NOT NULL)
  EXECUTE FUNCTION post_done_operation();
CREATE OR REPLACE TRIGGER posted_when_made AFTER INSERT ON payment_operations
  FOR EACH ROW WHEN (NEW.state = 'done' AND NEW.vendor_order_id IS NOT NULL AND NEW.kind <> 'void')
  EXECUTE FUNCTION post_done_operation();

-- Sub-orders of an authorised payment of which nothing was captured, is being captured, or was voided.
CREATE OR REPLACE FUNCTION open_shares(of_payment bigint) RETURNS SETOF vendor_orders LANGUAGE sql STABLE AS $$
  SELECT part.* FROM payments payment JOIN vendor_orders part ON part.order_id = payment.order_id
  WHERE payment.id = of_payment AND part.total_amount > 0 AND NOT EXISTS (
    SELECT FROM payment_operations operation WHERE operation.vendor_order_id = part.id
      AND operation.kind IN ('capture', 'void') AND operation.state <> 'refused')
$$;

-- Brings a payment in line with its sub-orders: for a cancelled one, a captured amount is refunded and an uncaptured one given
-- up; once nothing is left to capture, the rest is voided. Shipping, cancelling and events of the bank run under the lock of the
-- payment, the last in the order of locks.
CREATE OR REPLACE FUNCTION settle_shares(of_payment bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  given_up bigint;
  is_captured boolean;
BEGIN
  SELECT * INTO payment FROM payments WHERE id = of_payment FOR UPDATE;
  PERFORM post_operation(captured, 'refund', 'customer', 'refunds_due', (now() AT TIME ZONE 'Asia/Riyadh')::date)
    FROM payment_operations captured JOIN vendor_orders part ON part.id = captured.vendor_order_id
    WHERE captured.payment_id = of_payment AND captured.kind = 'capture' AND captured.state = 'done'
      AND order_is_cancelled(part.status)
      AND NOT EXISTS (SELECT FROM standing_entries sold WHERE sold.vendor_order_id = part.id AND sold.kind = 'sale')
      AND NOT EXISTS (
        SELECT FROM ledger_entries back WHERE back.payment_operation_id = captured.id AND back.kind = 'refund');
  IF payment.state <> 'authorised' THEN RETURN; END IF;
  INSERT INTO payment_operations (payment_id, kind, vendor_order_id, amount, state, done_at)
    SELECT of_payment, 'void', share.id, share.total_amount, 'done', now() FROM open_shares(of_payment) AS share
    WHERE order_is_cancelled(share.status);
  IF EXISTS (SELECT FROM open_shares(of_payment)) OR EXISTS (
    SELECT FROM payment_operations WHERE payment_id = of_payment AND kind = 'capture' AND state IN ('asked', 'unknown')
  ) THEN RETURN; END IF;
  SELECT sum(amount) FILTER (WHERE kind = 'void'), coalesce(bool_or(kind = 'capture'), false) INTO given_up, is_captured
    FROM payment_operations
    WHERE payment_id = of_payment AND vendor_order_id IS NOT NULL AND kind IN ('capture', 'void') AND state = 'done';
  -- A bank that allows a single capture releases the rest by itself.
  IF given_up > 0 AND (payment.plan = 'parts' OR NOT is_captured) THEN
    INSERT INTO payment_operations (payment_id, kind, amount) VALUES (of_payment, 'void', given_up) ON CONFLICT DO NOTHING;
  END IF;
  IF is_captured THEN UPDATE payments SET state = 'paid', updated_at = now() WHERE id = of_payment; END IF;
END
$$;

-- Cancelling a paid sub-order requests its refund in the same transaction. For a completed one, the vendor owes it (post_status);
-- otherwise the customer has paid for nothing.
CREATE OR REPLACE FUNCTION give_back_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_shares(payment.id) FROM payments payment
    WHERE payment.order_id = NEW.order_id AND payment.state IN ('authorised', 'paid');
  RETURN NULL;
END
$$;
DROP TRIGGER IF EXISTS given_back ON vendor_orders;
CREATE CONSTRAINT TRIGGER given_back AFTER UPDATE OF status ON vendor_orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NOT order_is_cancelled(OLD.status) AND order_is_cancelled(NEW.status)) EXECUTE FUNCTION give_back_part();

CREATE OR REPLACE FUNCTION settle_operation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_shares(NEW.payment_id);
  RETURN NULL;
END
$$;
-- Its name sorts after the trigger that posts the operation.
CREATE OR REPLACE TRIGGER then_settled AFTER UPDATE OF state ON payment_operations
  FOR EACH ROW WHEN (NEW.kind = 'capture' AND NEW.state IN ('done', 'refused') AND OLD.state <> NEW.state)
  EXECUTE FUNCTION settle_operation();

-- A sub-order whose card refund was made or requested stays cancelled.
CREATE OR REPLACE FUNCTION refuse_given_back_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payment_operations WHERE vendor_order_id = NEW.id AND kind IN ('refund', 'void')) THEN
    RAISE EXCEPTION 'the payment of the part % goes back, and it stays as it is', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER given_back_stays BEFORE UPDATE OF status ON vendor_orders
  FOR EACH ROW WHEN (order_is_cancelled(OLD.status) AND NEW.status <> OLD.status) EXECUTE FUNCTION refuse_given_back_change();
