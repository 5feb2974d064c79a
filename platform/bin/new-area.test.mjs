import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { copyWorkspace } from './copy-workspace.mjs';

const exec = promisify(execFile);
const PROBE = 'src/probe.ts';

/** A whole run also tests, builds, lints and releases the new area, which takes as long as all other tests here. */
const onlyWhole = { skip: process.env.TEST_ALL !== '1' && 'runs with --all' };

let folder;
let workspace;

const read = (file) => readFile(path.join(workspace, file), 'utf8');
const readJson = async (file) => JSON.parse(await read(file));
/** Runs the command as in a terminal, without Nx's variables of the surrounding workspace. */
const newArea = (...args) =>
  exec(process.execPath, ['platform/bin/new-area.mjs', ...args], {
    cwd: workspace,
    env: { ...process.env, INIT_CWD: workspace, NX_WORKSPACE_ROOT_PATH: workspace },
  });

/** Runs a script of the new package as npm and Nx would, without starting either. */
async function runScript(name, ...more) {
  const { scripts } = await readJson('home-care/package.json');
  const PATH = `${path.join(workspace, 'node_modules/.bin')}:${process.env.PATH}`;
  const command = [scripts[name], ...more].join(' ');
  const env = { ...process.env, PATH, FORCE_COLOR: '0' };
  return exec('sh', ['-c', command], { cwd: path.join(workspace, 'home-care'), env });
}

/** Sources of a package, by path. */
async function sourcesOf(name) {
  const files = (await readdir(path.join(workspace, name, 'src'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => path.relative(workspace, path.join(parentPath, file)));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await read(file)])));
}

const untouched = () => Promise.all(['shell', 'platform', 'storefront'].map(sourcesOf));

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-new-area-'));
  workspace = path.join(folder, 'workspace');
  await copyWorkspace(workspace);
});

after(() => rm(folder, { recursive: true, force: true }));

test('A new area compiles and changes no other package', async () => {
  const othersBefore = await untouched();
  const { stdout } = await newArea(
    'home-care',
    '--path',
    '/care',
    '--title',
    'Home care',
    '--title-ar',
    'رعاية منزلية',
  );

  assert.match(stdout, /Missing or outdated packages are installed first[^]*npm run dev -- home-care/);
  assert.match(stdout, /npm run release -- home-care/);
  const manifest = await readJson('home-care/package.json');
  const storefront = await readJson('storefront/package.json');
  assert.deepEqual(manifest.balsam, { area: { basePath: '/care', toastMs: 3000 } });
  assert.equal(manifest.dependencies.react, storefront.dependencies.react);
  assert.equal((await readJson('home-care/src/locales/en.json')).title, 'Home care');
  assert.equal((await readJson('home-care/src/locales/ar.json')).title, 'رعاية منزلية');
  assert.deepEqual(await untouched(), othersBefore);

  await exec('node_modules/.bin/tsgo', ['-p', 'home-care'], { cwd: workspace });
});

test('A new area passes its tests, is built and is formatted', onlyWhole, async () => {
  const [tests] = await Promise.all([
    runScript('test', '--runInBand'),
    runScript('build'),
    exec('node_modules/.bin/oxfmt', ['--check', 'home-care', 'package.json'], { cwd: workspace }),
  ]);
  assert.match(tests.stderr, /Test Suites: 2 passed/);
  assert.ok(existsSync(path.join(workspace, 'home-care/dist/mf-manifest.json')));
});

test('The lockfile is as npm would have written it', async () => {
  const { packages } = await readJson('package-lock.json');
  const manifest = await readJson('home-care/package.json');
  assert.deepEqual(packages['node_modules/@balsam/home-care'], { resolved: 'home-care', link: true });
  assert.deepEqual(packages['home-care'].dependencies, manifest.dependencies);
  assert.deepEqual(packages[''].workspaces, (await readJson('package.json')).workspaces);
});

test('A new area passes lint, which enforces its boundaries', onlyWhole, async () => {
  const probe = path.join(workspace, 'home-care', PROBE);
  await writeFile(probe, "export { routes } from '../../storefront/src/app/routes.tsx';\n");
  const oxlint = (...args) =>
    exec('node_modules/.bin/oxlint', ['-c', 'oxlint.config.mjs', ...args, 'home-care'], { cwd: workspace });
  const [{ code, stdout }, read] = await Promise.all(
    [oxlint('--format', 'json'), oxlint('--debug=files')].map((linted) => linted.catch((error) => error)),
  );
  await rm(probe);
  assert.equal(code, 1);
  const complaints = JSON.parse(stdout).diagnostics.map(({ filename, message }) => [filename, message]);
  assert.equal(complaints.length, 1, stdout);
  const [[file, complaint]] = complaints;
  assert.equal(path.resolve(workspace, file), probe);
  assert.match(complaint, /home-care may import only itself/);
  for (const source of ['rspack.config.ts', 'src/area.tsx', 'src/features/home/HomePage.test.tsx'])
    assert.ok(read.stdout.includes(path.join('home-care', source)), source);
});

test('An area is built and released while the backend does not compile', onlyWhole, async () => {
  await appendFile(path.join(workspace, 'backend/src/app.ts'), 'const broken = ;\n');
  const RELEASES_DIR = path.join(folder, 'releases');
  const { stdout } = await exec('npm', ['run', '--silent', 'release', '--', 'home-care', '--by', 'Badr'], {
    cwd: workspace,
    env: { ...process.env, RELEASES_DIR, INIT_CWD: workspace, NX_WORKSPACE_ROOT_PATH: workspace },
  });
  assert.match(stdout, /✔ home-care, revision 1: current 1\.0\.0-[0-9a-f]{10}\n$/);
});

const REFUSALS = [
  [{}, /needs a name[^]*npm run new-area -- clinic/],
  [{ name: 'Clinic' }, /"Clinic" is not a valid area name/],
  [{ name: 'shell' }, /"shell" is taken: shell exists/],
  [{ name: 'history' }, /"history" is already a global name/],
  [{ name: 'list' }, /"list" is a command/],
  [{ name: 'clinic', path: 'clinic' }, /"clinic" is not a valid area path/],
  [{ name: 'clinic', path: '/vendor/clinic' }, /belongs to vendor-portal/],
  [{ name: 'clinic', path: '/cart' }, /\/cart belongs to storefront/],
  [{ name: 'clinic', path: '/api/clinic' }, /\/api is reserved by the server/],
  [{ name: 'metrics' }, /\/metrics is reserved by the server/],
];
for (const [options, reason] of REFUSALS) {
  test(`A new area ${JSON.stringify(options)} is refused with a reason before any write`, async () => {
    const { newArea: generate } = await import(pathToFileURL(path.join(workspace, 'platform/generators/new-area.mjs')));
    assert.throws(() => generate({ write: () => assert.fail('Something was written.') }, options), reason);
  });
}

const MISTYPED = [
  [['clinic', 'ward'], /'ward'/],
  [['clinic', '--path', '/cart'], /\/cart belongs to storefront/],
];
test('A mistyped command exits with 1 and the reason, and leaves nothing behind', async () => {
  await Promise.all(
    MISTYPED.map(([args, reason]) =>
      assert.rejects(newArea(...args), ({ code, stdout, stderr }) => code === 1 && reason.test(stdout + stderr)),
    ),
  );
  assert.equal(existsSync(path.join(workspace, 'clinic')), false);
});
