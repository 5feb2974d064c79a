import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { createRenderPool, RENDER_LIMIT_MS, type NotRendered, type ReportFailure } from './render-pool.ts';
import type { RenderFailure, RenderTask } from './render-thread.ts';
import { FAULTY_RENDERER, taskFor } from './testing.ts';

/** Generous limits: on a busy machine, starting a thread and exhausting memory take a while. */
const PATIENT = { startMs: 60_000, renderMs: 60_000 };
/** A short limit, for loops. */
const QUICK = { ...PATIENT, renderMs: 500 };

type Failures = Parameters<ReportFailure>[];

/** Pool with a controllable clock and its reported failures. */
function openPool(
  source = FAULTY_RENDERER,
  options: { warmUp?: RenderTask[]; size?: number; limits?: typeof PATIENT } = {},
) {
  const { warmUp = [], size = 1, limits = PATIENT } = options;
  let time = 0;
  const failures: Failures = [];
  const report: ReportFailure = (...failure) => failures.push(failure);
  const pool = createRenderPool({ source, warmUp, size, report, limits, now: () => time });
  after(() => pool.close());
  /** HTML of a page, or the reason for its absence. */
  const ask = (path: string): Promise<string> =>
    pool.render(taskFor(path)).catch((error: RenderFailure | NotRendered) => error.kind);
  const pass = (ms: number) => (time += ms);
  const untilReady = async () => {
    while (!pool.isReady()) await wait(5);
  };
  /** Requests the page until it is rendered, skipping the release's pauses. */
  const untilRendered = async (path: string) => {
    for (let html = await ask(path); !html.startsWith('<main>'); html = await ask(path)) {
      await wait(5);
      pass(60_000);
    }
  };
  return { pool, failures, ask, untilReady, untilRendered, pass };
}

test('A failure costs one page its HTML, and the next page is rendered', async () => {
  const outcomes: Record<string, string> = {};
  const askFor = async (paths: string[], { ask, untilRendered, pass, failures }: ReturnType<typeof openPool>) => {
    for (const path of paths) {
      await untilRendered('/shop');
      outcomes[path] = await ask(path);
      await untilRendered('/shop');
      pass(60_000);
    }
    return failures;
  };
  const failures = await askFor(['/throws', '/garbage', '/floods', '/rejects', '/leaves'], openPool());
  await askFor(['/loops', '/waits'], openPool(FAULTY_RENDERER, { limits: QUICK }));
  assert.deepEqual(outcomes, {
    '/throws': 'threw',
    '/garbage': 'threw',
    '/floods': 'threw',
    '/rejects': 'threw',
    '/loops': 'hung',
    '/waits': 'hung',
    '/leaves': 'died',
  });
  const report = failures.map(([failure, task]) => `${task?.request} ${failure.message}`).join('\n');
  assert.match(report, /\/throws.*There is no such thing\.[^]*\/garbage.*did not return HTML/);
  assert.match(report, /\/floods.*2000000 characters[^]*\/leaves.*exit code 3/);
});

test('A renderer that exhausts memory loses only its thread', async () => {
  const { ask, untilReady, untilRendered, failures } = openPool();
  await untilReady();
  assert.equal(await ask('/eats'), 'died');
  assert.match(String(failures[0]?.[0].message), /memory/);
  await untilRendered('/shop');
});

test('A release that keeps failing is paused, then used again', async () => {
  const { ask, untilReady, pass, failures } = openPool();
  await untilReady();
  for (let failure = 0; failure < 3; failure += 1) assert.equal(await ask('/throws'), 'threw');
  assert.equal(await ask('/shop'), 'resting');
  assert.deepEqual(
    failures.map(([, , restMs]) => restMs),
    [0, 0, 1_000],
  );
  pass(1_000);
  assert.equal(await ask('/shop'), '<main>/shop en</main>');
});

test('A release that fails to load is retried a few times, then paused', async () => {
  for (const source of ['{', 'throw new Error("on load");', 'for (;;);']) {
    const { ask, failures, pass } = openPool(source, { limits: { startMs: 120, renderMs: 120 } });
    for (let start = 1; start <= 3; start += 1) {
      // A failed thread may not have ended yet; the next one starts afterwards.
      for (; failures.length < start; await wait(5)) assert.equal(await ask('/'), 'cold');
    }
    assert.equal(await ask('/'), 'resting');
    pass(1_000);
    assert.equal(await ask('/'), 'cold');
  }
});

test('While a renderer hangs, the queue is bounded', async () => {
  const { ask, untilReady } = openPool(FAULTY_RENDERER, { limits: QUICK });
  await untilReady();
  const [looping, ...waiting] = [ask('/loops'), ...Array.from({ length: 32 }, () => ask('/shop'))];
  await turn();
  assert.equal(await ask('/shop'), 'busy');
  assert.equal(await looping, 'hung');
  assert.deepEqual([...new Set(await Promise.all(waiting))], ['cold']);
});

test('A task that has waited too long is not rendered', async () => {
  const { ask, untilReady, pass } = openPool();
  await untilReady();
  const first = ask('/first');
  const second = ask('/second');
  pass(RENDER_LIMIT_MS + 1);
  assert.equal(await first, '<main>/first en</main>');
  assert.equal(await second, 'late');
});

test('Each thread is warmed up before its first page', async () => {
  const source = 'let count = 0; export const render = () => String((count += 1));';
  const { ask, untilReady } = openPool(source, { warmUp: [taskFor('/'), taskFor('/shop')] });
  assert.equal(await ask('/'), 'cold');
  await untilReady();
  assert.equal(await ask('/'), '3');
});

test('A failure during warm-up does not block the release', async () => {
  const { ask, untilReady, failures } = openPool(FAULTY_RENDERER, { warmUp: [taskFor('/throws')] });
  await untilReady();
  assert.equal(await ask('/shop'), '<main>/shop en</main>');
  assert.deepEqual(failures, []);
});

test('A hanging thread does not delay the other', async () => {
  const { ask, untilReady, untilRendered } = openPool(FAULTY_RENDERER, { size: 2, limits: QUICK });
  await untilReady();
  const looping = ask('/loops');
  await untilRendered('/shop');
  assert.equal(await looping, 'hung');
});

test('A renderer cannot see the process, and its output is discarded', async () => {
  process.env.A_SECRET = 'of the shop';
  const source = `export const render = () => {
    console.log('printed by a renderer');
    return JSON.stringify([process.env, process.argv.slice(2), process.execArgv, process.stdin.readableLength]);
  };`;
  const { ask, untilReady } = openPool(source);
  await untilReady();
  assert.deepEqual(JSON.parse(await ask('/')), [{}, [], [], 0]);
  delete process.env.A_SECRET;
});

test('Closing a pool ends its threads and reports nothing', async () => {
  const { pool, ask, untilReady, failures } = openPool();
  await untilReady();
  const looping = ask('/loops');
  await pool.close();
  assert.equal(await looping, 'died');
  assert.deepEqual([pool.isReady(), failures], [false, []]);
  assert.equal(await ask('/shop'), 'cold');
});
