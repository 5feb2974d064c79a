-- What a card has paid goes back to it, also of a return, as far as it was captured; only what a card will not take back
-- wants an account of the customer (docs/decisions/0052). A backend of the version before asks for an account all the same,
-- and it is kept for the case that the card refuses.

-- A part may come back in several returns, each a refund of its own.
DROP INDEX payment_operations_once;
CREATE UNIQUE INDEX payment_operations_once ON payment_operations (kind, vendor_order_id)
  WHERE state <> 'refused' AND kind <> 'refund';
CREATE INDEX payment_operations_refunds ON payment_operations (vendor_order_id) WHERE kind = 'refund';

-- One entry of the books may be paid back in two ways.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_entry_id_key,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN account_asked_at timestamptz,
  ADD COLUMN needs_account boolean NOT NULL GENERATED ALWAYS AS
    (method = 'transfer' AND (state = 'failed' OR (state = 'due' AND iban = ''))) STORED;
COMMENT ON COLUMN refunds.version IS 'How often an account was named: what the bank did is said of one of them.';
COMMENT ON COLUMN refunds.needs_account IS 'The customer has to name an account, or another one: until then nothing can be transferred.';
COMMENT ON COLUMN refunds.account_asked_at IS 'When the customer was written to for an account; null until then, and once there is one.';
CREATE INDEX refunds_entry ON refunds (entry_id);
CREATE INDEX refunds_waiting ON refunds (id) WHERE needs_account;

-- What of a part can still go back to the card that has paid it: nothing once it has refused.
CREATE FUNCTION refundable_to_card(part_id bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN coalesce(bool_or(kind = 'refund' AND state = 'refused'), false) THEN 0
    ELSE coalesce(sum(CASE kind WHEN 'capture' THEN amount ELSE -amount END), 0) END::bigint
  FROM payment_operations
  WHERE vendor_order_id = part_id AND (kind = 'refund' OR (kind = 'capture' AND state = 'done'))
$$;

-- As before (0069), and also of a return: the card first, and by transfer what is left. An account of which housekeeping has
-- kept the last characters is none.
CREATE OR REPLACE FUNCTION keep_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  to_card bigint;
BEGIN
  IF NEW.kind = 'refund' THEN
    SELECT -sum(amount) INTO owed FROM ledger_lines WHERE entry_id = NEW.id AND account = 'refunds_due';
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
    IF EXISTS (SELECT FROM refunds WHERE entry_id = NEW.reverses_id AND state IN ('paid', 'asked')) THEN
      RAISE EXCEPTION 'a refund that was paid cannot be taken back';
    END IF;
    DELETE FROM refunds WHERE entry_id = NEW.reverses_id;
  END IF;
  RETURN NULL;
END
$$;

-- What a provider will not give back is paid by transfer: at once where the customer has named an account.
CREATE OR REPLACE FUNCTION fail_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refunds SET method = 'transfer', state = CASE WHEN iban = '' THEN 'failed' ELSE 'due' END,
    failure = CASE WHEN iban = '' THEN coalesce(nullif(NEW.error, ''), 'refused') ELSE '' END
    WHERE id = NEW.refund_id;
  RETURN NULL;
END
$$;
