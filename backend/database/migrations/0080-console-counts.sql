-- How many entries have touched a vendor's balance is counted from his lines, which lie by entry. It had met every entry of his,
-- and looked for its lines.
DROP INDEX ledger_lines_vendor;
CREATE INDEX ledger_lines_vendor ON ledger_lines (vendor_id, currency, entry_id) INCLUDE (amount) WHERE account = 'vendor';

-- How many of a vendor's products wait was counted product by product, to see whose they are.
DROP INDEX products_waiting;
CREATE INDEX products_waiting ON products (id DESC) INCLUDE (vendor_id) WHERE approval_status = 0 AND deleted_at IS NULL;
