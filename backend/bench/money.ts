import assert from 'node:assert/strict';
import { payoutRules } from '../src/ledger/payout-rules.ts';
import { sql, type SQL } from '../src/sql/sql.ts';
import { buildTestApp } from '../test/support/app.ts';
import { createMoney } from '../test/support/money.ts';
import { createPayouts } from '../test/support/payouts.ts';
import { createSales } from '../test/support/sales.ts';
import { startTestServer } from '../test/support/test-server.ts';

// npm run bench:money: what a vendor with ten thousand parts costs, and a payout run over a thousand vendors, on PostgreSQL.

const [PARTS, VENDORS, ENTRIES, LOOKS, SALES] = [10_000, 1_000, 20, 100, 20];
const LOOK_EVERY_MS = 10;

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

const tell = (what: string, ms: number) => console.log(`${what.padEnd(60)} ${ms.toFixed(ms < 100 ? 1 : 0)} ms`);

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** Copies a row of a table as often as another source has rows, with some columns changed; what is generated generates itself. */
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

/** One part that a carrier was paid for becomes ten thousand; one of twenty has not been handed over. */
const multiply = async (partId: number) => {
  await database.longTransaction(async () => {
    await database.query(sql`CREATE TEMP TABLE made (no integer, order_id bigint, part_id bigint) ON COMMIT DROP`);
    await database.query(sql`
      INSERT INTO made SELECT no, nextval(pg_get_serial_sequence('orders', 'id')), nextval(pg_get_serial_sequence('vendor_orders', 'id'))
      FROM generate_series(2, ${PARTS}::integer) AS no`);
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
for (let look = 0; look < LOOKS; look += 1) {
  const [ms, answer] = await timed(() => call('GET /vendor/money', { token: vendor.token }));
  assert.equal(answer.status, 200, answer.text);
  balances.push(ms);
}
balances.sort((one, other) => one - other);
// On a busy machine the quickest look is nearest to what one costs; the others have waited for a processor.
tell(`balance of a vendor with ${PARTS} parts, quickest`, balances[0] ?? 0);
tell(`balance of a vendor with ${PARTS} parts, p50`, balances[Math.floor(LOOKS * 0.5)] ?? 0);
tell(`balance of a vendor with ${PARTS} parts, p95`, balances[Math.floor(LOOKS * 0.95)] ?? 0);

const [closing] = await timed(() => payouts.close('2026-02'));
const stated = await database.first<{ count: number }>(sql`SELECT count(*) FROM statement_entries`);
tell(`closing a statement of ${stated?.count} entries`, closing);
const no = await payouts.statement(vendor.vendorId);
const [reading] = await timed(() => call(`GET /vendor/money/statements/${no}`, { token: vendor.token }));
tell('reading it, section by section', reading);
const [paying] = await timed(() => payouts.run([vendor.vendorId]));
tell(`preview and payout of ${PARTS} parts`, paying);

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
    sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('vendors', 'id')), 'user_id', u.id, 'company_name', 'bench-' || u.id)`,
    sql`JOIN users u ON u.email LIKE '%@bench.test' WHERE t.id = ${vendor.vendorId}`,
  ),
);
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
tell('a sale, from the cart on, while nothing runs, median', median(alone));

const [, seen] = await timed(() => payouts.previewed(null));
const body = { currency: 'USD', seen_total: seen };
const token = await payouts.tokenOfAdmin();
let isRunning = true;
const running = timed(() => call('POST /admin/payout-runs', { token, body })).finally(() => (isRunning = false));

/** How often somebody waits for what somebody else has locked, while the run goes on. */
const countWaits = async (): Promise<[waits: number, looks: number]> => {
  let [waits, looks] = [0, 0];
  while (isRunning) {
    const row = await database.first<{ count: number }>(sql`
      SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    waits += row?.count ?? 0;
    looks += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
  return [waits, looks];
};
const counting = countWaits();
const during: number[] = [];
while (isRunning) during.push((await sell())[0]);
const [run, answer] = await running;
const [waits, looks] = await counting;
assert.equal(answer.status, 200, answer.text);
tell(`a payout run over ${answer.body.data.payout_count} vendors`, run);
tell(`a sale, from the cart on, during it, median of ${during.length}`, median(during));
console.log(`waits for a lock meanwhile, in ${looks} looks: ${waits}`);
// The copied parts have neither a pickup nor a remittance: what carriers hold is not theirs to prove.
for (const { rule, violations } of payoutRules.filter((each) => !each.rule.startsWith('A carrier'))) {
  const [ms, findings] = await timed(() => database.query(violations));
  assert.deepEqual(findings, [], rule);
  tell(rule.slice(0, 58), ms);
}
await shop.close();
await server.stop();
