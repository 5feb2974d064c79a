-- Vendors whose edits of approved products an admin need not look at.
ALTER TABLE vendors ADD COLUMN trusted boolean NOT NULL DEFAULT false;
