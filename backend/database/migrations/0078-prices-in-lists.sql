-- A list by name or by rating between two prices was read product by product: its index did not know the prices.
DROP INDEX products_on_sale_name, products_on_sale_name_ar, products_rating;
CREATE INDEX products_on_sale_name ON products (name, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, final_sar, final_bhd, final_usd)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_on_sale_name_ar ON products (name_ar, id)
  INCLUDE (vendor_id, category_id, in_stock, rating_avg, final_sar, final_bhd, final_usd)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
CREATE INDEX products_rating ON products (rating_avg DESC, total_reviews DESC, id)
  INCLUDE (vendor_id, category_id, in_stock, final_sar, final_bhd, final_usd)
  WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;
