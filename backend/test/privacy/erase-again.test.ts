import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { backUp } from '../../src/backup/backup.ts';
import { bringErasures, readErasuresIn } from '../../src/backup/erasures.ts';
import { restore } from '../../src/backup/restore.ts';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createFolderStorage } from '../../src/files/folder-storage.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import { eraseAgain } from '../../src/modules/people/privacy/erasures.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createEmptyStore, type TestStore } from '../support/engine.ts';
import { createErasureDesk } from '../support/erasures.ts';
import { createReturns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let folder: string;
let target: TestStore;
let database: Database;
let erasedId = 0;
const folderOf = (name: string) => path.join(folder, name);

before(async () => {
  shop = await buildTestApp();
  folder = await mkdtemp(path.join(os.tmpdir(), 'erase-again-'));
  const desk = createErasureDesk(shop);
  const { customer } = await createReturns(shop, createSales(shop)).delivered([1]);
  await backUp(shop.database, null, folderOf('before'));
  await desk.ask(customer);
  await desk.endWaiting();
  await desk.run();
  erasedId = customer.id;
  await backUp(shop.database, null, folderOf('after'));
  target = await createEmptyStore();
  database = await openDatabase({ ...shop.app.config, ...target });
});
after(async () => {
  await database.close();
  await target.remove();
  await shop.close();
  await rm(folder, { recursive: true });
});

const storage = () => createFolderStorage(folderOf('files'));
const nameOf = async () =>
  (await database.first<{ name: string }>(sql`SELECT firstname AS name FROM users WHERE id = ${erasedId}`))?.name;

test('A restored backup erases again whom the replaced database had erased', async () => {
  await restore(database, storage(), folderOf('after'));
  await restore(database, storage(), folderOf('before'), { replace: true });
  assert.equal(await nameOf(), 'Layla');
  assert.equal(await eraseAgain({ database }), 1);
  assert.equal(await nameOf(), 'Erased');
  assert.equal(await eraseAgain({ database }), 0);
  assert.deepEqual(await auditLedger(database), []);
});

test('On a new server, the erasures come from the newest backup', async () => {
  await database.query(sql`DELETE FROM privacy_requests`);
  await restore(database, storage(), folderOf('before'), { replace: true });
  assert.equal(await eraseAgain({ database }), 0);
  await bringErasures(database, await readErasuresIn(folderOf('after')));
  assert.equal(await eraseAgain({ database }), 1);
  assert.equal(await nameOf(), 'Erased');
});

test('Someone else who has the id of an erased person is not erased', async () => {
  await restore(database, storage(), folderOf('before'), { replace: true });
  await database.query(sql`DELETE FROM privacy_requests`);
  await database.query(sql`UPDATE users SET created_at = now() WHERE id = ${erasedId}`);
  await bringErasures(database, await readErasuresIn(folderOf('after')));
  assert.equal(await eraseAgain({ database }), 0);
  assert.equal(await nameOf(), 'Layla');
});
