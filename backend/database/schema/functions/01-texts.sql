-- Prefixes each word with its weight. An index does not contain weights: without the prefix, a search in names alone would read
-- every product that contains the word anywhere.
CREATE OR REPLACE FUNCTION mark_weights(weighed tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE RETURN array_to_tsvector(ARRAY(
  SELECT mark::text || ':' || word
  FROM unnest('{a,b,c,d}'::"char"[]) AS mark, unnest(tsvector_to_array(ts_filter(weighed, ARRAY[mark]))) AS word
));

-- Folds a text for search, as src/search/folded.ts does. Characters beyond the end of the right side are removed: vowel signs
-- and tatweel.
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(lower($1),
  E'أإآٱىیةکئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
  'ااااييهكيو01234567890123456789');
