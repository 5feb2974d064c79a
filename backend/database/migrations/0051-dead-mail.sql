-- Mails that were given up are few: whoever counts them reads no other.
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
