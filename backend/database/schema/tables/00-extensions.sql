-- Indexes of trigrams, for search by a part of a text. Part of every PostgreSQL; the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
