import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import sharp from 'sharp';
import { buildApp } from '../../src/app.ts';
import { backUp } from '../../src/backup/backup.ts';
import { placesIn, readManifest } from '../../src/backup/manifest.ts';
import { restore } from '../../src/backup/restore.ts';
import { isEmpty } from '../../src/backup/schema.ts';
import type { Database } from '../../src/database/database.ts';
import { migrate, PROCESS_TABLES } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createFolderStorage } from '../../src/files/folder-storage.ts';
import { createStorage } from '../../src/files/storage.ts';
import { UploadedFile } from '../../src/files/uploaded-file.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createEmptyStore, createTestStore, testEngine, type TestStore } from '../support/engine.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { createSales } from '../support/sales.ts';
import { copySchema } from '../support/schema.ts';

/** Contents of every table of the shop, to the last character. */
const readContents = async (database: Database) => {
  const tables = await database.query<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (${PROCESS_TABLES}) ORDER BY 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables)
    contents[name] = await database.first(sql`
      SELECT count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS content FROM ${sql.identifier(name)} t`);
  return contents;
};

/** A small shop with some data of every kind. */
const createFixtures = async (shop: TestApp) => {
  const sales = createSales(shop);
  const customer = await shop.make.customer();
  const vendor = await shop.make.vendor();
  const product = await shop.make.product({
    vendorId: vendor.vendorId,
    name: `Mask "N95" \u2028 \\ 'soft'`,
    nameAr: 'كمامة ناعمة',
    stock: 20,
    variants: [{ value: 'S' }],
  });
  const [variantId] = product.variantIds;
  await sales.buy(customer, [{ productId: product.id, quantity: 2, ...(variantId && { variantId }) }]);
  await sales.fillCart(customer, [{ productId: product.id, quantity: 1, ...(variantId && { variantId }) }]);
  const drawing = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const picture = await shop.app.files.savePicture(new UploadedFile('mask.png', drawing), 'image', vendor.id);
  const certificate = await shop.app.files.savePrivate(new UploadedFile('cr.png', drawing), 'cr', vendor.id);
  // More rows than one batch holds.
  await shop.database.query(sql`
    INSERT INTO search_terms (word, df, spelling) SELECT 'word-' || n, n, 'Word ' || n FROM generate_series(1, 2500) n`);
  return { customer, product, variantId, picture, certificate };
};

/** Makes a backup of a shop with a later migration, which a backup leaves out: it runs again after a restore. */
const backUpAfterLater = async ({ app, database }: TestApp, folder: string) => {
  await database.query(sql`INSERT INTO schema_migrations (id, checksum) VALUES ('0001-index.later', '')`);
  const made = await backUp(database, createStorage(app.config), folder);
  await database.query(sql`DELETE FROM schema_migrations WHERE id = '0001-index.later'`);
  return made;
};

/** Operation number of the next capture or refund. */
const nextOperation = async (database: Database): Promise<number> =>
  (await database.first<{ id: number }>(sql`SELECT nextval('payment_operations_id_seq') AS id`))?.id ?? 0;

/** Both engines use one backup format. A whole run moves a backup from one engine to the other. */
const movesOver = testEngine() === 'postgres' && process.env.TEST_ALL === '1';
/** Code without an engine's own part: PGlite, which takes a second for each database, runs it only in a whole run. */
const onOneEngine = { skip: testEngine() === 'pglite' && process.env.TEST_ALL !== '1' && 'it runs on PostgreSQL' };
const sources = ['the same engine', ...(movesOver ? ['the embedded database'] : [])];

