-- Lexemes of a search document: each word, and with a prefix if it is in the noun of the name (a:), in the head of the name
-- (b:), or in a name or a code (c:). An index does not contain weights: without the prefix, a search in names alone would read
-- every product that contains the word anywhere. The prefixes include each other, so that a query names one lexeme per word.
CREATE OR REPLACE FUNCTION search_lexemes(weighed tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE
RETURN strip(weighed) || array_to_tsvector(ARRAY(
  SELECT mark || word
  FROM (VALUES ('a:', '{a}'), ('b:', '{a,b}'), ('c:', '{a,b,c}')) AS place (mark, weights),
    unnest(tsvector_to_array(ts_filter(weighed, weights::"char"[]))) AS word
));

-- Folds a text for search, as src/search/folded.ts does. Characters beyond the end of the right side are removed: vowel signs
-- and tatweel.
CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(lower($1),
  E'أإآٱىیةکئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670',
  'ااااييهكيو01234567890123456789');
