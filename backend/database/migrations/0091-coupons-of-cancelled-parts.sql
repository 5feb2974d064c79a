-- A coupon is given back with the last part that carries some of its discount, no longer with the last part of the order: where a
-- vendor with a coupon of their own had cancelled and another one had not, it was lost.
UPDATE coupon_redemptions r SET released_at = now()
FROM orders o
WHERE o.id = r.order_id AND o.state = 'placed' AND r.released_at IS NULL
  AND EXISTS (SELECT FROM vendor_orders part WHERE part.order_id = r.order_id AND part.discount > 0)
  AND NOT EXISTS (
    SELECT FROM vendor_orders part WHERE part.order_id = r.order_id AND part.discount > 0 AND part.status NOT IN (5, 6));
