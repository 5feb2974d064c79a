ALTER TABLE vendor_orders ADD COLUMN gift boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN vendor_orders.gift IS 'The vendor adds the gift that the platform promised when the customer ordered: at most one sub-order of an order.';
