import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { sentenceKeys } from '../../src/i18n/translate.ts';
import { auditEntities } from '../../src/modules/operations/audit/labels.ts';
import type { Lang } from '../../src/wire/schemas.ts';
import { addressOf, samplesOf, type Parts, type Sample, type Samples } from '../authorization/sample.ts';
import { createSamples } from '../authorization/samples/index.ts';
import { createWorld, type Party, type World } from '../authorization/world.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { withValueAt } from '../support/places.ts';
import { createSales } from '../support/sales.ts';
import { createLineReader, type Line } from '../support/audit-lines.ts';

/** Routes that leave no log line: confirming, choosing a store, previews and unconfirmed set-ups change no logged data. */
const NO_WRITES = [
  ...['POST /auth/logout', 'POST /auth/step-up', 'POST /vendor/store', 'POST /admin/payout-runs/preview'],
  ...['POST /user/factors/totp', 'POST /user/factors/passkey/options', 'POST /auth/step-up/options'],
  ...['POST /vendor/returns/:return_no/inspection/preview', 'POST /vendor/lots/scan', 'POST /vendor/lots/import'],
];

/** Statements that make the data differ first, for samples that would otherwise change nothing. */
const made: Record<string, SQL> = {
  'POST /vendor/products/imports/:id/stop': sql`
    UPDATE product_imports SET state = 'running', content = '', finished_at = NULL, created = 1, updated = 0,
      unchanged = 0, failed = 0, done_rows = 1`,
  'POST /admin/notifications/read': sql`
    INSERT INTO notifications (user_id, kind, payload) SELECT user_id, 'mail_failed', '{}' FROM members WHERE vendor_id IS NULL`,
  'POST /vendor/invoice-settings': sql`UPDATE vendors SET invoice_mode = 'own'`,
  'POST /vendor/payment-settings': sql`UPDATE vendors SET cod_enabled = false`,
};

const ROLES = { admin: 1, vendor: 2 } as const;

interface Writer {
  readonly role: keyof typeof ROLES;
  readonly party: Party;
}

let shop: TestApp;
let world: World;
let samples: Samples;
let readLines: ReturnType<typeof createLineReader>;
before(async () => {
  shop = await buildTestApp();
  world = await createWorld(shop);
  samples = createSamples({ shop, sales: createSales(shop) });
  readLines = createLineReader(shop.database);
});
after(() => shop.close());

/** Columns named by the log lines of all writes. */
const named = new Set<string>();

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Column names at any depth; numbers are list indices and are skipped. */
const namesIn = (columns: unknown): string[] =>
  isGroup(columns)
    ? Object.entries(columns).flatMap(([name, value]) => [...(/^\d+$/.test(name) ? [] : [name]), ...namesIn(value)])
    : [];

/** The console's column labels. It shares no source with the backend but must label every column that is logged. */
const fieldsOf = (lang: Lang): Record<string, string> => {
  const texts = new URL(`../../../admin-console/src/locales/${lang}.json`, import.meta.url);
  const { auditLog } = JSON.parse(readFileSync(texts, 'utf8')) as { auditLog: { fields: Record<string, string> } };
  return auditLog.fields;
};

const writersOf = (access: string): Writer[] =>
  (['admin', 'vendor'] as const)
    .filter((role) => access === role || access === 'any')
    .map((role) => ({ role, party: world.peopleOf(role)[0] }));

