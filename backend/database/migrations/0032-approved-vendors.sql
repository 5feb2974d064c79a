-- When a vendor was first let in: whoever is inactive without it waits, and whoever has it was stopped.
ALTER TABLE vendors ADD COLUMN approved_at timestamptz;
UPDATE vendors SET approved_at = updated_at
WHERE active = 1 OR EXISTS (SELECT 1 FROM vendor_orders part WHERE part.vendor_id = vendors.id AND part.placed_at IS NOT NULL);
