-- When a parcel arrives is promised with the order, and stays promised whatever the vendor's zone says later.

ALTER TABLE vendor_orders
  ADD COLUMN arrives_from date,
  ADD COLUMN arrives_to date,
  ADD CHECK ((arrives_from IS NULL) = (arrives_to IS NULL) AND arrives_from <= arrives_to);

-- What was promised until now is what the zones say now: handling and then transit, one to two working days within the
-- vendor's own country, two to four across a border. Working days are those in Riyadh that are no Friday or Saturday.
UPDATE vendor_orders part SET
  arrives_from = (
    SELECT day::date FROM generate_series(promise.ordered + 1, promise.ordered + 7 + 2 * promise.earliest, interval '1 day') day
    WHERE extract(dow FROM day) NOT IN (5, 6) ORDER BY day OFFSET promise.earliest - 1 LIMIT 1),
  arrives_to = (
    SELECT day::date FROM generate_series(promise.ordered + 1, promise.ordered + 7 + 2 * promise.latest, interval '1 day') day
    WHERE extract(dow FROM day) NOT IN (5, 6) ORDER BY day OFFSET promise.latest - 1 LIMIT 1)
FROM (
  SELECT DISTINCT ON (target.id) target.id, (target.placed_at AT TIME ZONE 'Asia/Riyadh')::date AS ordered,
    z.handling_days_min + CASE WHEN home.name = o.shipping_address ->> 'country' THEN 1 ELSE 2 END AS earliest,
    z.handling_days_max + CASE WHEN home.name = o.shipping_address ->> 'country' THEN 2 ELSE 4 END AS latest
  FROM vendor_orders target
  JOIN orders o ON o.id = target.order_id
  JOIN vendors v ON v.id = target.vendor_id
  JOIN shipping_zones z ON z.vendor_id = target.vendor_id
  LEFT JOIN countries c ON c.id = z.country_id
  LEFT JOIN countries home ON home.id = v.country_id
  WHERE target.placed_at IS NOT NULL AND (z.country_id IS NULL OR c.name = o.shipping_address ->> 'country')
  ORDER BY target.id, z.country_id NULLS LAST
) promise
WHERE promise.id = part.id;
