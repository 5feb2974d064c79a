-- A sign-in is remembered by its day, for accounts that no one uses any more. It stops an erasure within the 14 days in which it can be stopped. Later the person signs in to see what it waits for.
CREATE OR REPLACE FUNCTION stop_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_uses AS known (user_id) VALUES (NEW.user_id)
  ON CONFLICT (user_id) DO UPDATE SET last_on = current_date WHERE known.last_on < current_date;
  UPDATE privacy_requests SET state = 'withdrawn', stop_token_hash = NULL, done_at = now()
  WHERE user_id = NEW.user_id AND kind = 'erase' AND state = 'open' AND erase_from > now();
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER stop_erasure AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION stop_erasure();

CREATE OR REPLACE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure('email');
CREATE OR REPLACE TRIGGER consents_not_emptied BEFORE TRUNCATE ON consents EXECUTE FUNCTION refuse_change();

-- Removes a person from the lines of the audit log about them, and adds the line that says so. Only this function may change a
-- line (functions/10-records.sql): the setting holds while it runs. entries: objects {"entity", "entity_id"} of the person; emails: labels by which former members and subscribers are known.
CREATE OR REPLACE FUNCTION redact_person(person bigint, entries jsonb, emails text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  told CONSTANT text[] := ARRAY['email', 'firstname', 'lastname', 'name', 'phone_number', 'company_name', 'company_address',
    'block_reason', 'note', 'cancellation_reason', 'cancel_decline_reason', 'tracking_information', 'tracking_url', 'reason',
    'iban', 'holder', 'only_email', 'national_address', 'hidden_reason', 'answer', 'label_url', 'recipient', 'message', 'subject', 'person'];
  lines bigint;
BEGIN
  -- Not as an option of the function: only a superuser may create one that sets a parameter of our own.
  PERFORM set_config('balsam.redacting', 'on', true);
  UPDATE audit_log line SET before = line.before - told, after = line.after - told,
    label = CASE WHEN line.entity IN ('order', 'return', 'refund', 'review', 'coupon', 'vendor') THEN line.label ELSE 'Customer ' || person END
  WHERE line.id IN (
    SELECT mentioned.id FROM jsonb_to_recordset(entries) AS about (entity text, entity_id text)
      JOIN audit_log mentioned USING (entity, entity_id)
    UNION SELECT mentioned.id FROM audit_log mentioned
      WHERE mentioned.entity IN ('account', 'customer', 'invitation', 'member', 'subscriber') AND mentioned.label = ANY(emails)
    -- Lines about a new owner are lines of the store; those about this person were written together with the change.
    UNION SELECT mentioned.id FROM owner_changes change JOIN audit_log mentioned
        ON mentioned.entity = 'vendor' AND mentioned.entity_id = change.vendor_id::text AND mentioned.action LIKE 'vendor.owner_change%'
          AND mentioned.created_at IN (change.requested_at, change.stopped_at, change.done_at)
      WHERE change.user_id = person);
  GET DIAGNOSTICS lines = ROW_COUNT;
  PERFORM set_config('balsam.redacting', 'off', true);
  INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label, before, after)
  VALUES (person, 3, 'customer.erased', 'customer', person::text, 'Customer ' || person, NULL, jsonb_build_object('redacted_lines', lines));
  RETURN lines;
END
$$;

-- Deletes the oldest lines of the audit log after 10 years. Only this function may (functions/10-records.sql), and the trigger
-- refuses younger lines also here. most: lines per call. Returns how many were deleted.
CREATE OR REPLACE FUNCTION expire_audit_log(most integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  lines bigint;
BEGIN
  PERFORM set_config('balsam.expiring', 'on', true);
  DELETE FROM audit_log WHERE id IN (
    SELECT id FROM audit_log WHERE created_at < now() - interval '10 years' ORDER BY created_at LIMIT most);
  GET DIAGNOSTICS lines = ROW_COUNT;
  PERFORM set_config('balsam.expiring', 'off', true);
  RETURN lines;
END
$$;
