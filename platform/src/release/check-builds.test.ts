import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { checkBuilds } from './check-builds.ts';
import { makeBuild, makeFolder, makeStore, putRelease, sharing } from './fixtures.ts';
import { flip, setCanary } from './intents.ts';
import type { Release } from './release.ts';

const AMAL = { who: 'Amal' };
type Build = Parameters<typeof makeBuild>[2];

/** Shop with a live shell and pharmacy, and a check of builds. */
async function openShop(shell: Partial<Release> = {}, pharmacy: Partial<Release> = {}) {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  await putRelease(store, 'shell', '5', shell);
  await putRelease(store, 'pharmacy', '7', pharmacy);
  await flip(store, { shell: '5', pharmacy: '7' }, AMAL);
  const check = async (name: string, build?: Build) => checkBuilds(store, [await makeBuild(folder, name, build)]);
  return { store, folder, check };
}

test('A valid build may be released', async () => {
  const { check } = await openShop();
  const [release] = await check('pharmacy');
  assert.equal(release?.name, 'pharmacy');
  assert.equal((await check('shell'))[0]?.name, 'shell');
});

test('The first area is not refused for lack of a shell', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  assert.equal((await checkBuilds(store, [await makeBuild(folder, 'pharmacy')])).length, 1);
});

test('An area without its exposed module is refused', async () => {
  const { check } = await openShop();
  await assert.rejects(check('pharmacy', { exposes: ['./elsewhere'] }), {
    message: 'pharmacy does not expose ./area. Export the area from src/area.tsx.',
  });
});

test('With a newer contract the shell goes first; with an older one, a rebuild', async () => {
  const { check } = await openShop();
  await assert.rejects(
    check('pharmacy', { agreement: { contract: 2 } }),
    /^Error: pharmacy 1\.2\.3-\w+ is built for contract 2, but shell 5 for contract 1: release the shell first \(npm run release -- shell\)\.$/,
  );
  await assert.rejects(
    check('pharmacy', { agreement: { contract: 0 } }),
    /contract 0, but shell 5 for contract 1: update the source of pharmacy/,
  );
});

test('An area that needs a module missing in the shell is refused', async () => {
  const { check } = await openShop({ shared: sharing('react', undefined) }, { shared: {} });
  await assert.rejects(check('pharmacy'), /pharmacy .* needs react, which shell 5 does not provide: release the shell/);
});

test('An area built for another major of a shared module is refused', async () => {
  const { check } = await openShop();
  const built = (range: string) => check('pharmacy', { agreement: { shared: sharing('react', { range }) } });
  await assert.rejects(built('^20.0.0'), /requires react \^20\.0\.0, but shell 5 provides 19\.3\.1: release the shell/);
  await assert.rejects(built('^18.0.0'), /requires react \^18\.0\.0, .*: update the source of pharmacy/);
  await built('^19.0.0');
});

test('An area that uses an export missing in the live shell is refused', async () => {
  const { check } = await openShop();
  const shared = sharing('@balsam/shared-api', { names: ['useCart', 'useFoo', 'useBar'] });
  await assert.rejects(
    check('pharmacy', { agreement: { shared } }),
    /pharmacy 1\.2\.3-\w+ uses useFoo and useBar of @balsam\/shared-api, which shell 5 does not provide: release the shell first/,
  );
});

test('Unknown exports are not a reason to refuse', async () => {
  const { check } = await openShop({ shared: sharing('@balsam/shared-api', { names: null }) });
  await check('pharmacy', { agreement: { shared: sharing('@balsam/shared-api', { names: ['useFoo'] }) } });
  await check('pharmacy', { agreement: { shared: sharing('@balsam/shared-api', { names: null }) } });
});

test('A shell is checked against all live areas and canaries, except joint releases', async () => {
  const { store, folder, check } = await openShop();
  const shared = sharing('@balsam/shared-api', { names: ['useSession'] });
  const cure =
    /pharmacy 7 uses useCart of @balsam\/shared-api.*: release both together \(npm run release -- shell pharmacy\)/;
  await assert.rejects(check('shell', { agreement: { shared } }), cure);
  const together = [
    await makeBuild(folder, 'shell', { agreement: { shared } }),
    await makeBuild(folder, 'pharmacy', { agreement: { shared } }),
  ];
  assert.equal((await checkBuilds(store, together)).length, 2);

  await putRelease(store, 'pharmacy', '8', { shared: sharing('react', { range: '~19.3.0' }) });
  await setCanary(store, 'pharmacy', { version: '8', percent: 10 }, AMAL);
  const newer = check('shell', { agreement: { shared: sharing('react', { version: '19.4.0' }) } });
  await assert.rejects(newer, /pharmacy 8 requires react ~19\.3\.0, but shell 1\.2\.3-\w+ provides 19\.4\.0/);
});

test('An area is also checked against the canary of the shell', async () => {
  const { store, check } = await openShop();
  await putRelease(store, 'shell', '6', { shared: sharing('@balsam/shared-api', { names: ['useSession'] }) });
  await assert.rejects(setCanary(store, 'shell', { version: '6', percent: 5 }, AMAL), /pharmacy 7 uses useCart/);
  await putRelease(store, 'shell', '6.1', { shared: sharing('react', { version: '19.4.0' }) });
  await setCanary(store, 'shell', { version: '6.1', percent: 5 }, AMAL);
  const built = check('pharmacy', { agreement: { shared: sharing('react', { range: '~19.3.0' }) } });
  await assert.rejects(built, /shell 6\.1 provides 19\.4\.0/);
});

test('A file over its size limit is refused', async () => {
  const { check } = await openShop();
  const files = { 'charts.js': randomBytes(130 * 1024) };
  await assert.rejects(check('pharmacy', { files }), {
    message: 'charts.js of pharmacy is 130 KB compressed; the limit is 120 KB. Split it.',
  });
  await check('pharmacy', {
    files: { 'long.js': Buffer.alloc(2_000_000, 'a'), 'first-page.mjs': randomBytes(400_000) },
  });
  await check('shell', { files });
});

test('Every way to evaluate a string is refused', async () => {
  const { check } = await openShop();
  const dresses = [
    'eval("1")',
    'x=eval (a)',
    'new Function("a","b")',
    'Function("return 1")()',
    'window.eval(a)',
    '(0,eval)(a)',
  ];
  for (const code of dresses) {
    await assert.rejects(
      check('pharmacy', { files: { 'a.js': `;${code};` } }),
      /a\.js of pharmacy evaluates a string as code \(/,
      code,
    );
  }
});

test('Code that only looks like evaluation is allowed', async () => {
  const { check } = await openShop();
  const code = [
    'h=p||self||Function("return this")()',
    'isFunction(a)',
    'tree.eval(a)',
    'medieval(a)',
    'a.constructor===Function',
    'function f(a){}',
    'typeof Function',
  ];
  await check('pharmacy', { files: { 'a.js': code.join(';\n'), 'first-page.mjs': 'eval("1")' } });
});

test('All reasons are reported together', async () => {
  const { check } = await openShop();
  const build: Build = { exposes: [], files: { 'a.js': 'eval(b)' }, agreement: { contract: 2 } };
  const reasons = await check('pharmacy', build).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
  assert.equal(reasons.length, 3);
});
