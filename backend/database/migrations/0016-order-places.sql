-- An order knows where it goes although a place may be renamed: by the place itself, beside the names that it is printed with.

ALTER TABLE orders
  ADD COLUMN country_id bigint REFERENCES countries,
  ADD COLUMN state_id bigint REFERENCES states,
  ADD COLUMN city_id bigint REFERENCES cities;

COMMENT ON COLUMN orders.country_id IS 'Where its parcels go, like state_id and city_id. Empty in a draft.';

UPDATE orders o SET country_id = place.country_id, state_id = place.state_id, city_id = place.city_id
FROM (
  SELECT DISTINCT ON (named.id) named.id, c.id AS country_id, s.id AS state_id, t.id AS city_id
  FROM orders named
  JOIN countries c ON c.name = named.shipping_address ->> 'country'
  LEFT JOIN states s ON s.country_id = c.id AND s.name = named.shipping_address ->> 'state'
  LEFT JOIN cities t ON t.state_id = s.id AND t.name = named.shipping_address ->> 'city'
  ORDER BY named.id, t.id NULLS LAST, s.id NULLS LAST, c.id
) place
WHERE place.id = o.id;

-- How often a place is used, and whether it may be deleted, at each level.
CREATE INDEX orders_state ON orders (country_id, state_id);
CREATE INDEX orders_city ON orders (city_id);
CREATE INDEX addresses_state ON addresses (country_id, state_id);
CREATE INDEX addresses_city ON addresses (city_id);
