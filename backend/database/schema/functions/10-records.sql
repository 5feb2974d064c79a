-- Only redact_person() may change a line, and only what names the person; only expire_audit_log() may delete one, of more than 10 years.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('balsam.redacting', true) = 'on' THEN
    IF (OLD.id, OLD.actor_user_id, OLD.vendor_id, OLD.actor_role, OLD.action, OLD.entity, OLD.entity_id, OLD.created_at)
      IS NOT DISTINCT FROM
      (NEW.id, NEW.actor_user_id, NEW.vendor_id, NEW.actor_role, NEW.action, NEW.entity, NEW.entity_id, NEW.created_at)
    THEN RETURN NEW; END IF;
  END IF;
  IF TG_OP = 'DELETE' AND current_setting('balsam.expiring', true) = 'on' AND OLD.created_at < now() - interval '10 years'
    THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE OR REPLACE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- For append-only tables.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
-- For append-only tables with one text about a person, named by the argument: an erasure may empty it, and nothing else.
CREATE OR REPLACE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - TG_ARGV[0] = to_jsonb(OLD) - TG_ARGV[0]
    AND to_jsonb(NEW) ->> TG_ARGV[0] ~ '^(erased-[0-9]+@erased\.invalid)?$' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE OR REPLACE TRIGGER vat_regimes_append_only BEFORE UPDATE OR DELETE ON vat_regimes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER vat_regimes_not_emptied BEFORE TRUNCATE ON vat_regimes EXECUTE FUNCTION refuse_change();

-- Time of the last change, by which a stale form is refused.
CREATE OR REPLACE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END;
$$;
CREATE OR REPLACE TRIGGER keep_updated_at BEFORE UPDATE ON coupons
  FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
CREATE OR REPLACE TRIGGER keep_updated_at BEFORE UPDATE ON countries
  FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
CREATE OR REPLACE TRIGGER keep_updated_at BEFORE UPDATE ON states
  FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
CREATE OR REPLACE TRIGGER keep_updated_at BEFORE UPDATE ON cities
  FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
CREATE OR REPLACE TRIGGER keep_updated_at BEFORE UPDATE ON shipping_zones
  FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
