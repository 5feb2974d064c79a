import assert from 'node:assert/strict';
import { payoutRules } from '../src/ledger/payout-rules.ts';
import { sql, type SQL } from '../src/sql/sql.ts';
import { buildTestApp } from '../test/support/app.ts';
import { createMoney } from '../test/support/money.ts';
import { createPayouts } from '../test/support/payouts.ts';
import { createSales } from '../test/support/sales.ts';
import { startTestServer } from '../test/support/test-server.ts';

// npm run bench:money: cost of a vendor with 10,000 sub-orders, and of a payout run over 1,000 vendors, on PostgreSQL.

const [SUB_ORDERS, VENDORS, ENTRIES, READS, SALES] = [10_000, 1_000, 20, 100, 20];
const POLL_MS = 10;

const server = await startTestServer();
Object.assign(process.env, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.nearUrl });
const shop = await buildTestApp();
const { call, database, make } = shop;
const sales = createSales(shop);
const payouts = createPayouts({ ...shop, sales });
await createMoney(shop).rate(10);

const timed = async <Result>(work: () => Promise<Result>): Promise<[ms: number, result: Result]> => {
  const begin = performance.now();
  const result = await work();
  return [performance.now() - begin, result];
};

const report = (label: string, ms: number) => console.log(`${label.padEnd(60)} ${ms.toFixed(ms < 100 ? 1 : 0)} ms`);

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** SQL that copies a row once for each row of `from`, with changed columns. Generated columns are computed again. */
const copies = async (table: string, changes: SQL, from: SQL): Promise<SQL> => {
  const columns = await database.query<{ name: string }>(sql`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' ORDER BY ordinal_position`);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`INSERT INTO ${sql.identifier(table)} (${names}) SELECT ${names} FROM (
    SELECT (jsonb_populate_record(t, ${changes})).* FROM ${sql.identifier(table)} t ${from}) AS copied`;
};

