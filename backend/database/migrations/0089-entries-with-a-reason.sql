-- A search in entries looks into their reasons, which few have: it had met every entry to find them.
CREATE INDEX ledger_entries_reason ON ledger_entries (id) WHERE reason <> '';
