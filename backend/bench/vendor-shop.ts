import { sql, type SQL } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { createVendorLedger } from './vendor-ledger.ts';

/** Bearer tokens of the measured vendor and of the demo's admin. */
export const VENDOR_TOKEN = 'bench-vendor-0000000000000001';
export const ADMIN_TOKEN = 'bench-admin-00000000000000001';

const EMAIL = 'vendor@bench.balsam.test';
const ORDERS_PER_CUSTOMER = 25;
// Limits the memory and the duration of one statement.
const BATCH = 5_000;

const createVendor = (database: Database) =>
  database.first<{ id: number }>(sql`
    WITH person AS (
      INSERT INTO users (is_customer, email, password_hash, firstname, lastname)
      VALUES (false, ${EMAIL}, '-', 'Bench', 'Vendor') RETURNING id
    ), store AS (
      INSERT INTO vendors (company_name, active) VALUES ('Bench Supplies', 1) RETURNING id
    ), member AS (
      INSERT INTO members (vendor_id, user_id, preset) SELECT store.id, person.id, 'owner' FROM store, person
    ), session AS (
      INSERT INTO sessions (token_hash, user_id, acting, vendor_id, expires_at)
      SELECT sha256(convert_to(${VENDOR_TOKEN}, 'UTF8')), person.id, 2, store.id, now() + interval '1 day' FROM store, person
    )
    SELECT id FROM store`);

const signInAdmin = (database: Database) =>
  database.query(sql`
    INSERT INTO sessions (token_hash, user_id, acting, expires_at)
    SELECT sha256(convert_to(${ADMIN_TOKEN}, 'UTF8')), min(user_id), 1, now() + interval '1 day' FROM members WHERE vendor_id IS NULL`);

const inBatches = async (count: number, write: (numbers: SQL) => Promise<unknown>) => {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1);
    await write(sql`generate_series(${first}::integer, ${last}::integer) n`);
  }
};

/** Copies demo products with their picture; some are drafts, pending approval or sold out. */
const insertProducts = (database: Database, vendorId: number, count: number) =>
  inBatches(count, (numbers) =>
    database.query(sql`
      WITH model AS (
        SELECT p.*, (SELECT file_id FROM product_images i WHERE i.product_id = p.id ORDER BY position LIMIT 1) AS file_id,
          row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
        FROM products p WHERE vendor_id <> ${vendorId}
      ), copy AS (
        INSERT INTO products (vendor_id, category_id, slug, sku, barcode, name, name_ar, description, description_ar,
          price_sar, price_bhd, price_usd, discount, stock, status, approval_status, search_text)
        SELECT ${vendorId}, m.category_id, 'bench-' || n, 'BENCH-' || n, m.barcode, m.name, m.name_ar, m.description,
          m.description_ar, m.price_sar, m.price_bhd, m.price_usd, m.discount, n % 40,
          CASE WHEN n % 10 = 0 THEN 'draft' ELSE 'active' END, (n % 20 > 0)::integer, m.search_text
        FROM ${numbers} JOIN model m ON m.place = n % m.places RETURNING id, slug
      )
      INSERT INTO product_images (product_id, file_id)
      SELECT c.id, m.file_id FROM copy c JOIN model m ON m.place = substr(c.slug, 7)::integer % m.places
      WHERE m.file_id IS NOT NULL`),
  );

const insertCustomers = (database: Database, count: number) =>
  inBatches(count, (numbers) =>
    database.query(sql`
      INSERT INTO users (email, password_hash, firstname, lastname, phone_number)
      SELECT 'buyer-' || n || '@bench.balsam.test', '-', 'Buyer', 'No' || n, '0500000000' FROM ${numbers}`),
  );

const price = sql`(1000 + (n + k) % 50 * 100)`;
const quantity = sql`(1 + (n + k) % 3)`;

/** Inserts a year of orders with two lines each; the newest are open, one in twenty is cancelled. */
const insertOrders = (database: Database, vendorId: number, count: number, customers: number, products: number) =>
  inBatches(count, (numbers) =>
    database.query(sql`
      WITH line AS (
        SELECT n, k, ${price} AS unit_price, ${quantity} AS quantity FROM ${numbers}, generate_series(0, 1) k
      ), wanted AS (
        SELECT n, sum(unit_price * quantity) AS sub_total, sum(quantity) AS units, now() - (${count} - n) * interval '365 days' / ${count} AS at,
          CASE WHEN n > ${count} * 0.98 THEN 1 + n % 2 WHEN n % 20 = 0 THEN 5 ELSE 4 END AS status
        FROM line GROUP BY n
      ), placed AS (
        INSERT INTO orders (order_no, user_id, state, cart_version, currency, sub_total, shipping_cost, grand_total,
          payment_method, billing_address, shipping_address, created_at, placed_at)
        SELECT 'BENCH-' || n, u.id, 'placed', 1, (ARRAY['SAR', 'SAR', 'SAR', 'BHD', 'USD'])[1 + n % 5], sub_total, 2000,
          sub_total + 2000, 'cash', model.billing_address, model.shipping_address, at, at
        FROM wanted JOIN users u ON u.email = 'buyer-' || (1 + n % ${customers}) || '@bench.balsam.test',
          (SELECT billing_address, shipping_address FROM orders WHERE state = 'placed' ORDER BY id LIMIT 1) model
        ORDER BY n RETURNING id, order_no, user_id, currency
      ), part AS (
        INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, user_id, currency, units, status, sub_total,
          shipping_cost, total_amount, restocked_at, placed_at, created_at, ship_by)
        SELECT p.id, ${vendorId}, p.order_no || '-1', p.user_id, p.currency, w.units, w.status, w.sub_total, 2000,
          w.sub_total + 2000,
          CASE WHEN order_is_cancelled(w.status::smallint) THEN w.at END, w.at, w.at, w.at::date + 3
        FROM placed p JOIN wanted w ON p.order_no = 'BENCH-' || w.n ORDER BY w.n RETURNING id, order_sub_no
      ), product AS (
        SELECT id, name, name_ar, sku FROM products WHERE vendor_id = ${vendorId}
      )
      INSERT INTO order_items (vendor_order_id, product_id, name, name_ar, sku, unit_price, quantity, sub_total, discount,
        shipping_share)
      SELECT part.id, product.id, product.name, product.name_ar, product.sku, unit_price, quantity, unit_price * quantity, 0, 1000
      FROM line JOIN part ON part.order_sub_no = 'BENCH-' || n || '-1'
        JOIN product ON product.sku = 'BENCH-' || (1 + (n * 7919 + k * 104729) % ${products})`),
  );

/** Adds a vendor with `products` products and half as many orders with their history. Call `tidy` afterwards. */
export const createVendorShop = async (database: Database, products: number): Promise<void> => {
  const orders = Math.ceil(products / 2);
  const customers = Math.ceil(orders / ORDERS_PER_CUSTOMER);
  await database.longTransaction(async () => {
    const vendor = await createVendor(database);
    if (!vendor) throw new Error('The vendor was not created.');
    await signInAdmin(database);
    await insertProducts(database, vendor.id, products);
    await insertCustomers(database, customers);
    // Without statistics every order would read every product.
    await database.query(sql`ANALYZE products`);
    await database.query(sql`ANALYZE users`);
    await insertOrders(database, vendor.id, orders, customers, products);
    await createVendorLedger(database, vendor.id);
  });
};
