import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createRecallService } from '../../src/modules/sales/recalls/service.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createLots } from '../support/lots.ts';
import { createRecalls } from '../support/recalls.ts';
import { sellMany } from '../support/sold-lines.ts';

const WHOLE = process.env.TEST_ALL === '1';
const LINES = WHOLE ? 10_000 : 3000;

/** Rounds of the process that is killed. */
const KILLS = WHOLE ? 15 : 3;

/** Most time for stopping the stock, ms; a busy machine gets more than the 100 ms that are measured on a quiet one. */
const STOP_MS = WHOLE ? 100 : 1000;

/** Least share of the lines that are told before the process is killed again. */
const KILLED_AT = 1 / (KILLS + 1);

const source = (module: string) => JSON.stringify(new URL(`../../src/${module}`, import.meta.url).href);

let shop: TestApp;
let lots: ReturnType<typeof createLots>;
let recalls: ReturnType<typeof createRecalls>;
let admin: Person;
before(async () => {
  shop = await buildTestApp();
  lots = createLots(shop);
  recalls = createRecalls(shop);
  admin = await shop.make.admin();
});
after(() => shop.close());

/** A draft about a batch with many sold lines. */
const soldOften = async () => {
  const { vendor, product } = await lots.tracked([
    { lot_no: 'BAD', days: 200, quantity: 50 },
    { lot_no: 'GOOD', days: 400, quantity: 50 },
  ]);
  const lotId = await lots.idOf(product.id, 'BAD');
  const { id: userId } = await shop.make.customer();
  await sellMany(shop.database, { vendorId: vendor.vendorId, productId: product.id, lotId, userId, count: LINES });
  await shop.database.query(sql`ANALYZE`);
  const draft = await recalls.draft(admin, { product_ids: [product.id], lot_ids: [lotId] });
  return { product, draft };
};

const open = async ({ id, recall_no }: { id: number; recall_no: string }) => {
  const { open: stop } = createRecallService(shop);
  const actor = { id: admin.id, role: 1, vendorId: null, vendorActive: null, permissions: [] } as const;
  const started = performance.now();
  await stop({ vendorId: null, actor }, id, { recall_no });
  return performance.now() - started;
};

const countCases = async (recallId: number) => {
  const row = await shop.database.first<{ cases: number; mails: number; recipients: number }>(sql`
    SELECT count(c.id) AS cases, count(mail.id) AS mails, count(DISTINCT c.order_item_id) AS recipients
    FROM recall_cases c LEFT JOIN outbox mail ON mail.event_id = 'recall:' || c.id WHERE c.recall_id = ${recallId}`);
  return row ?? { cases: 0, mails: 0, recipients: 0 };
};

/** A process that tells the buyers of all recalls, as the job does. */
const startTelling = () => {
  const script = `
    import { openDatabase } from ${source('database/open-database.ts')};
    import { createRecallCases } from ${source('modules/sales/recalls/cases.ts')};
    const database = await openDatabase(${JSON.stringify(shop.store)});
    await createRecallCases(database)();
    await database.close();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'close') };
};

test('A recall of many sold lines stops its stock at once', async (t) => {
  const { product, draft } = await soldOften();
  const ms = await open(draft);
  t.diagnostic(`stock of a batch with ${LINES} sold lines stopped in ${Math.round(ms)} ms`);
  assert.ok(ms < STOP_MS, `${ms} ms`);
  assert.deepEqual((await lots.stored(product.id))[0], ['BAD', 50, 'recall']);
  const started = performance.now();
  await recalls.tell();
  t.diagnostic(`${LINES} buyers told in ${Math.round(performance.now() - started)} ms`);
  assert.deepEqual(await countCases(draft.id), { cases: LINES, mails: LINES, recipients: LINES });
  const again = performance.now();
  await recalls.tell();
  t.diagnostic(`looked for others in ${Math.round(performance.now() - again)} ms`);
});

test('A process killed while it tells the buyers neither loses nor doubles a mail', async () => {
  const { draft } = await soldOften();
  await open(draft);
  const reached: number[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    const { child, ended } = startTelling();
    while ((await countCases(draft.id)).cases < LINES * KILLED_AT * round) await wait(5);
    // Batches take about as long as this, so that most rounds end within one.
    await wait(round * 7);
    child.kill('SIGKILL');
    await ended;
    reached.push((await countCases(draft.id)).cases);
  }
  const last = startTelling();
  await last.ended;
  assert.deepEqual(await countCases(draft.id), { cases: LINES, mails: LINES, recipients: LINES });
  assert.ok((reached[0] ?? LINES) < LINES, reached.join());
});
