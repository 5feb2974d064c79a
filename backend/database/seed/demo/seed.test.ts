import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import fastify from 'fastify';
import { Secret } from 'otpauth';
import { plusDays } from '../../../src/calendar/days.ts';
import { shopDay } from '../../../src/calendar/working-days.ts';
import { RETURN_STATES } from '../../../src/facts/returns.ts';
import { sql } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open-database.ts';
import { inspectDocument } from '../../../src/files/document.ts';
import { auditLedger } from '../../../src/ledger/audit.ts';
import { createDueLots } from '../../../src/modules/catalogue/lots/due.ts';
import { createComparison } from '../../../src/modules/money/payments/comparison.ts';
import { createTapProvider } from '../../../src/modules/money/payments/tap.ts';
import { ownerOf } from '../../../src/modules/people/factors/repository.ts';
import { verifyPassword } from '../../../src/modules/people/auth/passwords.ts';
import { createRatings } from '../../../src/modules/catalogue/reviews/ratings.ts';
import { openSecretBox } from '../../../src/runtime/secret-box.ts';
import { loadConfig } from '../../../src/runtime/config.ts';
import { refreshSearch } from '../../../src/search/search-index.ts';
import { bankFileIn } from '../../../src/test-bank/accounts.ts';
import { createBank } from '../../../src/test-bank/bank.ts';
import { testBankRoutes } from '../../../src/test-bank/routes.ts';
import { createTestStore } from '../../../test/support/engine.ts';
import { buildDemo } from './build-demo.ts';
import { checkDigit } from '../catalogue/barcode.ts';
import { addGeneratedProducts } from '../catalogue-rows/generated-products.ts';
import { picturesByKey } from '../catalogue/pictures.ts';
import { readPlaces } from '../places.ts';
import { DEMO_TOTP_KEY, FACTOR_OWNER } from '../people-rows/second-factor.ts';
import { fillEmpty, isEmpty } from './fill-empty.ts';
import { seedDemo } from './seed-demo.ts';
import { COMPLETED, CONFIRMED, STATUS_GROUPS } from '../../../src/facts/order-statuses.ts';