const writes = () =>
  shop.app.routeTable
    .filter(({ method, access }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && writersOf(access).length > 0)
    .map(({ method, url, access }) => ({ route: `${method} ${url.replace(/^\/api/, '')}`, access }))
    .filter(({ route }) => !NO_WRITES.includes(route));

/** Number of objects that a request changes: one, or one per id of a bulk call. */
const changedBy = ({ body = {} }: Parts): number => (Array.isArray(body.ids) && 'action' in body ? body.ids.length : 1);

const assertTells = (line: Line, { role, party }: Writer) => {
  assert.deepEqual([line.actor_user_id, line.actor_role], [party.id, ROLES[role]]);
  assert.ok(
    auditEntities.some((entity) => entity === line.entity),
    line.entity,
  );
  assert.match(line.action, /^[a-z_]+\.[a-z_]+$/);
  assert.notEqual(line.label, '', `${line.action} has no label`);
  assert.ok(line.before !== null || line.after !== null, line.action);
  assert.ok(!JSON.stringify(line).includes(TEST_PASSWORD), `${line.action} contains a password`);
};

/** Calls that must be refused: one with an unknown field, and one with a missing id in each place. */
const refused = async (route: string, { ids = {} }: Sample, parts: Parts, token: string): Promise<TestResponse[]> => {
  const send = (changed: Parts, as: string) => shop.call(addressOf(route, changed), { token: as, body: changed.body });
  const responses = [await send({ ...parts, body: { ...parts.body, unheard_of: 1 } }, token)];
  for (const [place, { missing }] of Object.entries(ids))
    responses.push(await send(withValueAt(parts, place, missing), token));
  return responses;
};

const check = async (route: string, sample: Sample, writer: Writer): Promise<void> => {
  const token = await shop.make.signIn(writer.party.id);
  const parts = await sample.request({ ...writer.party, token });
  const statement = made[route];
  if (statement) await shop.database.query(statement);

  const refusal = await readLines(() => refused(route, sample, parts, token));
  assert.ok(
    refusal.outcome.every(({ status }) => status >= 400),
    refusal.outcome.map(({ text }) => text).join('\n'),
  );
  assert.deepEqual(refusal.lines, [], 'a refused call has left a line');

  const headers = { 'idempotency-key': `${route} as ${writer.role}` };
  const send = () => shop.call(addressOf(route, parts), { token, body: parts.body, headers });
  const { outcome, lines } = await readLines(send);
  assert.equal(outcome.status, 200, outcome.text);
  assert.equal(lines.length, changedBy(parts), JSON.stringify(lines));
  assert.equal(new Set(lines.map(({ entity_id: id }) => id)).size, lines.length);
  for (const line of lines) {
    assertTells(line, writer);
    for (const name of [...namesIn(line.before), ...namesIn(line.after)]) named.add(name);
  }
  if (!route.startsWith('POST')) return;
  const repeated = await readLines(send);
  assert.deepEqual([repeated.outcome.status, repeated.lines], [200, []], 'a repeated call has left a line');
  assert.equal(repeated.outcome.headers['idempotent-replayed'], 'true', 'its key was not stored');
};

test('Each change by an admin or a vendor is logged once by name; a refused one is not', async (t) => {
  const all = writes();
  assert.ok(all.length > 20);
  for (const { route, access } of all)
    await t.test(route, async (each) => {
      const own = samplesOf(samples, route);
      assert.ok(own.length > 0, 'it has no sample, so its logging is not tested');
      for (const sample of own)
        for (const writer of writersOf(access))
          await each.test(`as ${writer.role}`, () => check(route, sample, writer));
    });
});

// The compiler already requires a text for every action (`AuditAction`).
for (const lang of ['en', 'ar'] as const)
  test(`Everything the log names has a label in ${lang}`, () => {
    const keys = new Set(sentenceKeys(lang));
    assert.deepEqual(
      auditEntities.filter((entity) => !keys.has(`audit.entities.${entity}`)),
      [],
    );
    const words = fieldsOf(lang);
    assert.ok(named.size > 50);
    assert.deepEqual(
      [...named].filter((name) => !words[name]),
      [],
    );
  });

test('A preview stores no idempotency key', async (t) => {
  const previews = NO_WRITES.filter((route) => route.endsWith('/preview'));
  assert.equal(previews.length, 2);
  for (const route of previews)
    await t.test(route, async () => {
      const [sample] = samplesOf(samples, route);
      assert.ok(sample);
      const { party } = writersOf(sample.access)[0] ?? {};
      assert.ok(party);
      const token = await shop.make.signIn(party.id);
      const parts = await sample.request({ ...party, token });
      const headers = { 'idempotency-key': `preview ${route}` };
      const count = async () => (await shop.database.query(sql`SELECT key_hash FROM idempotency_keys`)).length;
      const before = await count();
      const { status, text } = await shop.call(addressOf(route, parts), { token, body: parts.body, headers });
      assert.equal(status, 200, text);
      assert.equal(await count(), before);
    });
});

test('Customers’ changes to their own accounts are not logged', async () => {
  const { token } = await shop.make.customer();
  const body = { firstname: 'Noura', lastname: 'Saleh', phone_number: '0500000009' };
  const { outcome, lines } = await readLines(() => shop.call('POST /user', { token, body }));
  assert.deepEqual([outcome.status, lines], [200, []]);
});

test('A save that changes nothing leaves no line', async () => {
  const { token } = await shop.make.vendor();
  const body = { firstname: 'Omar', lastname: 'Aziz', phone_number: '0500000000' };
  const save = () => readLines(() => shop.call('POST /user', { token, body }));
  assert.deepEqual([(await save()).lines.length, (await save()).lines.length], [1, 0]);
});
