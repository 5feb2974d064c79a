-- What each line carries of its part's discount and shipping stands on the line, frozen with its price: whatever is returned,
-- taxed or credited later asks no rule of that day. To the last unit as src/money/amount-shares.ts shares.

CREATE FUNCTION allot(amount bigint, weights bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  WITH weighed AS (
    SELECT no, CASE WHEN sum(weight) OVER () = 0 THEN 1 ELSE weight END AS weight
    FROM unnest(weights::numeric[]) WITH ORDINALITY AS given (weight, no)
  ), shared AS (
    SELECT no, div(amount * weight, sum(weight) OVER ()) AS share, mod(amount * weight, sum(weight) OVER ()) AS remainder
    FROM weighed
  ), ranked AS (
    SELECT no, share, row_number() OVER (ORDER BY remainder DESC, no) <= amount - sum(share) OVER () AS is_odd FROM shared
  )
  SELECT array_agg((share + is_odd::integer)::bigint ORDER BY no) FROM ranked
);

ALTER TABLE order_items
  ADD COLUMN discount bigint CHECK (discount BETWEEN 0 AND sub_total),
  ADD COLUMN shipping_share bigint CHECK (shipping_share >= 0);
COMMENT ON COLUMN order_items.discount IS 'What the line carries of its part''s discount; the audit adds them up.';
COMMENT ON COLUMN order_items.shipping_share IS 'What the line carries of its part''s shipping.';

-- The lines of parts as they ought to be: shipping is shared by what is left to pay for the goods.
CREATE FUNCTION line_shares(part_id bigint, OUT id bigint, OUT discount bigint, OUT shipping_share bigint)
RETURNS SETOF record LANGUAGE sql STABLE AS $$
  SELECT shared.*
  FROM vendor_orders part
  CROSS JOIN LATERAL (
    SELECT array_agg(i.id ORDER BY i.id) AS ids, array_agg(i.sub_total ORDER BY i.id) AS sub_totals
    FROM order_items i WHERE i.vendor_order_id = part.id
  ) AS line
  CROSS JOIN LATERAL allot(part.discount, line.sub_totals) AS discounts
  CROSS JOIN LATERAL (
    SELECT array_agg(each.sub_total - each.discount ORDER BY each.no) AS amounts
    FROM unnest(line.sub_totals, discounts) WITH ORDINALITY AS each (sub_total, discount, no)
  ) AS left_to_pay
  CROSS JOIN LATERAL allot(part.shipping_cost, left_to_pay.amounts) AS shippings
  CROSS JOIN LATERAL unnest(line.ids, discounts, shippings) AS shared (id, discount, shipping_share)
  WHERE part.id = part_id
$$;

UPDATE order_items item SET discount = share.discount, shipping_share = share.shipping_share
FROM vendor_orders part CROSS JOIN LATERAL line_shares(part.id) AS share
WHERE item.vendor_order_id = part.id AND item.id = share.id;

-- While backends are replaced, one of the version before writes lines without them: they are filled in when its transaction
-- is about to end and all lines are there.
CREATE FUNCTION fill_line_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_items item SET discount = share.discount, shipping_share = share.shipping_share
  FROM line_shares(NEW.vendor_order_id) AS share
  WHERE item.id = share.id AND item.discount IS NULL;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER filled AFTER INSERT ON order_items DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.discount IS NULL) EXECUTE FUNCTION fill_line_shares();
