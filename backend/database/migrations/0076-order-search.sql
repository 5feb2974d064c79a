-- Whoever looks for an order looks through the names of all who receive one and the texts of all that was sold: in indexes,
-- without the addresses and sums around them. A text has at most 466 letters, or 1398 bytes; an entry may have 2704.
DROP INDEX orders_buyer;
CREATE INDEX orders_buyer ON orders (id) INCLUDE (user_id, currency, search_recipient) WHERE state = 'placed';
CREATE INDEX order_items_search ON order_items (vendor_order_id) INCLUDE (search_text);
