import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ORDER_STATUSES, STATUS_GROUPS } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createTestStore, type TestStore } from '../support/engine.ts';

let store: TestStore;
let database: Database;
before(async () => {
  store = await createTestStore();
  database = await openDatabase(store);
});
after(async () => {
  await database.close();
  await store.remove();
});

/** Comparison of a status with a number, as written or as PostgreSQL prints it. */
const CODE =
  /(?<!\w)(?:from_|to_)?status\)?\s*(?:[<>=]+|(?:NOT )?IN\b|(?:NOT )?BETWEEN\b|IS (?:NOT )?DISTINCT FROM|WHEN\b)\s*(?:(?:ANY|ALL)\s*)?\(*(?:ARRAY\[)?\d/i;

const codes = Object.values(ORDER_STATUSES).map(({ code }) => code);

test('Codes are only in generated functions, one constraint and one index', async () => {
  const definitions = await database.query<{ name: string; text: string }>(sql`
    SELECT conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
      WHERE conrelid IN ('vendor_orders'::regclass, 'order_status_history'::regclass)
    UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE tablename IN ('vendor_orders', 'order_status_history')
    UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT viewname, definition FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT proname, pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')`);
  const found = definitions.filter(({ text }) => CODE.test(text));
  const groups = Object.entries(STATUS_GROUPS).map(([name, group]) => [`order_is_${name}`, group] as const);
  // A table does not follow the facts. If these two differ, add a migration: it also keeps the previous version, whose
  // functions do not know the new status, from starting during the update.
  const expected = new Map<string, readonly number[]>([
    ...groups,
    ['order_status_is_known', codes],
    ['vendor_orders_status_check', [Math.min(...codes), Math.max(...codes)]],
    ['vendor_orders_waiting', STATUS_GROUPS.preparing],
  ]);
  const known = found.map(
    ({ name, text }) => [name, text.slice(text.search(CODE)).match(/\d+/g)?.map(Number)] as const,
  );
  assert.deepEqual(new Map([...known].sort()), new Map([...expected].sort()));
});

test('The planner inlines the functions, so that partial indexes apply', async () => {
  const names = [...Object.keys(STATUS_GROUPS).map((name) => `order_is_${name}`), 'order_status_is_known'];
  for (const name of names) {
    const plan = await database.query<object>(sql`
      EXPLAIN SELECT FROM vendor_orders WHERE NOT ${sql.identifier(name)}(status)`);
    assert.doesNotMatch(JSON.stringify(plan), new RegExp(name));
  }
});
