-- Whoever has left by a mail's link was told that no more such mails come: no stranger's wish for the address counts from then on.
-- The link's row stays a year as before; nothing else is kept of the address.
ALTER TABLE stock_alert_exits ADD COLUMN left_at timestamptz;
