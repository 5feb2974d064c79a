CREATE OR REPLACE FUNCTION refuse_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a statement is closed: what is wrong with it is in the next one';
END
$$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON statements
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON statement_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON statements
  EXECUTE FUNCTION refuse_statement_change();
CREATE OR REPLACE TRIGGER not_emptied BEFORE TRUNCATE ON statement_entries
  EXECUTE FUNCTION refuse_statement_change();

CREATE OR REPLACE FUNCTION stated_commission(statement bigint)
RETURNS TABLE (vat_bp integer, is_abroad boolean, commission bigint, vat bigint) LANGUAGE sql STABLE AS $$
  SELECT i.commission_vat_bp, sold.is_abroad, (-coalesce(sum(l.amount) FILTER (WHERE l.account = 'commission'), 0))::bigint,
    (-coalesce(sum(l.amount) FILTER (WHERE l.account = 'commission_vat'), 0))::bigint
  FROM statement_entries stated JOIN ledger_lines l ON l.entry_id = stated.entry_id JOIN order_items i ON i.id = l.order_item_id
  JOIN (
    SELECT part.id, home.country IS NOT NULL AND part.tax_country IS DISTINCT FROM home.country AS is_abroad
    FROM vendor_orders part CROSS JOIN (SELECT platform_tax_country() AS country) AS home
  ) AS sold ON sold.id = i.vendor_order_id
  WHERE stated.statement_id = statement AND l.account IN ('commission', 'commission_vat')
  GROUP BY i.commission_vat_bp, sold.is_abroad HAVING sum(l.amount) <> 0
$$;
