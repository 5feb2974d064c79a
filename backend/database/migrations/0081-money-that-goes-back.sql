-- Three mends of what money goes back, and of the paper for it.

-- As before (0073), but that a card gets back nothing for an entry that owes its customer nothing: what a coupon has paid for
-- comes back without a line of refunds_due.
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
    IF EXISTS (SELECT FROM refunds WHERE entry_id = NEW.reverses_id AND state IN ('paid', 'asked')) THEN
      RAISE EXCEPTION 'a refund that was paid cannot be taken back';
    END IF;
    DELETE FROM refunds WHERE entry_id = NEW.reverses_id;
  END IF;
  RETURN NULL;
END
$$;

-- What is missed on its way has a return, too (0068 knew only of what had come): it may be completed, and nothing else.
CREATE OR REPLACE TRIGGER returned_stays BEFORE UPDATE OF status ON vendor_orders
  FOR EACH ROW WHEN (OLD.status IN (3, 4) AND NEW.status NOT IN (OLD.status, 4)) EXECUTE FUNCTION refuse_status_change();

-- As before (0065), but that the tax goes back at the very rate that the invoice states: an admin may have added another one for
-- its day since.
CREATE OR REPLACE FUNCTION issue_credit_note(part_id bigint, charged invoice_lines[], why text, code text, of_return bigint DEFAULT NULL, at timestamptz DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  original invoices;
  draft invoices;
  contents jsonb;
  note bigint;
  rate numeric;
BEGIN
  SELECT * INTO original FROM open_invoice(part_id);
  IF original.id IS NULL OR original.mode = 'own' THEN RETURN NULL; END IF;
  draft := original;
  contents := original.document::jsonb;
  rate := (contents #>> '{tax,rate}')::numeric;
  draft.closes := charged IS NULL OR NOT EXISTS (
    SELECT FROM unnest(open_lines(original.id)) AS rest LEFT JOIN unnest(charged) AS back USING (order_item_id)
    WHERE rest.quantity > coalesce(back.quantity, 0) OR rest.shipping > coalesce(back.shipping, 0));
  charged := coalesce(charged, open_lines(original.id));
  draft.kind := 'credit_note';
  draft.corrects_id := original.id;
  draft.return_id := of_return;
  draft.total := charged_total(charged);
  draft.vat := charged_vat(charged);
  draft.tax_vat := round(draft.vat * rate
    * 10::numeric ^ (currency_digits(draft.tax_currency) - currency_digits(draft.currency)))::bigint;
  contents := contents || jsonb_build_object('corrects', jsonb_build_object('number', original.invoice_no,
      'issued_at', contents ->> 'issued_at', 'code', code, 'reason', why))
    || printed_lines(charged, draft.currency)
    || jsonb_build_object(
      'totals', printed_totals(draft.total, draft.vat, charged_coupon(charged), draft.currency, contents #>> '{seller,country}',
        (original.issued_at AT TIME ZONE 'Asia/Riyadh')::date) -> 'totals',
      'tax', contents -> 'tax' || jsonb_build_object('vat', decimal_amount(draft.tax_vat, draft.tax_currency)));
  note := issue_document(draft, contents, at);
  PERFORM keep_invoice_lines(note, charged);
  RETURN note;
END
$$;
