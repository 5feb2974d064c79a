-- A store and the platform keep an owner. The lock is a statement of its own, so the next one sees what was committed before it.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.vendor_id IS NULL THEN
    -- The number only has to differ from other locks.
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

-- Members who get mail of a topic: those with its permission who have not muted it, or else the owners.
CREATE OR REPLACE FUNCTION vendor_mailboxes(store bigint, topic text, permission text)
RETURNS TABLE (user_id bigint, email text, lang text, firstname text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH member AS (
    SELECT u.id, u.email, u.lang, u.firstname, m.preset IS NOT DISTINCT FROM 'owner' AS is_owner,
      permission = ANY(permissions_of(false, m.preset, m.role_id)) AND NOT topic = ANY(m.muted) AS reads
    FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
    WHERE m.vendor_id = store)
  SELECT id, email, lang, firstname FROM member
  WHERE reads OR (is_owner AND NOT EXISTS (SELECT FROM member WHERE reads)) ORDER BY id
$$;
