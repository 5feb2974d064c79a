-- What a vendor answers to a review, and the indexes behind his own numbers.

ALTER TABLE reviews ADD COLUMN answer text NOT NULL DEFAULT '';
ALTER TABLE reviews ADD COLUMN answered_at timestamptz;
ALTER TABLE reviews ADD CHECK ((answer <> '') = (answered_at IS NOT NULL));
CREATE INDEX reviews_to_answer ON reviews (product_id, id DESC) WHERE hidden_at IS NULL AND answered_at IS NULL;

-- A vendor's orders by the day, with what his numbers are made of.
CREATE INDEX vendor_orders_by_day ON vendor_orders (vendor_id, placed_at DESC, id DESC)
  INCLUDE (order_id, status, total_amount) WHERE placed_at IS NOT NULL;
CREATE INDEX orders_buyer ON orders (id) INCLUDE (user_id, currency) WHERE state = 'placed';
