-- Bounds how many keys one sender may leave, and keeps the keys of different visitors apart. A key whose response was
-- too large to store has a status and no answer.
ALTER TABLE idempotency_keys ADD COLUMN sender bytea NOT NULL DEFAULT '';
COMMENT ON COLUMN idempotency_keys.sender IS 'SHA-256 of the signed-in person, or of the network address of a visitor.';
CREATE INDEX idempotency_keys_sender ON idempotency_keys (sender);