const today = new Date('2026-11-20T09:30:00Z');
const store = await createTestStore();
const places = await openDatabase(store).then((database) => readPlaces(database).finally(() => database.close()));
await store.remove();
const input = { now: today, passwordHash: 'none', pictureSizes: new Map<string, number>(), places };
const demo = buildDemo(input);
const BUILT = path.resolve(import.meta.dirname, '../../../dist/test-demo');
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('Contents of the demo', () => {
  test('A shopper finds ten categories and over 240 products of six or more vendors', () => {
    assert.equal(demo.categories.length, 10);
    assert.ok(demo.products.length >= 240);
    assert.ok(demo.vendors.filter(({ active }) => active === 1).length >= 6);
    assert.deepEqual([...new Set(demo.vendors.map(({ active }) => active))].sort(), [0, 1, 2]);
  });

  test('The demo customer has four addresses in two countries, and one default', () => {
    const [first] = demo.addresses;
    const book = demo.addresses.filter(({ user_id }) => user_id === first?.user_id);
    assert.deepEqual([book.length, new Set(book.map(({ country_id }) => country_id)).size], [4, 2]);
    assert.equal(book.filter((address) => address.is_default_shipping).length, 1);
  });

  test('There are sold-out, low-stock, discounted, draft and unapproved products', () => {
    const count = (suits: (product: (typeof demo.products)[number]) => boolean) => demo.products.filter(suits).length;
    assert.ok(count(({ stock }) => stock === 0) > 5);
    assert.ok(count(({ stock }) => stock >= 1 && stock <= 4) > 10);
    assert.ok(count(({ discount }) => discount > 0) > 20);
    assert.ok(count(({ status }) => status === 'draft') >= 3);
    assert.ok(count(({ approval_status }) => approval_status === 0) >= 5);
    assert.ok(count(({ has_variants }) => has_variants) > 20);
  });

  test('An Arabic reader finds Arabic text wherever there is English text', () => {
    const rows = [demo.categories, demo.products, demo.tags].flat();
    for (const row of rows) assert.match(row.name_ar, /\p{Script=Arabic}/u, row.name);
    for (const row of demo.products) assert.match(row.description_ar, /\p{Script=Arabic}/u, row.slug);
    for (const row of demo.vendors) assert.match(row.company_name_ar, /\p{Script=Arabic}/u, row.company_name);
  });

  test('Every barcode is valid and unique', () => {
    const barcodes = [...demo.products, ...demo.variants].map(({ barcode }) => barcode);
    for (const barcode of barcodes) {
      assert.match(barcode, /^\d{13}$/);
      assert.equal(checkDigit(barcode.slice(0, 12)), Number(barcode.at(-1)));
    }
    assert.equal(new Set(barcodes).size, barcodes.length);
  });

  test('A vendor has orders in every status and all three currencies are paid in', () => {
    const statuses = new Set(demo.vendor_orders.filter(({ vendor_id }) => vendor_id === 1).map(({ status }) => status));
    assert.deepEqual([...statuses].sort(), [1, 2, 3, 4, 5, 6]);
    assert.deepEqual([...new Set(demo.orders.map(({ currency }) => currency))].sort(), ['BHD', 'SAR', 'USD']);
    assert.ok(demo.orders.length >= 400);
    assert.ok(demo.vendor_orders.length > demo.orders.length);
  });

  test('There are batches in every state, and sold lines that name theirs', () => {
    const soon = plusDays(shopDay(today), 90);
    const count = (suits: (lot: (typeof demo.lots)[number]) => boolean) => demo.lots.filter(suits).length;
    const states = {
      near_expiry: count(({ stop, expires_on: day }) => stop === null && day !== null && day <= soon),
      short_dated: count(({ stop }) => stop === 'short_dated'),
      expired: count(({ stop }) => stop === 'expired'),
      unknown: count(({ remainder }) => remainder),
    };
    assert.deepEqual(states, { near_expiry: 6, short_dated: 2, expired: 1, unknown: 1 });
    assert.ok(demo.lots.length > 380);
    assert.ok(demo.order_items.filter((item) => item.lots_tracked).length > 150);
  });

  test('There are valid coupons, one of a vendor, an expired one and a used-up one', () => {
    const codes = new Map(demo.coupons.map((coupon) => [coupon.code, coupon]));
    const usesOf = (code: string) =>
      demo.coupon_redemptions.filter((use) => use.coupon_id === codes.get(code)?.id && use.released_at === null);
    const open = demo.coupons.filter(({ only_email: email }) => email === null).map(({ code }) => code);
    const started = ['WELCOME10', 'OPENING10', 'SAVE25', 'DILMUN15', 'SUMMER15', 'CLINIC5'];
    assert.deepEqual(open, [...started, 'SPRING20']);
    assert.equal(usesOf('OPENING10').length, codes.get('OPENING10')?.usage_limit);
    assert.ok((codes.get('SUMMER15')?.ends_at ?? '') < today.toISOString());
    const demoCustomer = demo.users.find(({ email }) => email === 'customer@demo.balsam.test');
    assert.ok(usesOf('WELCOME10').length > 0);
    assert.ok(usesOf('WELCOME10').every(({ user_id: user }) => user !== demoCustomer?.id));
  });

  test('Nothing of the demo happens after today; only coupons are made for later', () => {
    const { coupons: _, ...happened } = demo;
    const moments = JSON.stringify(happened).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    const latest = moments.sort().at(-1) ?? '';
    assert.ok(latest <= new Date(today.getTime() + 3_600_000).toISOString(), latest);
  });

  test('Only customers with a completed order have reviewed its products', () => {
    const customerOf = new Map(demo.orders.map(({ id, user_id }) => [id, user_id]));
    const completed = new Map(
      demo.vendor_orders
        .filter(({ status }) => status === COMPLETED)
        .map((part) => [part.id, customerOf.get(part.order_id)]),
    );
    const bought = new Set(demo.order_items.map((item) => `${completed.get(item.vendor_order_id)}/${item.product_id}`));
    for (const review of demo.reviews) assert.ok(bought.has(`${review.user_id}/${review.product_id}`));
    assert.ok(demo.reviews.length > 200);
    const waiting = demo.reviews.filter(({ answer }) => answer === '');
    assert.ok(waiting.length > 50 && waiting.length < demo.reviews.length - 50);
  });

  test('The same day gives the same demo, another day a different one', () => {
    assert.equal(hash(buildDemo(input)), hash(demo));
    assert.notEqual(hash(buildDemo({ ...input, now: new Date('2026-11-21T09:00:00Z') })), hash(demo));
  });
});

