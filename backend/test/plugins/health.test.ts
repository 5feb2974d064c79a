import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

describe('the probes', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  // A response is cached for a moment, so that frequent probes cost nothing.
  const ready = async () => {
    await wait(260);
    const response = await test.app.inject('/readyz');
    return [response.statusCode, response.json<{ reason: string }>().reason];
  };

  it('A process is ready once its start is over, and stays ready under load', async () => {
    const pressure = mock.method(test.app.pressure, 'now', () => 0.4);
    assert.deepEqual(await ready(), [503, 'starting']);
    pressure.mock.mockImplementation(() => 0);
    assert.deepEqual(await ready(), [200, undefined]);
    pressure.mock.mockImplementation(() => 2);
    assert.deepEqual(await ready(), [200, undefined]);
    pressure.mock.restore();
  });

  it('The ready probe checks that a sale is possible and leaves no trace', async () => {
    assert.deepEqual(await ready(), [200, undefined]);
    assert.deepEqual(await test.database.query(sql`SELECT key FROM settings`), []);
  });

  it('A shop with a missing migration is not ready', async () => {
    const taken = await test.database.first<{ checksum: string }>(
      sql`DELETE FROM schema_migrations WHERE id = '0000-baseline' RETURNING checksum`,
    );
    assert.deepEqual(await ready(), [503, 'migrations']);
    await test.database.query(
      sql`INSERT INTO schema_migrations (id, checksum) VALUES ('0000-baseline', ${taken?.checksum})`,
    );
  });

  it('A shop without cities is not ready, as it cannot take addresses', async () => {
    await test.database.query(sql`UPDATE countries SET listed = false`);
    assert.deepEqual(await ready(), [503, 'places']);
    await test.database.query(sql`UPDATE countries SET listed = true`);
  });

  it('A shop with read-only tables is not ready', async () => {
    await test.database.query(sql`ALTER TABLE settings RENAME TO settings_away`);
    assert.deepEqual(await ready(), [503, 'read_only']);
    await test.database.query(sql`ALTER TABLE settings_away RENAME TO settings`);
  });

  it('A shop without disk space is not ready', async () => {
    const full = await buildTestApp({ freeSpaceFloorBytes: Number.MAX_SAFE_INTEGER });
    const response = await full.app.inject('/readyz');
    assert.deepEqual([response.statusCode, response.json<{ reason: string }>().reason], [503, 'disk']);
    await full.close();
  });

  it('A closing shop is alive but takes no new visitors', async () => {
    test.app.drain();
    assert.deepEqual(await ready(), [503, 'closing']);
    assert.equal((await test.app.inject('/readyz')).headers.connection, 'close');
    assert.equal((await test.app.inject('/healthz')).statusCode, 200);
  });
});
