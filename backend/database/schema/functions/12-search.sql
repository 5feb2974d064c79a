-- Words of a product with their weights, and its category and vendor. Not a generated column: with triggers before updates,
-- PostgreSQL computes those again in every sale, and a long one, stored out of line, would then differ and rewrite all indexes.
CREATE OR REPLACE FUNCTION write_search_doc() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- No word has a #, so none begins a category or a vendor.
  NEW.search_doc := search_lexemes(split_part(NEW.search_text, E'\n', 5)::tsvector)
    || array_to_tsvector(ARRAY['#category:' || NEW.category_id::text, '#vendor:' || NEW.vendor_id::text]);
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER write_search_doc BEFORE INSERT OR UPDATE OF search_text, category_id, vendor_id ON products
  FOR EACH ROW EXECUTE FUNCTION write_search_doc();
