-- What the admin looks after: reviews that somebody has looked at, messages and who dealt with them.

-- moderated_at: an admin has looked at it as it is now. A review is shown while it waits.
ALTER TABLE reviews ADD COLUMN moderated_at timestamptz;
ALTER TABLE reviews ADD COLUMN hidden_reason text NOT NULL DEFAULT '';
UPDATE reviews SET moderated_at = now();
ALTER TABLE reviews ADD CHECK (hidden_at IS NULL OR moderated_at IS NOT NULL);
CREATE INDEX reviews_to_moderate ON reviews (id DESC) WHERE moderated_at IS NULL;

ALTER TABLE contact_messages ADD COLUMN handled_by bigint REFERENCES users;
CREATE INDEX contact_messages_open ON contact_messages (id DESC) WHERE handled_at IS NULL;

-- Whether something still refers to a coupon that is to be deleted.
CREATE INDEX orders_coupon ON orders (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX newsletter_subscribers_coupon ON newsletter_subscribers (coupon_id) WHERE coupon_id IS NOT NULL;
