-- Lots of open or closed recalls; closing frees nothing. Units of an unknown lot are among them if sales without a known
-- batch are concerned.
CREATE OR REPLACE FUNCTION lot_is_recalled(lot bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM recall_lots rl JOIN recalls r ON r.id = rl.recall_id
    WHERE rl.lot_id = lot AND rl.lifted_at IS NULL AND r.state IN ('open', 'closed'))
  OR EXISTS (
    SELECT FROM lots l JOIN recall_products rp ON rp.product_id = l.product_id AND rp.lifted_at IS NULL
    JOIN recalls r ON r.id = rp.recall_id AND r.state IN ('open', 'closed') AND r.sold_from IS NOT NULL
    WHERE l.id = lot AND l.remainder)
$$;

-- A parcel that must not leave: its units are recalled, or may be.
CREATE OR REPLACE FUNCTION parcel_is_recalled(parcel bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM order_items item JOIN order_item_lots taken ON taken.order_item_id = item.id AND taken.given_back_at IS NULL
    WHERE item.vendor_order_id = parcel AND lot_is_recalled(taken.lot_id))
  OR EXISTS (
    SELECT FROM order_items item JOIN vendor_orders part ON part.id = item.vendor_order_id
    JOIN recall_products rp ON rp.product_id = item.product_id AND rp.lifted_at IS NULL
    JOIN recalls r ON r.id = rp.recall_id AND r.state IN ('open', 'closed')
    WHERE part.id = parcel AND NOT item.lots_tracked AND (part.placed_at AT TIME ZONE 'Asia/Riyadh')::date >= r.sold_from)
$$;

CREATE OR REPLACE FUNCTION keep_recall_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (('draft', 'open'), ('draft', 'discarded'), ('open', 'closed')) THEN
    RAISE EXCEPTION 'a recall cannot go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER keep_recall_state BEFORE UPDATE ON recalls FOR EACH ROW EXECUTE FUNCTION keep_recall_state();

CREATE OR REPLACE TRIGGER recalls_kept BEFORE DELETE ON recalls FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recalls_not_emptied BEFORE TRUNCATE ON recalls EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_lots_kept BEFORE DELETE ON recall_lots FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_lots_not_emptied BEFORE TRUNCATE ON recall_lots EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_products_kept BEFORE DELETE ON recall_products FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_products_not_emptied BEFORE TRUNCATE ON recall_products EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_cases_kept BEFORE DELETE ON recall_cases FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_cases_not_emptied BEFORE TRUNCATE ON recall_cases EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_contacts_append_only BEFORE UPDATE OR DELETE ON recall_contacts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure('note');
CREATE OR REPLACE TRIGGER recall_contacts_not_emptied BEFORE TRUNCATE ON recall_contacts EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_reminders_append_only BEFORE UPDATE OR DELETE ON recall_reminders
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER recall_reminders_not_emptied BEFORE TRUNCATE ON recall_reminders EXECUTE FUNCTION refuse_change();