describe('Specifications of the demo', () => {
  test('Each category asks for specifications, in both languages', () => {
    for (const { id, slug } of demo.categories) {
      const count = demo.category_attributes.filter(({ category_id: of }) => of === id).length;
      assert.ok(count >= 6 && count <= 9, `${slug} has ${count}`);
    }
    for (const { code, name_ar: name } of demo.attributes) assert.match(name, /\p{Script=Arabic}/u, code);
    for (const { value, value_ar: arabic } of demo.attribute_options) assert.equal(arabic === '', value === '', value);
    for (const { value, value_ar: arabic } of demo.product_attributes)
      if (value) assert.match(arabic ?? '', /\p{Script=Arabic}/u, value);
  });

  test('All products state their specifications, but four lack a required one', () => {
    const stated = new Set(demo.product_attributes.map((row) => `${row.product_id} ${row.attribute_id}`));
    const lacking = demo.products.flatMap(({ id, category_id: category, slug }) => {
      const own = demo.category_attributes.filter((row) => row.category_id === category);
      const has = (row: (typeof own)[number]) => stated.has(`${id} ${row.attribute_id}`);
      assert.ok(own.filter(has).length >= 3, slug);
      return own
        .filter((row) => row.required_from !== null && !has(row))
        .map((row) => ({ id, day: row.required_from }));
    });
    assert.equal(new Set(lacking.map(({ id }) => id)).size, 4);
    assert.ok(lacking.every(({ day }) => day !== null && day > shopDay(today)));
  });

  test('A product says the same in its name and its specifications', () => {
    const attribute = demo.attributes.find(({ code }) => code === 'material');
    const nitrile = demo.attribute_options.find(({ value }) => value === 'Nitrile');
    const made = demo.product_attributes.filter(({ option_id: option }) => option === nitrile?.id);
    const named = demo.products.filter(({ name }) => name.startsWith('Nitrile'));
    assert.deepEqual(
      made.map((row) => [row.product_id, row.attribute_id]),
      named.map(({ id }) => [id, attribute?.id]),
    );
  });
});

describe('Open tasks in the demo', () => {
  test('An admin finds reviews, messages and subscribers in every state', () => {
    assert.equal(demo.reviews.filter(({ moderated_at: at }) => at === null).length, 6);
    assert.equal(demo.reviews.filter(({ hidden_at: at }) => at !== null).length, 2);
    assert.equal(demo.reports.filter(({ state }) => state === 'open').length, 3);
    assert.equal(demo.contact_messages.filter(({ handled_at: at }) => at === null).length, 4);
    const readers = demo.newsletter_subscribers;
    assert.equal(readers.length, 25);
    assert.ok(readers.some(({ confirmed_at: at }) => at === null));
    assert.ok(readers.some(({ unsubscribed_at: at }) => at !== null));
    const given = demo.coupons.filter(({ only_email: email }) => email !== null);
    assert.ok(given.length > 0);
    for (const { id, only_email: email } of given)
      assert.equal(readers.find(({ coupon_id }) => coupon_id === id)?.email, email);
  });

  test('The vendor has late orders, cancellation requests, a pickup and unread news', () => {
    const own = demo.vendor_orders.filter(({ vendor_id }) => vendor_id === 1);
    const day = today.toISOString().slice(0, 10);
    assert.ok(
      own.filter(({ status, ship_by }) => STATUS_GROUPS.preparing.includes(status) && ship_by < day).length >= 2,
    );
    const wishes = own.filter(({ cancel_requested_at: asked }) => asked !== null);
    assert.equal(wishes.filter(({ status, cancel_declined_at: no }) => status === CONFIRMED && no === null).length, 2);
    assert.equal(wishes.filter(({ cancel_declined_at: no }) => no !== null).length, 1);
    const pickup = demo.pickups.find(({ pickup_date: coming }) => coming > day);
    assert.ok(pickup);
    assert.equal(own.find(({ id }) => id === pickup.vendor_order_id)?.tracking_id, pickup.tracking_id);
    const vendor = demo.users.find(({ email }) => email === 'vendor@demo.balsam.test');
    const news = demo.notifications.filter(({ user_id }) => user_id === vendor?.id);
    const unread = news.filter(({ read_at: readAt }) => readAt === null);
    assert.ok(unread.length > 3 && unread.length < news.length);
    const kinds = [...new Set(news.map(({ kind }) => kind))].sort();
    assert.deepEqual(kinds, ['cancel_requested', 'low_stock', 'order_cancelled', 'order_placed', 'review_posted']);
  });

  test('The customer has orders in several states and products left to review', () => {
    const customer = demo.users.find(({ email }) => email === 'customer@demo.balsam.test');
    const own = new Set(demo.orders.filter(({ user_id }) => user_id === customer?.id).map(({ id }) => id));
    const parts = demo.vendor_orders.filter(({ order_id }) => own.has(order_id));
    const withStatus = (status: number) => parts.filter((part) => part.status === status);
    assert.ok(withStatus(1).length > 0 && withStatus(2).length > 0);
    assert.ok(withStatus(3).some(({ tracking_information }) => tracking_information !== ''));
    const reviewed = new Set(
      demo.reviews.filter(({ user_id }) => user_id === customer?.id).map(({ product_id }) => product_id),
    );
    const open = withStatus(4).filter(({ id }) =>
      demo.order_items.some((item) => item.vendor_order_id === id && !reviewed.has(item.product_id)),
    );
    assert.ok(open.length >= 2);
    assert.ok(reviewed.size > 0);
  });
});

