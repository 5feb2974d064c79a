-- Coupons in use, and links of newsletter mails that work for good.

-- An amount is off in whichever currency the customer pays.
ALTER TABLE coupons ADD CHECK (
  kind <> 'amount' OR (coalesce(amount_sar, 0) > 0 AND coalesce(amount_bhd, 0) > 0 AND coalesce(amount_usd, 0) > 0)
);
ALTER TABLE coupons ADD CHECK (only_email = lower(only_email));

-- A redemption is given back when every part of its order is cancelled; what is given back counts no more.
ALTER TABLE coupon_redemptions ADD COLUMN released_at timestamptz;
DROP INDEX coupon_redemptions_customer;
CREATE INDEX coupon_redemptions_standing ON coupon_redemptions (coupon_id, user_id) WHERE released_at IS NULL;

-- Each newsletter mail carries a link of its own to leave by, and all of them keep working.
CREATE TABLE newsletter_exits (
  token_hash bytea PRIMARY KEY,
  subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers
);
INSERT INTO newsletter_exits (token_hash, subscriber_id)
  SELECT DISTINCT ON (unsubscribe_token_hash) unsubscribe_token_hash, id FROM newsletter_subscribers
  WHERE unsubscribe_token_hash IS NOT NULL;
ALTER TABLE newsletter_subscribers DROP COLUMN unsubscribe_token_hash;
CREATE UNIQUE INDEX newsletter_subscribers_confirm ON newsletter_subscribers (confirm_token_hash);
