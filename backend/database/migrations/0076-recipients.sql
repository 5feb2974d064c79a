-- Whoever looks for an order looks through the names of all who receive one: in the index, without the addresses around them.
DROP INDEX orders_buyer;
CREATE INDEX orders_buyer ON orders (id) INCLUDE (user_id, currency, search_recipient) WHERE state = 'placed';
