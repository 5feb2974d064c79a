CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
