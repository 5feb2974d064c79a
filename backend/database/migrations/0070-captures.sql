-- Money that a card only holds, and that is taken when a part leaves (docs/decisions/0049). What is never taken is given up,
-- and the bank is told when nothing is left to take.

ALTER TABLE payment_operations ADD COLUMN batch_id bigint REFERENCES payment_operations;
COMMENT ON COLUMN payment_operations.batch_id IS 'The first of the captures that are asked for in one sum; null where one is asked for alone.';
CREATE INDEX payment_operations_batch ON payment_operations (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX payments_held ON payments (hold_ends_at) WHERE state = 'authorised';

ALTER TABLE payment_findings
  ALTER COLUMN payment_id DROP NOT NULL,
  DROP CONSTRAINT payment_findings_kind_check,
  ADD CONSTRAINT payment_findings_kind_check
    CHECK (kind IN ('amount_differs', 'refund_refused', 'void_refused', 'unknown_to_us', 'unknown_to_provider', 'state_differs'));
CREATE UNIQUE INDEX payment_findings_once ON payment_findings (kind, detail) WHERE payment_id IS NULL;

-- The parts of a payment that is only held of which nothing was taken, is being taken, or was given up.
CREATE FUNCTION open_shares(of_payment bigint) RETURNS SETOF vendor_orders LANGUAGE sql STABLE AS $$
  SELECT part.* FROM payments payment JOIN vendor_orders part ON part.order_id = payment.order_id
  WHERE payment.id = of_payment AND part.total_amount > 0 AND NOT EXISTS (
    SELECT FROM payment_operations operation WHERE operation.vendor_order_id = part.id
      AND operation.kind IN ('capture', 'void') AND operation.state <> 'refused')
$$;

-- Brings a payment in line with its parts: what was taken for a cancelled one goes back, what was not is given up, and once
-- nothing is left to take the bank is told to let go of the rest. Whoever ships, cancels or hears of the bank does so under
-- the lock of the payment, the last one in the order of locks.
CREATE FUNCTION settle_shares(of_payment bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  given_up bigint;
  is_captured boolean;
BEGIN
  SELECT * INTO payment FROM payments WHERE id = of_payment FOR UPDATE;
  PERFORM post_operation(captured, 'refund', 'customer', 'refunds_due', (now() AT TIME ZONE 'Asia/Riyadh')::date)
    FROM payment_operations captured JOIN vendor_orders part ON part.id = captured.vendor_order_id
    WHERE captured.payment_id = of_payment AND captured.kind = 'capture' AND captured.state = 'done' AND part.status IN (5, 6)
      AND NOT EXISTS (SELECT FROM standing_entries sold WHERE sold.vendor_order_id = part.id AND sold.kind = 'sale')
      AND NOT EXISTS (
        SELECT FROM ledger_entries back WHERE back.payment_operation_id = captured.id AND back.kind = 'refund');
  IF payment.state <> 'authorised' THEN RETURN; END IF;
  INSERT INTO payment_operations (payment_id, kind, vendor_order_id, amount, state, done_at)
    SELECT of_payment, 'void', share.id, share.total_amount, 'done', now() FROM open_shares(of_payment) AS share
    WHERE share.status IN (5, 6);
  IF EXISTS (SELECT FROM open_shares(of_payment)) OR EXISTS (
    SELECT FROM payment_operations WHERE payment_id = of_payment AND kind = 'capture' AND state IN ('asked', 'unknown')
  ) THEN RETURN; END IF;
  SELECT sum(amount) FILTER (WHERE kind = 'void'), coalesce(bool_or(kind = 'capture'), false) INTO given_up, is_captured
    FROM payment_operations
    WHERE payment_id = of_payment AND vendor_order_id IS NOT NULL AND kind IN ('capture', 'void') AND state = 'done';
  -- A bank that can take money once lets go of the rest by itself.
  IF given_up > 0 AND (payment.plan = 'parts' OR NOT is_captured) THEN
    INSERT INTO payment_operations (payment_id, kind, amount) VALUES (of_payment, 'void', given_up) ON CONFLICT DO NOTHING;
  END IF;
  IF is_captured THEN UPDATE payments SET state = 'paid', updated_at = now() WHERE id = of_payment; END IF;
END
$$;

CREATE OR REPLACE FUNCTION give_back_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_shares(payment.id) FROM payments payment
    WHERE payment.order_id = NEW.order_id AND payment.state IN ('authorised', 'paid');
  RETURN NULL;
END
$$;

CREATE FUNCTION settle_operation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_shares(NEW.payment_id);
  RETURN NULL;
END
$$;
-- By its name after the trigger that posts it.
CREATE TRIGGER then_settled AFTER UPDATE OF state ON payment_operations
  FOR EACH ROW WHEN (NEW.kind = 'capture' AND NEW.state IN ('done', 'refused') AND OLD.state <> NEW.state)
  EXECUTE FUNCTION settle_operation();

-- What is given up was never taken: only captures and refunds are in the books.
DROP TRIGGER posted_when_made ON payment_operations;
CREATE TRIGGER posted_when_made AFTER INSERT ON payment_operations
  FOR EACH ROW WHEN (NEW.state = 'done' AND NEW.vendor_order_id IS NOT NULL AND NEW.kind <> 'void')
  EXECUTE FUNCTION post_done_operation();

-- Also for a backend of the version before: nothing leaves that a card has not paid, and what was given up stays cancelled.
CREATE FUNCTION refuse_unpaid_leave() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.total_amount > 0 AND EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND payment_method = 'card') AND NOT EXISTS (
    SELECT FROM payment_operations WHERE vendor_order_id = NEW.id AND kind = 'capture' AND state = 'done'
  ) THEN
    RAISE EXCEPTION 'nothing was taken from the card for the part %', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER unpaid_stays BEFORE UPDATE OF status ON vendor_orders
  FOR EACH ROW WHEN (OLD.status NOT IN (3, 4) AND NEW.status IN (3, 4)) EXECUTE FUNCTION refuse_unpaid_leave();

CREATE OR REPLACE FUNCTION refuse_given_back_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payment_operations WHERE vendor_order_id = NEW.id AND kind IN ('refund', 'void')) THEN
    RAISE EXCEPTION 'the payment of the part % goes back, and it stays as it is', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
