import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { checkBuilds } from './check-builds.ts';
import { makeBuild, makeFolder, makeStore, putRelease, sharing } from './fixtures.ts';
import { flip, setCanary } from './intents.ts';
import type { Release } from './release.ts';

const AMAL = { who: 'Amal' };
type Build = Parameters<typeof makeBuild>[2];

/** A shop with a live shell and pharmacy, and the check of a build of one of them. */
async function openShop(shell: Partial<Release> = {}, pharmacy: Partial<Release> = {}) {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  await putRelease(store, 'shell', '5', shell);
  await putRelease(store, 'pharmacy', '7', pharmacy);
  await flip(store, { shell: '5', pharmacy: '7' }, AMAL);
  const check = async (name: string, build?: Build) => checkBuilds(store, [await makeBuild(folder, name, build)]);
  return { store, folder, check };
}

test('A build that keeps to everything may be released', async () => {
  const { check } = await openShop();
  const [release] = await check('pharmacy');
  assert.equal(release?.name, 'pharmacy');
  assert.equal((await check('shell'))[0]?.name, 'shell');
});

test('The very first area is not refused for want of a shell', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  assert.equal((await checkBuilds(store, [await makeBuild(folder, 'pharmacy')])).length, 1);
});

test('An area without its module is refused', async () => {
  const { check } = await openShop();
  await assert.rejects(check('pharmacy', { exposes: ['./elsewhere'] }), {
    message: 'pharmacy does not expose ./area: export the area from src/area.tsx.',
  });
});

test('An area for a newer contract waits for the shell, and one for an older contract is built again', async () => {
  const { check } = await openShop();
  await assert.rejects(
    check('pharmacy', { agreement: { contract: 2 } }),
    /^Error: pharmacy 1\.2\.3-\w+ is built for contract 2, and the shell 5 for contract 1: release the shell first \(npm run release -- shell\)\.$/,
  );
  await assert.rejects(
    check('pharmacy', { agreement: { contract: 0 } }),
    /contract 0, and the shell 5 for contract 1: bring the source of pharmacy up to date/,
  );
});

test('An area that needs a module which the shell does not bring is refused', async () => {
  const { check } = await openShop({ shared: sharing('react', undefined) }, { shared: {} });
  await assert.rejects(
    check('pharmacy'),
    /pharmacy .* needs react, which the shell 5 does not bring: release the shell/,
  );
});

test('An area that was built for another major of a shared module is refused, and the one behind is named', async () => {
  const { check } = await openShop();
  const built = (range: string) => check('pharmacy', { agreement: { shared: sharing('react', { range }) } });
  await assert.rejects(
    built('^20.0.0'),
    /works with react \^20\.0\.0, and the shell 5 brings 19\.3\.1: release the shell/,
  );
  await assert.rejects(built('^18.0.0'), /works with react \^18\.0\.0, .*: bring the source of pharmacy up to date/);
  await built('^19.0.0');
});

test('An area that uses a name which the live shell does not bring is refused until the shell is released', async () => {
  const { check } = await openShop();
  const shared = sharing('@balsam/shared-api', { names: ['useCart', 'useFoo', 'useBar'] });
  await assert.rejects(
    check('pharmacy', { agreement: { shared } }),
    /pharmacy 1\.2\.3-\w+ uses useFoo and useBar of @balsam\/shared-api, which the shell 5 does not bring: release the shell first/,
  );
});

test('Names that one side does not know are no reason to refuse', async () => {
  const { check } = await openShop({ shared: sharing('@balsam/shared-api', { names: null }) });
  await check('pharmacy', { agreement: { shared: sharing('@balsam/shared-api', { names: ['useFoo'] }) } });
  await check('pharmacy', { agreement: { shared: sharing('@balsam/shared-api', { names: null }) } });
});

test('A shell is held against every area that people get, canaries too, and may go together with an area', async () => {
  const { store, folder, check } = await openShop();
  const shared = sharing('@balsam/shared-api', { names: ['useSession'] });
  const cure =
    /pharmacy 7 uses useCart of @balsam\/shared-api.*: release both at once \(npm run release -- shell pharmacy\)/;
  await assert.rejects(check('shell', { agreement: { shared } }), cure);
  const together = [
    await makeBuild(folder, 'shell', { agreement: { shared } }),
    await makeBuild(folder, 'pharmacy', { agreement: { shared } }),
  ];
  assert.equal((await checkBuilds(store, together)).length, 2);

  await putRelease(store, 'pharmacy', '8', { shared: sharing('react', { range: '~19.3.0' }) });
  await setCanary(store, 'pharmacy', { version: '8', percent: 10 }, AMAL);
  const newer = check('shell', { agreement: { shared: sharing('react', { version: '19.4.0' }) } });
  await assert.rejects(newer, /pharmacy 8 works with react ~19\.3\.0, and the shell 1\.2\.3-\w+ brings 19\.4\.0/);
});

test('An area is held against the canary of the shell, too', async () => {
  const { store, check } = await openShop();
  await putRelease(store, 'shell', '6', { shared: sharing('@balsam/shared-api', { names: ['useSession'] }) });
  await assert.rejects(setCanary(store, 'shell', { version: '6', percent: 5 }, AMAL), /pharmacy 7 uses useCart/);
  await putRelease(store, 'shell', '6.1', { shared: sharing('react', { version: '19.4.0' }) });
  await setCanary(store, 'shell', { version: '6.1', percent: 5 }, AMAL);
  const built = check('pharmacy', { agreement: { shared: sharing('react', { range: '~19.3.0' }) } });
  await assert.rejects(built, /the shell 6\.1 brings 19\.4\.0/);
});

test('A file over its budget is refused with its weight', async () => {
  const { check } = await openShop();
  const files = { 'charts.js': randomBytes(130 * 1024) };
  await assert.rejects(check('pharmacy', { files }), {
    message: 'charts.js of pharmacy weighs 130 KB compressed, and 120 KB are allowed: split it.',
  });
  await check('pharmacy', {
    files: { 'long.js': Buffer.alloc(2_000_000, 'a'), 'first-page.mjs': randomBytes(400_000) },
  });
  await check('shell', { files });
});

test('Text that would run as code is refused in whatever dress it comes', async () => {
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
      /a\.js of pharmacy runs text as code \(/,
      code,
    );
  }
});

test('What only looks like it is let through', async () => {
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

test('Every reason is told at once', async () => {
  const { check } = await openShop();
  const build: Build = { exposes: [], files: { 'a.js': 'eval(b)' }, agreement: { contract: 2 } };
  const reasons = await check('pharmacy', build).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
  assert.equal(reasons.length, 3);
});
