import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import type { Access } from '../../src/plugins/authorization.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { readOperations, type Operation } from '../support/openapi.ts';
import { createSales, type Sales } from '../support/sales.ts';
import { createTableReader } from '../support/tables.ts';
import { assertRefusal, assertSuccess } from './answers.ts';
import type { Known } from './arbitraries.ts';
import { encodeBody, encodePath, encodeQuery, fileNames } from './encode.ts';
import { attempts, type Attempt, type Role } from './requests.ts';

// PROPERTY_SEED and PROPERTY_RUNS repeat a failure or look further; without them every run is the same.
const SEED = Number(process.env.PROPERTY_SEED ?? 20_251_121);
const RUNS = Number(process.env.PROPERTY_RUNS ?? 30);
const MOST_MS_PER_ROUTE = 20_000;

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** A small shop with something of everybody, its people, and what can be found in it. */
const furnish = async () => {
  const [customer, stranger, vendor, admin] = [
    await shop.make.customer(),
    await shop.make.customer(),
    await shop.make.vendor(),
    await shop.make.admin(),
  ];
  const { vendorId } = vendor;
  const products = [
    await shop.make.product({ vendorId, stock: 100_000, tags: ['sterile'] }),
    await shop.make.product({ vendorId, variants: [{ value: 'S', stock: 100_000 }] }),
    await shop.make.product({ status: 'draft' }),
  ];
  const [sold] = products;
  for (const buyer of [customer, stranger]) {
    await sales.buy(buyer, [{ productId: sold?.id ?? 0 }]);
    await sales.draft(buyer, [{ productId: sold?.id ?? 0 }]);
  }
  const orders = await shop.database.query<{ number: string }>(sql`
    SELECT order_no AS number FROM orders UNION ALL SELECT order_sub_no FROM vendor_orders`);
  const numbers = orders.map(({ number }) => number);
  const emails = [customer, stranger, vendor, admin].map(({ email }) => email);
  const billing = await sales.billing();
  const known: Known = {
    id: [1, 2, 3, 4, 5, 6, sold?.slug],
    email: [...emails, ...Array.from({ length: 20 }, (_, n) => `new-${n}@test.balsam.test`)],
    password: [TEST_PASSWORD],
    confirm_password: [TEST_PASSWORD],
    password_confirmation: [TEST_PASSWORD],
    current_password: [TEST_PASSWORD],
    new_password: [TEST_PASSWORD],
    product_id: products.map(({ id }) => id),
    quantity: [1, 2, 9999],
    order_no: numbers,
    slug: numbers,
    reference: [`id=${customer.id}`, `id=${stranger.id}`, '1', '2'],
    category: ['category-1', 'no-such'],
    billing: [billing],
    country: [billing.country],
    state: [billing.state],
    city: [billing.city],
    country_id: [billing.country],
    state_id: [billing.state],
    city_id: [billing.city],
    country_code: ['SA', 'sa', 'XX'],
    phone_number: ['0500000008'],
    status: ['Confirmed', 'cancell', 6, '1', 'Lost'],
    active: [1, 0, 2],
    cr_certificate: fileNames,
  };
  return { customer, vendor, admin, known };
};

type Furnished = Awaited<ReturnType<typeof furnish>>;

/** Signs everybody in again, and remembers every row: what a refused call must leave as it is. */
const createWatch = async ({ customer, vendor, admin }: Furnished) => {
  const readTables = await createTableReader(shop.database);
  const tokens = new Map<Role, string>();
  let rows: Record<string, string> = {};
  return {
    token: (role: Role) => tokens.get(role),
    async start() {
      await shop.database.query(
        sql`UPDATE vendors SET active = 1, rejection_remarks = '' WHERE id = ${vendor.vendorId}`,
      );
      tokens.set('customer', await shop.make.signIn(customer.id));
      tokens.set('vendor', await shop.make.signIn(vendor.id));
      tokens.set('admin', await shop.make.signIn(admin.id));
      rows = await readTables();
    },
    assertNothingChanged: async () =>
      assert.deepEqual(await readTables(), rows, 'a refused call has changed something'),
  };
};

type Watch = Awaited<ReturnType<typeof createWatch>>;

const send = async ({ route }: Operation, { role, params, query, body, headers }: Attempt, watch: Watch) => {
  const encoded = await encodeBody(body);
  return shop.call(encodePath(route, params) + encodeQuery(query), {
    token: watch.token(role),
    body: encoded.body,
    headers: { ...encoded.headers, ...headers },
  });
};

const RIGHTFUL: Record<Access, readonly Role[]> = {
  public: [],
  any: ['customer', 'vendor', 'admin'],
  user: ['customer'],
  vendor: ['vendor'],
  admin: ['admin'],
};

const rightfulOf = (route: string): readonly Role[] => {
  const entry = shop.app.routeTable.find(({ method, url }) => `${method} ${url}` === route.replace(' ', ' /api'));
  return entry ? RIGHTFUL[entry.access] : [];
};

const counts = {} as Record<string, Record<string, number>>;
const holds = async (operation: Operation, known: Known, watch: Watch) => {
  await watch.start();
  const property = fc.asyncProperty(attempts(operation, known, rightfulOf(operation.route)), async (attempt) => {
    const answer = await send(operation, attempt, watch);
    (counts[operation.route] ??= {})[answer.status] = (counts[operation.route]![answer.status] ?? 0) + 1;
    if (answer.status === 200) {
      assertSuccess(operation, answer);
      return watch.start();
    }
    assertRefusal(operation, attempt, answer);
    await watch.assertNothingChanged();
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: MOST_MS_PER_ROUTE });
};

test('Whatever anybody sends to any route is answered as documented, and what is refused changes nothing', async (t) => {
  t.diagnostic(`PROPERTY_SEED=${SEED} PROPERTY_RUNS=${RUNS}`);
  const furnished = await furnish();
  const watch = await createWatch(furnished);
  for (const operation of await readOperations(shop))
    await t.test(`Anybody sends anything to ${operation.route}`, () => holds(operation, furnished.known, watch));
  await sales.assertBooksAreRight();
  console.log(counts);
});

test('Mail can be written with whatever has been stored', async () => {
  const delivered = { sent: 0, failed: 0 };
  for (;;) {
    const { sent, failed } = await shop.app.outbox.deliverDue();
    delivered.sent += sent;
    delivered.failed += failed;
    if (sent + failed === 0) break;
  }
  assert.ok(delivered.sent > 0);
  assert.equal(delivered.failed, 0);
});
