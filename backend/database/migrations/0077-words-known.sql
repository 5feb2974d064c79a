-- Of the usual statistics a search is planned by the thousand most frequent words, and any other is taken for one of many
-- products: the whole table was read where the index has the few. With five thousand words a search of two costs a third less.
ALTER TABLE products ALTER COLUMN search_doc SET STATISTICS 500;
ANALYZE products (search_doc);
