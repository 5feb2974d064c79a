import { sql, type SQL } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { advanceIds } from '../database/seed/insert-rows.ts';
import { withoutIndexes } from './copy-products.ts';

/** One order for so many rows of each big table: 600,000 for 5 million. */
const ROWS_PER_ORDER = 25 / 3;
const ORDERS_PER_CUSTOMER = 20;

/** Big tables that are filled, in the order of their foreign keys. */
const TABLES = [
  ...['users', 'orders', 'vendor_orders', 'order_items', 'order_status_history'],
  ...['stock_moves', 'audit_log', 'outbox', 'idempotency_keys'],
];

const FIRST_NAMES = sql`(ARRAY['Huda', 'Omar', 'Layla', 'Yusuf', 'Noor', 'Salman', 'Mariam', 'Faisal', 'هدى', 'عمر', 'ليلى', 'يوسف', 'نور', 'سلمان', 'مريم', 'فيصل'])`;
const LAST_NAMES = sql`(ARRAY['Nasser', 'Al-Harbi', 'Qahtani', 'Otaibi', 'Zahrani', 'Khalifa', 'Dosari', 'ناصر', 'الحربي', 'القحطاني', 'العتيبي', 'الزهراني', 'خليفة'])`;
const ACTIONS = sql`(ARRAY['product.edited', 'order.status_changed', 'product.created', 'vendor.edited', 'order.noted'])`;
const ENTITIES = sql`(ARRAY['product', 'order', 'product', 'vendor', 'order'])`;

/** Moment of the nth of `count` rows; the last one is now. */
const at = (count: number, days: number): SQL =>
  sql`now() - (${count} - n) * interval '${sql.raw(String(days))} days' / ${count}`;

/** 2 % of the orders are open, one in twenty is cancelled. */
const statusOf = (orders: number): SQL =>
  sql`CASE WHEN n > ${orders}::integer * 0.98 THEN 1 + n % 2 WHEN n % 20 = 0 THEN 5 ELSE 4 END::smallint`;

const numbers = (count: number): SQL => sql`generate_series(1, ${count}::integer) n`;

/** Statements for a shop's people and orders. Sold by every vendor in turn; without commission and ledger entries. */
const ordersOf = (orders: number): SQL[] => [
  sql`CREATE TEMPORARY TABLE sold ON COMMIT DROP AS
    SELECT p.id, p.vendor_id, p.sku, p.name, p.name_ar, row_number() OVER (ORDER BY md5(p.id::text)) - 1 AS place
    FROM products p WHERE NOT p.has_variants`,
  sql`CREATE UNIQUE INDEX ON sold (place)`,
  sql`CREATE TEMPORARY TABLE base ON COMMIT DROP AS SELECT (SELECT max(id) FROM users) AS users,
    (SELECT max(id) FROM orders) AS orders, (SELECT max(id) FROM vendor_orders) AS parts, (SELECT count(*) FROM sold) AS products,
    (SELECT shipping_address FROM orders WHERE state = 'placed' ORDER BY id LIMIT 1) AS address`,
  sql`INSERT INTO users (id, email, password_hash, firstname, lastname, phone_number)
    SELECT users + n, 'crowd-' || n || '@bench.balsam.test', '-', ${FIRST_NAMES}[1 + n % 16], ${LAST_NAMES}[1 + n % 13],
      '+96655' || lpad((n * 7919 % 10000000)::text, 7, '0')
    FROM base CROSS JOIN ${numbers(Math.ceil(orders / ORDERS_PER_CUSTOMER))}`,
  sql`INSERT INTO orders (id, order_no, user_id, state, cart_version, currency, sub_total, grand_total, payment_method,
      billing_address, shipping_address, created_at, placed_at)
    SELECT base.orders + n, 'BIG-' || n, u.id, 'placed', 1, 'SAR', 10000, 10000, 'cash', place, place, moment, moment
    FROM base CROSS JOIN ${numbers(orders)} JOIN users u ON u.email = 'crowd-' || (1 + n % ${Math.ceil(orders / ORDERS_PER_CUSTOMER)}) || '@bench.balsam.test'
    CROSS JOIN LATERAL (SELECT ${at(orders, 365)} AS moment, base.address || jsonb_build_object(
      'name', u.firstname || ' ' || u.lastname, 'phone_number', u.phone_number) AS place) AS written`,
  sql`INSERT INTO vendor_orders (id, order_id, vendor_id, order_sub_no, user_id, currency, units, status, sub_total, total_amount,
      restocked_at, placed_at, created_at, ship_by)
    SELECT base.parts + n, o.id, sold.vendor_id, o.order_no || '-1', o.user_id, 'SAR', 2, ${statusOf(orders)}, 10000, 10000,
      CASE WHEN order_is_cancelled(${statusOf(orders)}) THEN o.placed_at END, o.placed_at, o.placed_at, o.placed_at::date + 3
    FROM base CROSS JOIN ${numbers(orders)} JOIN orders o ON o.order_no = 'BIG-' || n JOIN sold ON sold.place = n % (SELECT count(*) FROM sold)`,
  sql`INSERT INTO order_items (vendor_order_id, product_id, name, name_ar, sku, unit_price, quantity, sub_total, discount,
      shipping_share, return_class, return_days)
    SELECT base.parts + n, sold.id, sold.name, sold.name_ar, sold.sku, 5000, 2, 10000, 0, 0, 'open', 30
    FROM base CROSS JOIN ${numbers(orders)} JOIN sold ON sold.place = n % (SELECT count(*) FROM sold)`,
  sql`INSERT INTO order_status_history (vendor_order_id, to_status, created_at)
    SELECT base.parts + n, ${statusOf(orders)}, ${at(orders, 365)} FROM base CROSS JOIN ${numbers(orders)}`,
];