/** Copies a sub-order collected by a carrier 10,000 times; for one in twenty the cash has not been handed over. */
const multiply = async (partId: number) => {
  await database.longTransaction(async () => {
    await database.query(sql`CREATE TEMP TABLE made (no integer, order_id bigint, part_id bigint) ON COMMIT DROP`);
    await database.query(sql`
      INSERT INTO made SELECT no, nextval(pg_get_serial_sequence('orders', 'id')), nextval(pg_get_serial_sequence('vendor_orders', 'id'))
      FROM generate_series(2, ${SUB_ORDERS}::integer) AS no`);
    const copy = async (table: string, changes: SQL, from: SQL) => database.query(await copies(table, changes, from));
    await copy(
      'orders',
      sql`jsonb_build_object('id', made.order_id, 'order_no', 'BLS-B' || made.no)`,
      sql`JOIN vendor_orders part ON part.order_id = t.id AND part.id = ${partId} CROSS JOIN made`,
    );
    await copy(
      'vendor_orders',
      sql`jsonb_build_object('id', made.part_id, 'order_id', made.order_id, 'order_sub_no', 'BLS-B' || made.no || '-1',
        'completed_at', now() - (made.no % 200) * interval '1 day' - interval '5 days',
        'remitted_at', CASE WHEN made.no % 20 > 0 THEN now() END)`,
      sql`CROSS JOIN made WHERE t.id = ${partId}`,
    );
    await copy(
      'order_items',
      sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('order_items', 'id')), 'vendor_order_id', made.part_id)`,
      sql`CROSS JOIN made WHERE t.vendor_order_id = ${partId}`,
    );
    await database.query(sql`
      SELECT post_kinds(part, ARRAY['collect', 'sale', 'commission'], NULL, '2026-02-10') FROM vendor_orders part JOIN made ON made.part_id = part.id`);
  });
  await database.query(sql`VACUUM ANALYZE`);
};

const vendor = await make.vendor();
await payouts.verify(vendor.vendorId);
const { id } = await payouts.carried(vendor.vendorId);
await payouts.backdate(vendor.vendorId, '2026-02-10');
await multiply(id);

const balances: number[] = [];
for (let read = 0; read < READS; read += 1) {
  const [ms, response] = await timed(() => call('GET /vendor/money', { token: vendor.token }));
  assert.equal(response.status, 200, response.text);
  balances.push(ms);
}
balances.sort((one, other) => one - other);
// On a busy machine the fastest read is closest to the real cost.
report(`balance of a vendor with ${SUB_ORDERS} sub-orders, fastest`, balances[0] ?? 0);
report(`balance of a vendor with ${SUB_ORDERS} sub-orders, p50`, balances[Math.floor(READS * 0.5)] ?? 0);
report(`balance of a vendor with ${SUB_ORDERS} sub-orders, p95`, balances[Math.floor(READS * 0.95)] ?? 0);

const [closing] = await timed(() => payouts.close('2026-02'));
const stated = await database.first<{ count: number }>(sql`SELECT count(*) FROM statement_entries`);
report(`closing a statement of ${stated?.count} entries`, closing);
const no = await payouts.statement(vendor.vendorId);
const [reading] = await timed(() => call(`GET /vendor/money/statements/${no}`, { token: vendor.token }));
report('reading it, section by section', reading);
const [paying] = await timed(() => payouts.run([vendor.vendorId]));
report(`preview and payout of ${SUB_ORDERS} sub-orders`, paying);

await database.query(
  await copies(
    'users',
    sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('users', 'id')), 'email', 'bench' || no || '@bench.test')`,
    sql`CROSS JOIN generate_series(1, ${VENDORS}::integer) AS no WHERE t.id = ${vendor.id}`,
  ),
);
await database.query(
  await copies(
    'vendors',
    sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('vendors', 'id')), 'company_name', 'bench-' || u.id)`,
    sql`JOIN users u ON u.email LIKE '%@bench.test' WHERE t.id = ${vendor.vendorId}`,
  ),
);
await database.query(sql`
  INSERT INTO members (vendor_id, user_id, preset)
  SELECT v.id, u.id, 'owner' FROM users u JOIN vendors v ON v.company_name = 'bench-' || u.id WHERE u.email LIKE '%@bench.test'`);
await database.query(sql`
  INSERT INTO vendor_bank_accounts (vendor_id, iban, holder, bank, state)
  SELECT v.id, 'SA0380000000608010167519', 'Bench', 'Bench', 'verified' FROM vendors v WHERE v.company_name LIKE 'bench-%'`);
await database.longTransaction(() =>
  database.query(sql`
    WITH entry AS (
      INSERT INTO ledger_entries (key, kind, currency, vendor_id, reason, occurred_on)
      SELECT 'bench:' || v.id || ':' || no, 'adjustment', 'USD', v.id, 'Bench', now()
      FROM vendors v CROSS JOIN generate_series(1, ${ENTRIES}::integer) AS no WHERE v.company_name LIKE 'bench-%' RETURNING id, vendor_id
    )
    INSERT INTO ledger_lines (entry_id, no, currency, account, vendor_id, component, amount)
    SELECT entry.id, line.no, 'USD', line.account, CASE line.account WHEN 'vendor' THEN entry.vendor_id END, 'amount', line.amount
    FROM entry CROSS JOIN (VALUES (1, 'adjustments', 1000), (2, 'vendor', -1000)) AS line (no, account, amount)`),
);
await database.query(sql`VACUUM ANALYZE`);

const { id: productId } = await make.product({ vendorId: vendor.vendorId, stock: 100 });
const customer = await make.customer();
const sell = () =>
  timed(async () => {
    const sold = await sales.place(customer, await sales.draft(customer, [{ productId }]));
    assert.equal(sold.status, 200, sold.text);
  });
const alone: number[] = [];
while (alone.length < SALES) alone.push((await sell())[0]);
report('a sale, from cart to order, without a run, median', median(alone));

const [, previewedTotal] = await timed(() => payouts.previewed(null));
const body = { currency: 'USD', seen_total: previewedTotal };
const token = await payouts.tokenOfAdmin();
let isRunning = true;
const running = timed(() => call('POST /admin/payout-runs', { token, body })).finally(() => (isRunning = false));

/** Polls the number of sessions that wait for a lock during the run. */
const countWaits = async (): Promise<[waits: number, polls: number]> => {
  let [waits, polls] = [0, 0];
  while (isRunning) {
    const row = await database.first<{ count: number }>(sql`
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    waits += row?.count ?? 0;
    polls += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return [waits, polls];
};
const counting = countWaits();
const during: number[] = [];
while (isRunning) during.push((await sell())[0]);
const [run, response] = await running;
const [waits, polls] = await counting;
assert.equal(response.status, 200, response.text);
report(`a payout run over ${response.body.data.payout_count} vendors`, run);
report(`a sale, from cart to order, during it, median of ${during.length}`, median(during));
console.log(`lock waits during the run, in ${polls} polls: ${waits}`);
// The copied sub-orders have no pickup and no carrier transfer, so the rules for carriers do not apply.
for (const { rule, violations } of payoutRules.filter((each) => !each.rule.startsWith('A carrier'))) {
  const [ms, findings] = await timed(() => database.query(violations));
  assert.deepEqual(findings, [], rule);
  report(rule.slice(0, 58), ms);
}
await shop.close();
await server.stop();
