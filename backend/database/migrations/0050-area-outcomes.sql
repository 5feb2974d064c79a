-- How releases have done in the browsers of a network, or of a page where networks are not counted: the newest outcome
-- of each kind, so that no number of reports counts more than once. area_loads has no reader any more.
CREATE TABLE area_outcomes (
  area text NOT NULL,
  version text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('load', 'failure')),
  reporter bytea NOT NULL,
  reported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (area, version, outcome, reporter)
);
CREATE INDEX area_outcomes_reported_at ON area_outcomes (reported_at);

-- The page in which it failed: one report of each release and phase. Reports from before have none.
ALTER TABLE area_beacons ADD COLUMN page text;
CREATE UNIQUE INDEX area_beacons_page ON area_beacons (page, area, version, phase);
