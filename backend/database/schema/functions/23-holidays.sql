-- Approving, stopping or deleting a store ends its holiday.
CREATE OR REPLACE FUNCTION end_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.holiday_from := NULL;
  NEW.holiday_to := NULL;
  NEW.holiday_mode := NULL;
  NEW.holiday_note := '';
  NEW.holiday_note_ar := '';
  NEW.holiday_stage := 'none';
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER end_holiday BEFORE UPDATE OF active, deleted_at ON vendors
  FOR EACH ROW WHEN (OLD.holiday_from IS NOT NULL
    AND (OLD.active, OLD.deleted_at) IS DISTINCT FROM (NEW.active, NEW.deleted_at))
  EXECUTE FUNCTION end_holiday();

-- The clock is read while the vendor's row is locked: a sale that began before it has either ended or sees the holiday.
CREATE OR REPLACE FUNCTION record_holiday() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := clock_timestamp();
BEGIN
  DELETE FROM vendor_holidays WHERE vendor_id = NEW.id AND from_at >= at;
  UPDATE vendor_holidays SET to_at = at WHERE vendor_id = NEW.id AND to_at > at;
  IF NEW.holiday_from IS NOT NULL THEN
    INSERT INTO vendor_holidays (vendor_id, mode, from_at, to_at)
    SELECT NEW.id, NEW.holiday_mode, greatest(at, midnight.first), midnight.last
    FROM (SELECT NEW.holiday_from::timestamp AT TIME ZONE 'Asia/Riyadh' AS first,
      (NEW.holiday_to + 1)::timestamp AT TIME ZONE 'Asia/Riyadh' AS last) AS midnight
    WHERE midnight.last > at;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER record_holiday AFTER UPDATE ON vendors
  FOR EACH ROW WHEN ((OLD.holiday_from, OLD.holiday_to, OLD.holiday_mode)
    IS DISTINCT FROM (NEW.holiday_from, NEW.holiday_to, NEW.holiday_mode))
  EXECUTE FUNCTION record_holiday();