let folder: string;
let database: Database;
/** Day on which the demo in the database was set up. */
let day: Date;

/** Under Nx, dist/test-demo was built from this code and can be copied. Otherwise it may be outdated. */
const isBuilt = process.env.NX_TASK_TARGET_TARGET !== undefined && existsSync(bankFileIn(BUILT));

const copyBuilt = async () => {
  await cp(BUILT, folder, { recursive: true });
  database = await openDatabase({ dataDir: folder, databaseUrl: null });
  day = new Date((await stat(BUILT)).mtimeMs);
};

const fill = async () => {
  // Pictures are named by their content, so existing ones can be reused.
  const drawn = path.join(BUILT, 'files/public');
  if (existsSync(drawn)) await cp(drawn, path.join(folder, 'files/public'), { recursive: true });
  database = await openDatabase({ dataDir: folder, databaseUrl: null });
  await migrate(database);
  assert.equal(await isEmpty(database), true);
  const secretBox = await openSecretBox(null, folder);
  await seedDemo(database, { filesFolder: path.join(folder, 'files'), bankFile: bankFileIn(folder), secretBox, today });
  day = today;
};

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-seed-'));
  await (isBuilt ? copyBuilt() : fill());
});

after(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('The demo in a database', () => {
  test('The ledger passes the audit', async () => {
    // A backend does this when it starts: batches of a demo from some days ago may have left the shop.
    await createDueLots(database)();
    assert.deepEqual(await auditLedger(database), []);
    assert.equal(await isEmpty(database), false);
  });

  test('A second start does not fill the database again', async () => {
    const before = await database.query(sql`SELECT id, updated_at FROM products ORDER BY id`);
    assert.equal(await fillEmpty({ database, config: loadConfig({ DATA_DIR: folder }) }), false);
    assert.deepEqual(await database.query(sql`SELECT id, updated_at FROM products ORDER BY id`), before);
  });

  test('The rating of every product matches its reviews', async () => {
    const read = () =>
      database.query(sql`SELECT id, rating_avg::float8 AS average, total_reviews FROM products ORDER BY id`);
    const seeded = await read();
    const ratings = createRatings(database);
    for (const { id } of demo.vendors) await ratings.recountVendor(id);
    assert.deepEqual(await read(), seeded);
  });

  test('Every product has three pictures, each drawn in three sizes', async () => {
    const drawn = new Set(await readdir(path.join(folder, 'files/public')));
    const missing = [...picturesByKey.keys()].flatMap((key) =>
      [320, 640, 1280].map((size) => `${key}-${size}.webp`).filter((file) => !drawn.has(file)),
    );
    assert.deepEqual(missing, []);
    const bare = await database.query(sql`
      SELECT p.slug FROM products p LEFT JOIN product_images i ON i.product_id = p.id AND i.variant_id IS NULL
      GROUP BY p.id HAVING count(i.id) < 3`);
    assert.deepEqual(bare, []);
  });

  test('There are licences in every state, and one category waits for its licence', async () => {
    const states = await database.query<{ state: string; count: number }>(sql`
      SELECT state, count(*) FROM licences GROUP BY state ORDER BY state`);
    assert.deepEqual(states, [
      { state: 'accepted', count: 7 },
      { state: 'refused', count: 1 },
      { state: 'submitted', count: 2 },
    ]);
    const paused = await database.query<{ company_name: string; slug: string }>(sql`
      SELECT v.company_name, c.slug FROM vendor_category_holds h JOIN vendors v ON v.id = h.vendor_id
      JOIN categories c ON c.id = h.category_id WHERE h.licence_type = 'sfda_warehouse' AND h.ended_at IS NULL`);
    assert.deepEqual(paused, [{ company_name: 'Murjan Clinical Supply', slug: 'gloves-and-protective-clothing' }]);
  });

  test('Every vendor has a logo, and every certificate can be downloaded', async () => {
    const vendors = await database.query<{ logo: string | null; cr_file_id: number | null }>(sql`
      SELECT f.storage_key AS logo, v.cr_file_id FROM vendors v LEFT JOIN files f ON f.id = v.logo_file_id`);
    assert.ok(vendors.every(({ logo }) => logo?.startsWith('logo-')));
    const ids = vendors.flatMap(({ cr_file_id: id }) => id ?? []);
    assert.equal(ids.length, 3);
    const files = await database.query<{ storage_key: string }>(
      sql`SELECT storage_key FROM files WHERE visibility = 'private' AND mime = 'application/pdf'`,
    );
    const licences = await database.query(sql`SELECT FROM licences`);
    assert.equal(files.length, ids.length + licences.length + 1, 'and the invoice of a vendor’s own program');
    for (const { storage_key: key } of files) {
      const { mime } = await inspectDocument(await readFile(path.join(folder, 'files/private', key)), 'cr_certificate');
      assert.equal(mime, 'application/pdf');
    }
  });

  test('No mail of the demo is waiting to be sent', async () => {
    const row = await database.first<{ count: number }>(
      sql`SELECT count(*) AS count FROM outbox WHERE done_at IS NULL`,
    );
    assert.equal(row?.count, 0);
  });

  test('Saving a demo product unchanged leaves search text and vocabulary as they are', async () => {
    const read = async () => [
      await database.query(sql`SELECT word, df FROM search_terms ORDER BY word`),
      await database.query(sql`SELECT id, search_text FROM products ORDER BY id`),
    ];
    const before = await read();
    const products = await database.query<{ id: number }>(sql`SELECT id FROM products`);
    await refreshSearch(
      database,
      products.map(({ id }) => id),
    );
    assert.deepEqual(await read(), before);
  });

  test('A larger catalogue has the requested size, and the next product gets a free id', async () => {
    await addGeneratedProducts(database, { now: day, count: 300 - demo.products.length });
    const row = await database.first<{ count: number; next: number }>(
      sql`SELECT count(*) AS count, nextval(pg_get_serial_sequence('products', 'id')) AS next FROM products`,
    );
    assert.deepEqual(row, { count: 300, next: 301 });
  });
});

describe('Specifications in a database', () => {
  test('Filters find the products that have an option', async () => {
    const wrong = await database.query(sql`SELECT slug FROM products WHERE facets <> facets_of(id)`);
    assert.deepEqual(wrong, []);
    const row = await database.first(sql`SELECT count(*) AS count FROM products WHERE facets = '{}'`);
    assert.deepEqual(row, { count: 0 });
  });
});

describe('Returns, refunds and card payments of the demo', () => {
  test('The vendor has returns and refunds in every state, with their documents', async () => {
    const found = await database.first(sql`
      SELECT array(SELECT DISTINCT state FROM returns ORDER BY 1) AS states, (SELECT count(return_id) FROM invoices) AS papers,
        array(SELECT DISTINCT state FROM refunds WHERE return_id IS NOT NULL ORDER BY 1) AS refunds`);
    assert.deepEqual(found, { states: RETURN_STATES.toSorted(), papers: 4, refunds: ['due', 'failed', 'paid'] });
  });

  test('There are a ready file, a waiting erasure and an erased person', async () => {
    const requests = await database.query(sql`
      SELECT r.kind, r.state, r.waits_for @> '{return_open}' AS for_return, f.bytes > 0 AS has_file, u.erased_at IS NOT NULL AS erased
      FROM privacy_requests r JOIN users u ON u.id = r.user_id LEFT JOIN files f ON f.id = r.file_id ORDER BY r.id`);
    assert.deepEqual(requests, [
      { kind: 'erase', state: 'waiting', for_return: true, has_file: null, erased: false },
      { kind: 'erase', state: 'done', for_return: false, has_file: null, erased: true },
      { kind: 'export', state: 'done', for_return: false, has_file: true, erased: false },
    ]);
  });

  test('There are card payments with every outcome, and none pending', async () => {
    const ends = await database.query<{ end: string }>(sql`
      SELECT DISTINCT concat_ws(' ', o.state, payment.state, nullif(payment.failure, '')) AS "end"
      FROM payments payment JOIN orders o ON o.id = payment.order_id ORDER BY 1`);
    const placed = ['authorised', 'failed declined', 'failed not_authenticated', 'paid', 'voided'];
    const expired = ['failed declined', 'failed timed_out', 'voided'];
    assert.deepEqual(
      ends.map(({ end }) => end),
      [...expired.map((end) => `expired ${end}`), ...placed.map((end) => `placed ${end}`)],
    );
    const schemes = await database.query<{ scheme: string }>(sql`SELECT DISTINCT scheme FROM payments ORDER BY 1`);
    assert.deepEqual(
      schemes.map(({ scheme }) => scheme),
      ['', 'BENEFIT', 'MADA', 'VISA'],
    );
    const shares = await database.first<{ taken: number; back: number; open: number; asked: number }>(sql`
      SELECT (SELECT count(DISTINCT payment.id) FROM payments payment JOIN payment_operations taken ON taken.payment_id = payment.id
          AND taken.kind = 'capture' WHERE payment.state = 'authorised') AS taken,
        (SELECT count(*) FROM refunds WHERE method = 'card' AND state = 'paid') AS back,
        (SELECT count(*) FROM payment_findings WHERE settled_at IS NULL) AS open,
        (SELECT count(*) FROM payment_operations WHERE state IN ('asked', 'unknown')) AS asked`);
    assert.ok(shares && shares.taken > 0 && shares.back > 0);
    assert.deepEqual({ open: shares.open, asked: shares.asked }, { open: 0, asked: 0 });
  });

  test('The test bank’s list of the last two days matches the card payments', async () => {
    // As if the demo had just been set up.
    const age = Date.now() - day.getTime();
    await database.query(sql`UPDATE payments SET created_at = created_at + ${age} * interval '1 millisecond'`);
    const bank = createBank({ secretKey: 'key', url: '', file: bankFileIn(folder) });
    for (const { transaction } of bank.listSince(0)) transaction.created = String(Number(transaction.created) + age);
    const server = fastify();
    await server.register(testBankRoutes, { bank });
    const url = await server.listen({ port: 0 });
    const provider = createTapProvider({ provider: 'test', url, secretKey: 'key', merchant: 'balsam', plan: 'parts' });
    const payments = { pollOrder: () => assert.fail('A payment was polled again') };
    const compared = await createComparison({ database, provider, payments }).compare();
    await server.close();
    assert.ok(compared && compared.listed > 5);
    assert.equal(compared.found, 0);
  });
});

describe('Reset of the demo', () => {
  const ROOM = path.resolve(import.meta.dirname, '../../..');

  test('A reset demo equals a new one', async () => {
    await database.close();
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', 'seed', '--reset'], {
      cwd: ROOM,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' },
      encoding: 'utf8',
    });
    database = await openDatabase({ dataDir: folder, databaseUrl: null });
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    const row = await database.first<{ count: number }>(sql`SELECT count(*) AS count FROM products`);
    assert.equal(row?.count, demo.products.length);
    assert.deepEqual(await auditLedger(database), []);
  });
});

