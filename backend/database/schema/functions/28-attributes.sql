-- Ids of attribute_options that a product matches: its options, the answers to its flags, and the ranges of its numbers.
CREATE OR REPLACE FUNCTION facets_of(of_product bigint) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(o.id ORDER BY o.id), '{}')
  FROM product_attributes a JOIN attribute_options o ON o.attribute_id = a.attribute_id
    AND (o.id = a.option_id OR o.flag = a.flag
      OR (num_nonnulls(o.min, o.max) > 0 AND (o.min IS NULL OR a.number >= o.min) AND (o.max IS NULL OR a.number < o.max)
        AND a.number IS NOT NULL))
  WHERE a.product_id = of_product
$$;