/** Statements for what orders and people leave behind: `rows` of each, from the beginning of their retention until now. */
const tracesOf = (orders: number, rows: number): SQL[] => [
  sql`INSERT INTO stock_moves (product_id, delta, reason, vendor_order_id, created_at)
    SELECT sold.id, delta, reason, base.parts + n, ${at(orders, 365)}
    FROM base CROSS JOIN ${numbers(orders)} JOIN sold ON sold.place = n % (SELECT count(*) FROM sold)
    CROSS JOIN (VALUES ('sale', -2), ('restock', 2)) AS move (reason, delta)
    WHERE reason = 'sale' OR order_is_cancelled(${statusOf(orders)})`,
  sql`INSERT INTO stock_moves (product_id, delta, reason, created_at)
    SELECT sold.id, 1 - 2 * (n % 2), 'adjustment', ${at(rows, 365)}
    FROM base CROSS JOIN generate_series(${orders + 2}::integer, ${rows}::integer) n JOIN sold ON sold.place = n / 2 % base.products`,
  sql`INSERT INTO stock_moves (product_id, delta, reason)
    SELECT p.id, p.stock - moved.delta, 'opening' FROM products p
    JOIN (SELECT product_id, sum(delta) AS delta FROM stock_moves WHERE variant_id IS NULL GROUP BY product_id) AS moved
      ON moved.product_id = p.id AND moved.delta <> p.stock AND NOT p.has_variants`,
  sql`INSERT INTO audit_log (actor_user_id, actor_role, action, entity, entity_id, label, before, after, created_at)
    SELECT CASE WHEN n % 50 = 0 THEN admin.id ELSE seller.user_id END, CASE WHEN n % 50 = 0 THEN 1 ELSE 2 END,
      ${ACTIONS}[1 + n % 5], ${ENTITIES}[1 + n % 5], sold.id::text, sold.name,
      jsonb_build_object('price', n % 977, 'note', repeat(md5(n::text), 3)), jsonb_build_object('price', n % 991, 'note', ''), ${at(rows, 365)}
    FROM (SELECT min(user_id) AS id FROM members WHERE vendor_id IS NULL) AS admin CROSS JOIN ${numbers(rows)}
    JOIN sold ON sold.place = n % (SELECT count(*) FROM sold) JOIN vendors seller ON seller.id = sold.vendor_id`,
  sql`INSERT INTO outbox (event_id, template, recipient, payload, attempts, run_at, done_at, created_at)
    SELECT event_id, template, 'crowd@bench.balsam.test', jsonb_build_object('order_no', order_no, 'order_sub_no', order_no || '-1',
      'text', repeat(md5(n::text), 12)), 1, moment, moment, moment
    FROM (SELECT n, o.order_no, o.placed_at AS moment FROM ${numbers(orders)} JOIN orders o ON o.order_no = 'BIG-' || n) AS placed
    CROSS JOIN LATERAL (VALUES ('order:' || order_no, 'order-placed'), ('order:' || order_no || '-1', 'order-received')) AS mail (event_id, template)`,
  sql`INSERT INTO outbox (event_id, template, recipient, payload, attempts, run_at, done_at, created_at)
    SELECT 'status:' || n, 'order-status', 'crowd-' || n % 30000 || '@bench.balsam.test',
      jsonb_build_object('order_no', 'BIG-' || n, 'text', repeat(md5(n::text), 12)), 1, moment, moment, moment
    FROM (SELECT n, ${at(rows, 365)} AS moment FROM generate_series(${2 * orders + 1}::integer, ${rows}::integer) n) AS changed`,
  sql`INSERT INTO idempotency_keys (key_hash, request_hash, status, answer, created_at, sender)
    SELECT sha256(n::text::bytea), sha256(n::text::bytea), 200, convert_to(repeat(md5(n::text), 10), 'UTF8'), ${at(rows, 2)},
      sha256((n / 40)::text::bytea)
    FROM ${numbers(rows)}`,
];

/** ANALYZE and the visibility map are the caller's: see `tidy`. Bypasses triggers. */
export const fillBigTables = async (database: Database, rows: number): Promise<void> => {
  const orders = Math.round(rows / ROWS_PER_ORDER);
  await database.longTransaction(async () => {
    await database.query(sql`SET LOCAL session_replication_role = replica`);
    await database.query(sql`SET LOCAL maintenance_work_mem = '1GB'`);
    await database.query(sql`SET LOCAL work_mem = '256MB'`);
    await withoutIndexes(database, TABLES, async () => {
      for (const statement of [...ordersOf(orders), ...tracesOf(orders, rows)]) await database.query(statement);
    });
  });
  for (const table of ['users', 'orders', 'vendor_orders']) await advanceIds(database, table);
};
