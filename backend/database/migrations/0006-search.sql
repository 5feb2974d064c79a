-- Search tells a name from a tag, and shows the words of the catalogue as people write them.

CREATE FUNCTION any_form(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE
  RETURN to_tsvector('simple', words) || to_tsvector('english', words) || to_tsvector('arabic', words);

-- search_text has three lines: names, codes, tags. What was saved before has one, which counts as names.
ALTER TABLE products DROP COLUMN search_doc;
ALTER TABLE products ADD COLUMN search_doc tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(any_form(split_part(search_text, E'\n', 1)), 'A') ||
  setweight(any_form(split_part(search_text, E'\n', 2)), 'B') ||
  setweight(any_form(split_part(search_text, E'\n', 3)), 'C')
) STORED;
CREATE INDEX products_search ON products USING gin (search_doc);

-- With the vendor beside the id, whether a product is on sale is read from the index alone, however deep a page lies.
DROP INDEX products_on_sale;
CREATE INDEX products_on_sale ON products (id DESC) INCLUDE (vendor_id) WHERE status = 'active' AND approval_status = 1 AND deleted_at IS NULL;

-- word is folded; spelling is the word as it stands in a name, and as it is shown.
ALTER TABLE search_terms ADD COLUMN spelling text;
UPDATE search_terms SET spelling = word;
ALTER TABLE search_terms ALTER COLUMN spelling SET NOT NULL;
CREATE INDEX search_terms_prefix ON search_terms (word text_pattern_ops);
