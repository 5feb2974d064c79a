-- A shop of a million products counts and pages in an index alone.

-- A weight is not in the index: what was looked for in a name alone was found wherever it stands, and then each product was
-- read to see. Now the weight is a mark before the word. Beside the marked words stand those of before: while backends are
-- replaced, one of the version before looks for them.
CREATE FUNCTION mark_weights(weighed tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE RETURN array_to_tsvector(ARRAY(
  SELECT mark::text || ':' || word
  FROM unnest('{a,b,c,d}'::"char"[]) AS mark, unnest(tsvector_to_array(ts_filter(weighed, ARRAY[mark]))) AS word
));

DROP INDEX products_on_sale_recommended, products_on_sale_category, products_on_sale_sar, products_on_sale_bhd,
  products_on_sale_usd, products_on_sale_name, products_on_sale_name_ar, products_rating;
ALTER TABLE products DROP COLUMN search_doc;
ALTER TABLE products ADD COLUMN search_doc tsvector NOT NULL GENERATED ALWAYS AS (
  split_part(search_text, E'\n', 5)::tsvector || mark_weights(split_part(search_text, E'\n', 5)::tsvector) ||
  array_to_tsvector(ARRAY['category:' || category_id::text, 'vendor:' || vendor_id::text])
) STORED;
CREATE INDEX products_search ON products USING gin (search_doc);

-- Each order has beside it what filters ask of a product, and the vendor, by whom it is on sale.
CREATE INDEX products_on_sale_recommended ON products (in_stock DESC, standing DESC, id DESC)
  INCLUDE (vendor_id, final_sar, final_bhd, final_usd, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_category ON products (category_id, in_stock DESC, standing DESC, id DESC)
  INCLUDE (vendor_id, final_sar, final_bhd, final_usd, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_sar ON products (final_sar, id) INCLUDE (vendor_id, category_id, in_stock, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_bhd ON products (final_bhd, id) INCLUDE (vendor_id, category_id, in_stock, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_usd ON products (final_usd, id) INCLUDE (vendor_id, category_id, in_stock, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_name ON products (name, id) INCLUDE (vendor_id, category_id, in_stock, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_name_ar ON products (name_ar, id) INCLUDE (vendor_id, category_id, in_stock, rating_avg)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_rating ON products (rating_avg DESC, total_reviews DESC, id)
  INCLUDE (vendor_id, category_id, in_stock)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
