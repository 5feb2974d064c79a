-- How often somebody has lately tried what may be tried only so often. Counted here and not in a process, so that
-- several processes count together. After a crash of the server the counting begins anew.

CREATE UNLOGGED TABLE attempts (
  key bytea PRIMARY KEY,
  count integer NOT NULL CHECK (count > 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX attempts_over ON attempts (ends_at);
