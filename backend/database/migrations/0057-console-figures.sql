-- What the numbers and lists of the consoles are read from, in a shop of many orders and products.

-- A part's customer, currency and units never change once it is placed, and stand in the order and its lines as well:
-- with them in the index the sums of a year are read without a join.
ALTER TABLE vendor_orders ADD COLUMN user_id bigint, ADD COLUMN currency text, ADD COLUMN units integer;
UPDATE vendor_orders part SET user_id = o.user_id, currency = o.currency,
  units = (SELECT coalesce(sum(i.quantity), 0) FROM order_items i WHERE i.vendor_order_id = part.id)
FROM orders o WHERE o.id = part.order_id;

-- While backends are replaced, one of the version before writes parts without them: they are filled in when its transaction
-- is about to end and the lines are there.
CREATE FUNCTION fill_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vendor_orders part SET user_id = o.user_id, currency = o.currency,
    units = (SELECT coalesce(sum(i.quantity), 0) FROM order_items i WHERE i.vendor_order_id = part.id)
  FROM orders o WHERE part.id = NEW.id AND o.id = part.order_id;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER filled AFTER INSERT ON vendor_orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.units IS NULL) EXECUTE FUNCTION fill_part();
COMMENT ON COLUMN vendor_orders.user_id IS 'As in the order, whose reference it is; currency, too. The audit compares.';
COMMENT ON COLUMN vendor_orders.units IS 'The sum over its lines.';

DROP INDEX vendor_orders_by_day;
CREATE INDEX vendor_orders_by_day ON vendor_orders (vendor_id, placed_at DESC, id DESC)
  INCLUDE (currency, user_id, status, units, total_amount, sub_total, shipping_cost, discount, tax_amount)
  WHERE placed_at IS NOT NULL;
DROP INDEX vendor_orders_all_by_day;
CREATE INDEX vendor_orders_all_by_day ON vendor_orders (placed_at DESC, id DESC)
  INCLUDE (vendor_id, currency, user_id, status, units, total_amount) WHERE placed_at IS NOT NULL;
DROP INDEX order_items_vendor_order;
CREATE INDEX order_items_vendor_order ON order_items (vendor_order_id) INCLUDE (product_id, quantity, sub_total);

-- How many products a category has is counted without reading them.
DROP INDEX products_category;
CREATE INDEX products_category ON products (category_id) INCLUDE (vendor_id) WHERE deleted_at IS NULL;

-- A vendor's list by stock, and what is low of it. An index that holds the stock itself would have every sale write all
-- indexes of products; a band changes rarely. Band 0 is sold out, band 1 is what LOW_STOCK calls low.
ALTER TABLE products ADD COLUMN stock_band smallint NOT NULL GENERATED ALWAYS AS (
  width_bucket(stock, ARRAY[1, 5, 10, 15, 20, 30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 2560, 5120, 10240])
) STORED;
CREATE INDEX products_vendor_stock ON products (vendor_id, stock_band, id) INCLUDE (has_variants) WHERE deleted_at IS NULL;

-- A text as it is looked for (src/search/folded.ts). One for one; what stands behind the last letter of the right side is
-- left out: vowel signs and tatweel.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(lower($1),
  E'أإآٱىیةکئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
  'ااااييهكيو01234567890123456789');

-- Folding is the dearest part of a search in orders, so it is done once, when something is written. Written out, because
-- every INSERT and UPDATE of these tables would put the function's body in its place anew, which costs more than folding.
DO $do$
DECLARE
  column_of record;
BEGIN
  FOR column_of IN SELECT * FROM (VALUES
    ('users', 'search_name', $$firstname || ' ' || lastname$$),
    ('users', 'search_email', 'email'),
    ('vendors', 'search_name', $$company_name || ' ' || company_name_ar$$),
    ('orders', 'search_recipient', $$shipping_address ->> 'name'$$),
    ('vendor_orders', 'search_number', 'order_sub_no'),
    ('vendor_orders', 'search_parcel', $$tracking_id || ' ' || tracking_information$$),
    ('order_items', 'search_text', $$sku || ' ' || name || ' ' || name_ar$$)
  ) AS searched (table_name, name, content) LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN %I text GENERATED ALWAYS AS (translate(lower(%s), %L, %L)) STORED',
      column_of.table_name, column_of.name, column_of.content,
      E'أإآٱىیةکئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
      'ااااييهكيو01234567890123456789');
  END LOOP;
END $do$;
