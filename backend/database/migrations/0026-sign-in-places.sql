-- From where somebody has signed in. Strangers who guess the password of an account are stopped together; where its owner
-- has been before, they do not stop him. Only a hash of the person and the address is kept.

CREATE TABLE sign_in_places (
  place_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  last_used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_places_age ON sign_in_places (last_used_at);
