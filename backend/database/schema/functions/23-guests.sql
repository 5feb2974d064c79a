-- The email address of a guest gives access to their order, so it stays the one entered at checkout until it is erased.
CREATE OR REPLACE FUNCTION refuse_email_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE user_id = NEW.id AND state IN ('paying', 'placed')) THEN
    RAISE EXCEPTION 'the guest % has an order and keeps its email address', NEW.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER guest_email_stays BEFORE UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.kind = 'guest' AND NEW.email <> OLD.email AND NEW.erased_at IS NULL) EXECUTE FUNCTION refuse_email_of_order();
