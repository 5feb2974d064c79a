import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteHeard } from '../../src/database/announcements.ts';
import type { Database } from '../../src/database/database.ts';
import { createKeyRepository } from '../../src/database/idempotency-keys.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { sql } from '../../src/sql/sql.ts';
import { createTestStore, testEngine, type TestStore } from '../support/engine.ts';

describe('lives', { skip: testEngine() !== 'postgres' && 'the embedded engine has one process' }, () => {
  let store: TestStore;
  let [mine, theirs]: Database[] = [];
  before(async () => {
    store = await createTestStore();
    [mine, theirs] = [await openDatabase(store), await openDatabase(store)];
    while (!mine.life.isSeen() || !theirs.life.isSeen()) await wait(20);
  });
  after(async () => {
    await mine?.close();
    await theirs?.close();
    await store.remove();
  });

  /** A key that the other process has claimed. */
  const claimed = async () => {
    assert.ok(mine && theirs);
    const keyHash = randomBytes(32);
    await createKeyRepository(theirs).claim({ keyHash, requestHash: keyHash, sender: keyHash });
    const keys = createKeyRepository(mine);
    return { keyHash, keys, database: mine, other: theirs.life.id };
  };

  it('The key of a living process is never taken', async () => {
    const { keyHash, keys, other } = await claimed();
    for (const end = performance.now() + 6500; performance.now() < end; await wait(100))
      assert.equal((await keys.find(keyHash))?.orphan_of, null);
    await keys.forgetOrphan(keyHash, other);
    assert.ok(await keys.find(keyHash));
  });

  it('The key of a process without a sign of life is free after five seconds', async () => {
    const { keyHash, keys, database } = await claimed();
    const dead = 7;
    const seen = (seconds: number) =>
      database.query(sql`
        INSERT INTO lives (id, seen_at, read_until) VALUES (${dead}, now() - make_interval(secs => ${seconds}), '3')
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`);
    await database.query(sql`UPDATE idempotency_keys SET claimed_by = ${dead} WHERE key_hash = ${keyHash}`);
    assert.equal((await keys.find(keyHash))?.orphan_of, null, 'an emptied table');
    await seen(4);
    assert.equal((await keys.find(keyHash))?.orphan_of, null);
    await seen(6);
    assert.equal((await keys.find(keyHash))?.orphan_of, dead);
    await seen(0);
    await keys.forgetOrphan(keyHash, dead);
    assert.ok(await keys.find(keyHash), 'it came back in the meantime');
    await seen(6);
    await keys.forgetOrphan(keyHash, dead);
    assert.equal(await keys.find(keyHash), null);
    await seen(160);
    await deleteHeard(database);
    const left = await database.query<{ id: number }>(sql`SELECT id FROM lives ORDER BY id`);
    assert.deepEqual(
      left.map(({ id }) => id),
      [mine, theirs].map((each) => each?.life.id ?? 0).sort((one, two) => one - two),
    );
  });
});
