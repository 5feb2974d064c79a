-- Of a hundred statistics a search is planned by the thousand most frequent words, and any other is taken for one of many
-- products: the whole table was read where the index has the few. A search of two words takes a third less of this.
ALTER TABLE products ALTER COLUMN search_doc SET STATISTICS 500;
ANALYZE products (search_doc);
