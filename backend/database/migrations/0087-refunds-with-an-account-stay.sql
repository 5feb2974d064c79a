-- A refund whose account is named is in every file for the bank and may be paid there before an admin says so: whoever took it
-- back then left nothing in the books of what the bank paid. One without an account, or that the bank has refused, may be taken back.
CREATE FUNCTION refund_stands(state text, iban text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  state IN ('asked', 'paid') OR (state = 'due' AND iban <> '');

-- As before (0081), but for that. Also for a backend of the version before: it fails, and the books stay right. The part is locked
-- first, its refunds after it, as ever.
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
    -- A statement of its own: what was named while this waits for the rows is seen only by the one after it.
    PERFORM id FROM refunds WHERE entry_id = NEW.reverses_id ORDER BY id FOR UPDATE;
    IF EXISTS (SELECT FROM refunds WHERE entry_id = NEW.reverses_id AND refund_stands(state, iban)) THEN
      RAISE EXCEPTION 'a refund that was paid, or that a bank may be paying, cannot be taken back';
    END IF;
    DELETE FROM refunds WHERE entry_id = NEW.reverses_id;
  END IF;
  RETURN NULL;
END
$$;
