-- Amount of a sub-order that can still be refunded to its card; nothing once the card has refused.
CREATE OR REPLACE FUNCTION refundable_to_card(part_id bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN coalesce(bool_or(kind = 'refund' AND state = 'refused'), false) THEN 0
    ELSE coalesce(sum(CASE kind WHEN 'capture' THEN amount ELSE -amount END), 0) END::bigint
  FROM payment_operations
  WHERE vendor_order_id = part_id AND (kind = 'refund' OR (kind = 'capture' AND state = 'done'))
$$;

-- A refund that the provider refuses is paid by transfer, immediately if the customer has named an account.
CREATE OR REPLACE FUNCTION fail_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refunds SET method = 'transfer', state = CASE WHEN iban = '' THEN 'failed' ELSE 'due' END,
    failure = CASE WHEN iban = '' THEN coalesce(nullif(NEW.error, ''), 'refused') ELSE '' END
    WHERE id = NEW.refund_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER failed_when_refused AFTER UPDATE OF state ON payment_operations
  FOR EACH ROW WHEN (NEW.state = 'refused' AND NEW.refund_id IS NOT NULL) EXECUTE FUNCTION fail_refund();

-- Creates the refund of a ledger entry that owes money to a customer: to the card first, the rest by transfer. An IBAN of which
-- housekeeping has kept the last characters counts as none. A reversal withdraws its refunds, unless they stand (refund_stands).
-- Lock order: the sub-order, then its refunds.
CREATE OR REPLACE FUNCTION keep_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  to_card bigint;
BEGIN
  IF NEW.kind = 'refund' THEN
    SELECT coalesce(-sum(amount), 0) INTO owed FROM ledger_lines WHERE entry_id = NEW.id AND account = 'refunds_due';
    to_card := least(owed, refundable_to_card(NEW.vendor_order_id));
    INSERT INTO refunds (entry_id, return_id, vendor_order_id, currency, amount, iban, holder, method, state)
      SELECT NEW.id, NEW.return_id, NEW.vendor_order_id, NEW.currency, way.amount, coalesce(account.iban, ''),
        coalesce(account.holder, ''), way.method, way.state
      FROM (VALUES ('card', 'asked', to_card), ('transfer', 'due', owed - to_card)) AS way (method, state, amount)
      LEFT JOIN returns account ON account.id = NEW.return_id AND length(account.iban) > 6
      WHERE way.amount > 0;
    INSERT INTO payment_operations (payment_id, kind, vendor_order_id, refund_id, amount)
      SELECT captured.payment_id, 'refund', refund.vendor_order_id, refund.id, refund.amount
      FROM refunds refund JOIN payment_operations captured ON captured.vendor_order_id = refund.vendor_order_id
        AND captured.kind = 'capture' AND captured.state = 'done'
      WHERE refund.entry_id = NEW.id AND refund.method = 'card';
  ELSE
    -- A separate statement: only the next one sees an account named while this one waits for the rows.
    PERFORM id FROM refunds WHERE entry_id = NEW.reverses_id ORDER BY id FOR UPDATE;
    IF EXISTS (SELECT FROM refunds WHERE entry_id = NEW.reverses_id AND refund_stands(state, iban)) THEN
      RAISE EXCEPTION 'a refund that was paid, or that a bank may be paying, cannot be taken back';
    END IF;
    DELETE FROM refunds WHERE entry_id = NEW.reverses_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER refunds_kept AFTER INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.kind IN ('refund', 'reversal')) EXECUTE FUNCTION keep_refunds();

-- True if a refund cannot be withdrawn: paid, or due to a known account, which the bank or an admin may have paid without it being
-- recorded yet. One without an account, or that the bank has refused, can be withdrawn.
CREATE OR REPLACE FUNCTION refund_stands(state text, iban text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  state IN ('asked', 'underway', 'paid') OR (state = 'due' AND iban <> '');
