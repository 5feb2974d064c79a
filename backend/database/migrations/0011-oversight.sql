-- What the admin oversees: everybody's sales by the day, and the products that wait for him.

CREATE INDEX vendor_orders_all_by_day ON vendor_orders (placed_at DESC, id DESC)
  INCLUDE (order_id, vendor_id, status, total_amount) WHERE placed_at IS NOT NULL;
CREATE INDEX products_waiting ON products (id DESC) WHERE approval_status = 0 AND deleted_at IS NULL;
CREATE INDEX products_category ON products (category_id) WHERE deleted_at IS NULL;
