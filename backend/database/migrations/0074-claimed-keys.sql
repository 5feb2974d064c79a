-- Which process answers a request with an Idempotency-Key, so that a repetition goes on as soon as it has died
-- (docs/decisions/0053). A backend of the version before names none: its keys are free again after two minutes, as before.
ALTER TABLE idempotency_keys ADD COLUMN claimed_by bigint;
COMMENT ON COLUMN idempotency_keys.claimed_by IS 'The life of a process: it shares an advisory lock of that number while it lives.';
