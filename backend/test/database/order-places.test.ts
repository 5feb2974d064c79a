import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { migrate, MIGRATIONS_FOLDER } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createEmptyStore } from '../support/engine.ts';

const MIGRATION = '0016-order-places.sql';

test('An order that was placed before orders knew their places gets those that it was printed with', async () => {
  const store = await createEmptyStore();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-order-places-'));
  const database = await openDatabase(store);
  try {
    const older = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql') && name < MIGRATION);
    for (const name of older) await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
    await migrate(database, { folder });

    const idOf = async (statement: ReturnType<typeof sql>) =>
      (await database.first<{ id: number }>(sql`${statement} RETURNING id`))?.id ?? 0;
    const country = await idOf(sql`INSERT INTO countries (iso2, name, name_ar) VALUES ('XA', 'Oldland', 'القديمة')`);
    const state = await idOf(
      sql`INSERT INTO states (country_id, name, name_ar) VALUES (${country}, 'North', 'الشمال')`,
    );
    const city = await idOf(sql`INSERT INTO cities (state_id, name, name_ar) VALUES (${state}, 'Port', 'الميناء')`);
    const user = await idOf(sql`
      INSERT INTO users (role, email, password_hash, firstname, lastname) VALUES (3, 'a@b.test', '-', 'A', 'B')`);
    const order = (number: string, place: object) =>
      database.query(sql`
        INSERT INTO orders (order_no, user_id, state, cart_version, currency, sub_total, grand_total, payment_method,
          placed_at, shipping_address)
        VALUES (${number}, ${user}, 'placed', 1, 'SAR', 100, 100, 'cash', now(), ${JSON.stringify(place)}::jsonb)`);
    await order('known', { country: 'Oldland', state: 'North', city: 'Port' });
    await order('another city', { country: 'Oldland', state: 'North', city: 'Nowhere' });
    await order('another country', { country: 'Nowhere', state: 'North', city: 'Port' });

    await cp(path.join(MIGRATIONS_FOLDER, MIGRATION), path.join(folder, MIGRATION));
    await migrate(database, { folder });
    const rows = await database.query(sql`SELECT order_no, country_id, state_id, city_id FROM orders ORDER BY id`);
    assert.deepEqual(rows, [
      { order_no: 'known', country_id: country, state_id: state, city_id: city },
      { order_no: 'another city', country_id: country, state_id: state, city_id: null },
      { order_no: 'another country', country_id: null, state_id: null, city_id: null },
    ]);
  } finally {
    await database.close();
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
