-- A store and the platform keep an owner. The lock is a statement of its own, so the next one sees what was committed before it.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.vendor_id IS NULL THEN
    -- The number only has to differ from other locks; lockTeam of the backend takes the same one.
    PERFORM pg_advisory_xact_lock(7205116);
  ELSE
    PERFORM FROM vendors WHERE id = OLD.vendor_id AND deleted_at IS NULL FOR NO KEY UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF NOT EXISTS (
    SELECT FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.vendor_id IS NOT DISTINCT FROM OLD.vendor_id AND m.preset = 'owner' AND u.deleted_at IS NULL)
  THEN RAISE EXCEPTION 'the team keeps an owner' USING ERRCODE = 'BLOWN'; END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER keep_an_owner AFTER UPDATE OF preset OR DELETE ON members
  FOR EACH ROW WHEN (OLD.preset = 'owner') EXECUTE FUNCTION keep_an_owner();

-- The permissions of a member of a store or of the platform, in a preset role or in one of its own.
CREATE OR REPLACE FUNCTION permissions_of(is_platform boolean, preset text, role bigint) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(preset_permissions(is_platform, preset), (SELECT permissions FROM roles WHERE id = role), '{}')
$$;

-- The person whom the platform contacts about a store: its longest-standing owner who can sign in. A deleted store keeps its last.
CREATE OR REPLACE FUNCTION vendor_owner(store bigint) RETURNS SETOF users LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT u.* FROM members m JOIN users u ON u.id = m.user_id
  WHERE m.vendor_id = store AND m.preset = 'owner' ORDER BY u.deleted_at IS NOT NULL, m.created_at, m.user_id LIMIT 1
$$;

-- Members of a store who get news: those with the permission, owners among them, who have not muted the topic (null: it cannot be
-- muted). If all of them have, the owners get them all the same.
CREATE OR REPLACE FUNCTION vendor_mailboxes(store bigint, permission text, topic text)
RETURNS TABLE (user_id bigint, email text, firstname text, lang text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH reader AS (
    SELECT u.id, u.email, u.firstname, u.lang, m.preset, coalesce(topic = ANY(m.muted), false) AS is_muted
    FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
    WHERE m.vendor_id = store AND permission = ANY(permissions_of(false, m.preset, m.role_id)))
  SELECT r.id, r.email, r.firstname, r.lang FROM reader r
  WHERE NOT r.is_muted OR (r.preset = 'owner' AND NOT EXISTS (SELECT FROM reader WHERE NOT is_muted))
$$;

-- Time from which a member of the platform or of a store needs a second factor; null where it is optional. Until an admin saves the
-- settings, the defaults of src/modules/people/security/requirement.ts hold.
CREATE OR REPLACE FUNCTION second_factor_due(is_platform boolean, member_since timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(value ->> team, CASE team WHEN 'platform' THEN 'required' ELSE 'optional' END) = 'required' THEN
    greatest(member_since, (value ->> (team || '_since'))::timestamptz)
      + make_interval(hours => 24 * coalesce((value ->> 'grace_days')::integer, 14)) END
  FROM (SELECT CASE WHEN is_platform THEN 'platform' ELSE 'vendors' END AS team) AS one
    LEFT JOIN settings ON key = 'second_factor'
$$;
