-- Whether goods can come back, and for how many days: what a category and a product say of it, frozen on each sold line.

-- The stricter of two classes; an empty one says nothing.
CREATE FUNCTION stricter_return_class(one text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (ARRAY['open', 'sealed', 'cold_chain', 'final'])[greatest(
    array_position(ARRAY['open', 'sealed', 'cold_chain', 'final'], one),
    array_position(ARRAY['open', 'sealed', 'cold_chain', 'final'], other), 1)];

-- The law of Saudi Arabia gives 7 days; our texts have always promised 30.
ALTER TABLE categories
  ADD COLUMN return_class text NOT NULL DEFAULT 'open' CHECK (return_class IN ('open', 'sealed', 'cold_chain', 'final')),
  ADD COLUMN return_days integer NOT NULL DEFAULT 30 CHECK (return_days BETWEEN 7 AND 365);
COMMENT ON COLUMN categories.return_class IS 'open: unused and complete; sealed: with its seal intact; cold_chain and final: only with a fault.';
-- Empty: as its category.
ALTER TABLE products ADD COLUMN return_class text NOT NULL DEFAULT ''
  CHECK (return_class IN ('', 'open', 'sealed', 'cold_chain', 'final'));

-- What was sold before was sold upon that promise.
ALTER TABLE order_items
  ADD COLUMN return_class text NOT NULL DEFAULT 'open' CHECK (return_class IN ('open', 'sealed', 'cold_chain', 'final')),
  ADD COLUMN return_days integer NOT NULL DEFAULT 30 CHECK (return_days BETWEEN 7 AND 365);
ALTER TABLE order_items ALTER COLUMN return_class DROP DEFAULT, ALTER COLUMN return_days DROP DEFAULT;

-- Frozen by the database when the line is written, with the draft that the customer reads: so also by a backend of the
-- version before.
CREATE FUNCTION freeze_return_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT stricter_return_class(c.return_class, p.return_class), c.return_days INTO NEW.return_class, NEW.return_days
  FROM products p JOIN categories c ON c.id = p.category_id WHERE p.id = NEW.product_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER return_terms BEFORE INSERT ON order_items
  FOR EACH ROW WHEN (NEW.return_class IS NULL) EXECUTE FUNCTION freeze_return_terms();
