-- What a vendor has to do with an order: until when, whether to cancel it, when it is fetched; and what has happened.

-- ship_by: the last working day on which the parcel leaves in time, as it was promised when the order was placed.
-- A declined request to cancel keeps its moment in cancel_requested_at.
ALTER TABLE vendor_orders
  ADD COLUMN ship_by date,
  ADD COLUMN cancel_declined_at timestamptz,
  ADD COLUMN cancel_decline_reason text NOT NULL DEFAULT '',
  ADD CHECK (cancel_declined_at IS NULL OR cancel_requested_at IS NOT NULL);

-- The n-th day after the order in Riyadh that is no Friday or Saturday.
UPDATE vendor_orders part SET ship_by = coalesce((
    SELECT max(working.day) FROM (
      SELECT day::date FROM generate_series(
        (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date + 1,
        (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date + 7 + 2 * zone.handling_days_max, interval '1 day') day
      WHERE extract(dow FROM day) NOT IN (5, 6) ORDER BY day LIMIT zone.handling_days_max
    ) working
  ), (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date)
FROM (
  SELECT DISTINCT ON (target.id) target.id, z.handling_days_max
  FROM vendor_orders target
  JOIN orders o ON o.id = target.order_id
  JOIN shipping_zones z ON z.vendor_id = target.vendor_id
  LEFT JOIN countries c ON c.id = z.country_id
  WHERE z.country_id IS NULL OR c.name = o.shipping_address ->> 'country'
  ORDER BY target.id, z.country_id NULLS LAST
) zone
WHERE zone.id = part.id AND part.placed_at IS NOT NULL;

CREATE INDEX vendor_orders_waiting ON vendor_orders (vendor_id, id DESC) WHERE placed_at IS NOT NULL AND status IN (1, 2);

-- A pickup is written down before the carrier is asked, and is booked once he has answered.
-- carrier_reference: how the carrier wants it called when it is cancelled.
ALTER TABLE pickups
  ALTER COLUMN tracking_id SET DEFAULT '',
  ADD COLUMN carrier_reference text NOT NULL DEFAULT '',
  ADD COLUMN booked_at timestamptz;
UPDATE pickups SET booked_at = created_at;
CREATE UNIQUE INDEX pickups_tracking ON pickups (carrier, tracking_id) WHERE tracking_id <> '';

CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications_age ON notifications (created_at);
