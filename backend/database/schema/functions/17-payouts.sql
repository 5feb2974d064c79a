CREATE OR REPLACE FUNCTION refuse_remitted_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the carrier of % has handed over its cash', OLD.order_sub_no;
END
$$;
CREATE OR REPLACE TRIGGER remitted_stays_collected BEFORE UPDATE OF collected_by, completed_at ON vendor_orders
  FOR EACH ROW WHEN (OLD.remitted_at IS NOT NULL AND NEW.remitted_at IS NOT NULL
    AND (OLD.collected_by, OLD.completed_at) IS DISTINCT FROM (NEW.collected_by, NEW.completed_at))
  EXECUTE FUNCTION refuse_remitted_change();

-- Days between completion and payout of a sub-order whose money was not collected by its vendor.
CREATE OR REPLACE FUNCTION settlement_days() RETURNS integer LANGUAGE sql STABLE RETURN
  coalesce((SELECT (value ->> 'settlement_days')::integer FROM settings WHERE key = 'money'), 7);
