-- How often browsers have run each release of an area while a canary of it is on: what its failures are measured by.

CREATE TABLE area_loads (
  area text NOT NULL,
  version text NOT NULL,
  minute timestamptz NOT NULL,
  loads bigint NOT NULL CHECK (loads > 0),
  PRIMARY KEY (area, minute, version)
);
