-- The audit log names what was changed as people called it then, and refuses to be emptied.

ALTER TABLE audit_log ADD COLUMN label text NOT NULL DEFAULT '';
-- Whatever was written until now names who did it.
ALTER TABLE audit_log ALTER COLUMN actor_user_id SET NOT NULL;
ALTER TABLE audit_log ALTER COLUMN actor_role SET NOT NULL;
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE INDEX audit_log_action ON audit_log (action, id DESC);
CREATE INDEX audit_log_age ON audit_log (created_at);

-- The admin reads the beacons by area, the newest first; housekeeping drops the oldest.
CREATE INDEX area_beacons_newest ON area_beacons (area, id DESC);
CREATE INDEX area_beacons_age ON area_beacons (created_at);

-- Orders and coupons are found by the beginning of their number or code.
CREATE INDEX vendor_orders_number_prefix ON vendor_orders (order_sub_no text_pattern_ops);
CREATE INDEX coupons_code_prefix ON coupons (code text_pattern_ops);