describe('Sign-ins of the demo', () => {
  test('The three demo accounts accept the demo password', async () => {
    const people = await database.query<{ email: string; password_hash: string }>(
      sql`SELECT email, password_hash FROM users WHERE email LIKE '%@demo.balsam.test' ORDER BY id`,
    );
    assert.deepEqual(
      people.map(({ email }) => email.split('@')[0]),
      ['admin', 'vendor', 'customer'],
    );
    for (const { password_hash } of people) assert.equal(await verifyPassword(password_hash, 'balsam-demo'), true);
  });

  test('One owner signs in with a code, whose key is in the README', async () => {
    const factors = await database.query<{ user_id: number; email: string; secret: Buffer }>(
      sql`SELECT f.user_id, u.email, f.secret FROM factors f JOIN users u ON u.id = f.user_id`,
    );
    const box = await openSecretBox(null, folder);
    const keys = factors.map(({ user_id: id, secret }) => {
      const bytes = new Uint8Array(box.unseal(Buffer.from(secret), ownerOf(id)));
      return new Secret({ buffer: bytes.buffer }).base32;
    });
    assert.deepEqual([factors.map(({ email }) => email), keys], [[FACTOR_OWNER], [DEMO_TOTP_KEY]]);
    const readme = await readFile(path.resolve(import.meta.dirname, '../../../../README.md'), 'utf8');
    assert.ok(readme.includes(FACTOR_OWNER) && readme.includes(DEMO_TOTP_KEY));
  });
});
