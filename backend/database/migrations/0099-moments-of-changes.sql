-- When a row was saved last: a form that was opened before that does not overwrite it.
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END;
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['coupons', 'countries', 'states', 'cities', 'shipping_zones'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()', name);
    EXECUTE format('CREATE TRIGGER keep_updated_at BEFORE UPDATE ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_updated_at()', name);
  END LOOP;
END;
$$;
