-- What waits of a vendor's sales is asked entry by entry, and of an entry only the lines that touch his balance.
CREATE INDEX ledger_lines_vendor_entry ON ledger_lines (entry_id) INCLUDE (vendor_id, currency, amount) WHERE account = 'vendor';