for (const source of sources)
  describe(`a shop restored from a backup of ${source}`, () => {
    let folder: string;
    let shop: TestApp;
    let known: Awaited<ReturnType<typeof createFixtures>>;
    let target: TestStore;
    before(async () => {
      folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'balsam-backup-')), 'one');
      shop = await buildTestApp(source === 'the same engine' ? {} : { databaseUrl: null });
      known = await createFixtures(shop);
      target = await createEmptyStore();
    });
    after(async () => {
      await shop.close();
      await target.remove();
      await rm(path.dirname(folder), { recursive: true });
    });

    const opened = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const database = await openDatabase(target);
      return work(database).finally(() => database.close());
    };
    const storage = () => createStorage({ dataDir: target.dataDir, s3: null });

    it('The backup reports its contents and the files missing from storage', async () => {
      const made = await backUpAfterLater(shop, folder);
      assert.deepEqual(await readManifest(folder), made);
      assert.equal(made.tables.find(({ name }) => name === 'search_terms')?.rows, 2500);
      assert.equal(made.files?.count, 4);
      assert.deepEqual(
        made.files?.missing.every((name) => name.startsWith('private/test-')),
        true,
      );
    });

    it('A folder that holds a backup is not overwritten', async () => {
      await assert.rejects(backUp(shop.database, null, folder), /is not empty: name a new one/);
    });

    it('Every row of every table is restored, and the ledger is correct', async () => {
      const restored = await opened(async (database) => {
        assert.deepEqual((await restore(database, storage(), folder)).migrated, []);
        assert.deepEqual(await auditLedger(database), []);
        return readContents(database);
      });
      assert.deepEqual(restored, await readContents(shop.database));
    });

    it('People sign in, see their pictures and buy, and no number is used twice', async () => {
      const { dataDir, databaseUrl, databasePooled } = target;
      const app = await buildApp({ ...shop.app.config, dataDir, databaseUrl, databasePooled });
      const call = async (url: string, body: object, token = '') =>
        app.inject({
          method: 'POST',
          url: `/api${url}`,
          payload: body,
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
      const { email } = known.customer;
      const signedIn = await call('/auth/login', { email, password: TEST_PASSWORD });
      assert.equal(signedIn.statusCode, 200, signedIn.body);
      const { token } = signedIn.json();
      assert.equal((await app.inject(`/media/${known.picture.storageKey}-640.webp`)).statusCode, 200);
      assert.equal((await app.files.readPrivate(known.certificate.id)).name, 'cr.png');
      const country = await app.database.first<{ id: number }>(sql`SELECT id FROM countries`);
      const opened = await call('/orders/checkout', { country: country?.id }, token);
      assert.equal(opened.statusCode, 200, opened.body);
      const orders = await app.database.query<{ id: number }>(sql`SELECT id FROM orders ORDER BY id`);
      assert.equal(orders.length, 2);
      const operation = await nextOperation(app.database);
      await app.close();
      // Nor is a bank operation number used again that was issued after the backup.
      assert.ok(operation > (await nextOperation(shop.database)) + 100_000);
    });

    it('A database that holds data is replaced only when explicitly requested', async () => {
      await opened(async (database) => {
        const before = await readContents(database);
        await assert.rejects(restore(database, storage(), folder), /The database is not empty.*--replace/);
        assert.deepEqual(await readContents(database), before);
        await restore(database, storage(), folder, { replace: true });
        assert.deepEqual(await readContents(database), await readContents(shop.database));
        // Triggers and other parts of the schema are restored too.
        await assert.rejects(database.query(sql`TRUNCATE audit_log`));
        await assert.rejects(
          database.query(sql`INSERT INTO cart_items (user_id, product_id, quantity) VALUES (9999, 1, 1)`),
        );
      });
    });

    it('A damaged backup restores nothing', onOneEngine, async () => {
      const file = placesIn(folder).table('users');
      const whole = await readFile(file);
      await writeFile(file, await readFile(placesIn(folder).table('attempts')));
      await opened(async (database) => {
        const before = await readContents(database);
        await assert.rejects(restore(database, storage(), folder, { replace: true }), /rows of users are not those/);
        assert.deepEqual(await readContents(database), before);
      });
      await writeFile(file, whole);
    });

    it('A backup of a newer version is refused', onOneEngine, async () => {
      const manifest = await readManifest(folder);
      const newer = { ...manifest, migrations: [...manifest.migrations, { id: '9999-future', checksum: 'x' }] };
      await writeFile(placesIn(folder).manifest, JSON.stringify(newer));
      await opened((database) =>
        assert.rejects(restore(database, storage(), folder, { replace: true }), /9999-future.*with the newer version/),
      );
    });
  });

it('A backup of an older version is restored and migrated', onOneEngine, async () => {
  // The target is empty but has the newest schema: a newer process has been started on it in the meantime.
  const [old, target] = [await createTestStore(), await createTestStore()];
  const folder = path.join(old.dataDir, 'backup');
  const before = await openDatabase(old);
  await before.query(sql`
    INSERT INTO users (email, password_hash, firstname, lastname) VALUES ('huda@example.com', '-', 'Huda', 'Noor')`);
  await backUp(before, createFolderStorage(old.dataDir), folder);
  await before.close();
  assert.equal((await readManifest(folder)).files?.count, 0);

  const schema = await copySchema();
  await schema.addMigration('0001-notes', 'CREATE TABLE notes (id int);\n');
  await schema.addFunctions(
    '90-notes',
    `CREATE OR REPLACE TRIGGER announce AFTER INSERT ON notes
     EXECUTE FUNCTION announce_table();`,
  );
  const { folders } = schema;
  const database = await openDatabase(target);
  await migrate(database, { folders });
  assert.equal(await isEmpty(database), true);
  const storage = createFolderStorage(target.dataDir);
  const { migrated } = await restore(database, storage, folder, { schemaFolders: folders });
  assert.deepEqual(migrated, ['0001-notes']);
  assert.deepEqual(await migrate(database, { folders }), []);
  const triggers = sql`SELECT count(*) AS count FROM pg_trigger WHERE tgrelid = 'notes'::regclass`;
  assert.equal((await database.first<{ count: number }>(triggers))?.count, 1);
  const next = await database.first<{ id: number }>(sql`
    INSERT INTO users (email, password_hash, firstname, lastname) VALUES ('noor@example.com', '-', 'Noor', 'Huda')
    RETURNING id`);
  assert.equal(next?.id, 2);
  const operation = await nextOperation(database);
  await database.close();
  await schema.remove();
  await old.remove();
  await target.remove();
  // The shop may have sent requests to the bank between the backup and the loss.
  assert.ok(operation > 100_000);
});

it('A backup of a pre-release version is refused', onOneEngine, async () => {
  const store = await createTestStore();
  const folder = path.join(store.dataDir, 'backup');
  const database = await openDatabase(store);
  await backUp(database, null, folder);
  const manifest = await readManifest(folder);
  const migrations = ['0001-people', '0101-refund-runs'].map((id) => ({ id, checksum: 'x' }));
  await writeFile(placesIn(folder).manifest, JSON.stringify({ ...manifest, migrations }));
  await assert.rejects(
    restore(database, createFolderStorage(store.dataDir), folder, { replace: true }),
    /The backup was created by a pre-release version of Balsam \(migration 0101-refund-runs\)/,
  );
  await database.close();
  await store.remove();
});
