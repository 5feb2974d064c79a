-- A customer whom an admin has shut out: no session of hers counts, and she signs in no more until it is taken back.
ALTER TABLE users
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN block_reason text NOT NULL DEFAULT '';
