import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeBuild, makeFolder, makeStore, openStore } from './fixtures.ts';
import { publish } from './publish.ts';

async function makePharmacy() {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  const build = (text: string) => makeBuild(folder, 'pharmacy', { files: { 'remoteEntry.js': text } });
  return { store, build, publish: async (text: string) => publish(store, await build(text)) };
}

test('The same build gets the same version', async () => {
  const pharmacy = await makePharmacy();
  const first = await pharmacy.publish('one');
  assert.equal(await pharmacy.publish('one'), first);
  assert.match(first, /^1\.2\.3-[0-9a-f]{10}$/);
});

test('A change of one byte gives a new version and leaves old files unchanged', async () => {
  const pharmacy = await makePharmacy();
  const first = await pharmacy.publish('one');
  assert.notEqual(await pharmacy.publish('two'), first);
  const unchanged = await readFile(path.join(pharmacy.store.folderOf('pharmacy', first), 'remoteEntry.js'), 'utf8');
  assert.equal(unchanged, 'one');
});

test('A change of the base path gives a new version', async () => {
  const pharmacy = await makePharmacy();
  const first = await pharmacy.publish('one');
  const directory = await pharmacy.build('one');
  const manifest = path.join(directory, 'package.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"/pharmacy"', '"/chemist"'));
  const second = await publish(pharmacy.store, directory);
  assert.notEqual(second, first);
  assert.equal((await pharmacy.store.readRelease('pharmacy', second)).area?.basePath, '/chemist');
});

test('A release is never overwritten, even by five concurrent publishers', async () => {
  const pharmacy = await makePharmacy();
  const directory = await pharmacy.build('one');
  const versions = await Promise.all(Array.from({ length: 5 }, () => publish(pharmacy.store, directory)));
  assert.equal(new Set(versions).size, 1);
  const folder = pharmacy.store.folderOf('pharmacy', versions[0] ?? '');
  const { ino, mtimeMs } = await stat(path.join(folder, 'release.json'));
  await publish(pharmacy.store, directory);
  const after = await stat(path.join(folder, 'release.json'));
  assert.deepEqual([after.ino, after.mtimeMs], [ino, mtimeMs]);
  assert.deepEqual(await readdir(path.dirname(folder)), versions.slice(0, 1));
  assert.deepEqual(await readdir(pharmacy.store.draftsFolder), []);
});

/** Debian's user "nobody"; only root can switch to it. */
const NOBODY_UID = 65_534;
const isRoot = process.getuid?.() === 0;

test('Releases are readable by other users despite a strict umask', async () => {
  const { store, build } = await makePharmacy();
  // Only the folder itself is set up by the operator.
  await chmod(store.folder, 0o755);
  const umask = process.umask(0o077);
  try {
    const version = await publish(store, await build('one'));
    await store.change(({ revision: _before, ...now }) => now);
    assert.ok(await store.hasRelease('pharmacy', version));
  } finally {
    process.umask(umask);
  }
  const entries = await readdir(store.folder, { recursive: true, withFileTypes: true });
  const inSight = entries.filter(({ name }) => name !== 'drafts');
  assert.ok(inSight.length > 5);
  for (const entry of inSight) {
    const file = path.join(entry.parentPath, entry.name);
    const { mode } = await stat(file);
    assert.equal((mode & 0o777).toString(8), entry.isDirectory() ? '755' : '644', file);
    const asNobody = { cwd: store.folder, uid: NOBODY_UID, gid: NOBODY_UID };
    if (isRoot && entry.isFile()) execFileSync('cat', [path.relative(store.folder, file)], asNobody);
  }
});

test('A release has all hashes, compressed copies, and the build’s contract', async () => {
  const pharmacy = await makePharmacy();
  const version = await pharmacy.publish('one');
  const release = await pharmacy.store.readRelease('pharmacy', version);
  assert.deepEqual(release.preload, ['remoteEntry.js', 'area.js']);
  assert.deepEqual(Object.keys(release.files), ['remoteEntry.js']);
  assert.match(release.files['remoteEntry.js'] ?? '', /^sha384-/);
  assert.equal(release.exposes, './area');
  assert.equal(release.contract, 1);
  assert.deepEqual(release.shared.react, { version: '19.3.1', range: '^19.0.0', names: null });
  const area = { name: 'pharmacy', basePath: '/pharmacy', defaultLang: 'en', toastMs: 3000 };
  assert.deepEqual(release.area, area);
  const files = await readdir(pharmacy.store.folderOf('pharmacy', version));
  assert.deepEqual(files.sort(), ['release.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']);
});

test('A shell starts with the script that records early events', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  const version = await publish(store, await makeBuild(folder, 'shell', { files: { 'record-events.js': 'note()' } }));
  const { preload, entry } = await store.readRelease('shell', version);
  assert.deepEqual([preload, entry], [['record-events.js', 'main.js'], 'main.js']);
});

test('Publishing again repairs a changed or unsigned release', async () => {
  const pharmacy = await makePharmacy();
  const version = await pharmacy.publish('one');
  const file = path.join(pharmacy.store.folderOf('pharmacy', version), 'release.json');
  const good = await readFile(file, 'utf8');
  await writeFile(file, good.replace('area.js', 'evil.js'));
  const store = openStore(pharmacy.store.folder);
  await assert.rejects(store.readRelease('pharmacy', version), /was changed after it was signed/);
  assert.equal(await publish(store, await pharmacy.build('one')), version);
  assert.deepEqual(
    (await store.readRelease('pharmacy', version)).files,
    (JSON.parse(good) as { files: unknown }).files,
  );
});

test('Publishing again restores changed and missing files', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  const files = { 'remoteEntry.js': 'one', 'page.js': 'page()', 'photo.webp': Buffer.from([1, 2, 3]) };
  const directory = await makeBuild(folder, 'pharmacy', { files });
  const version = await publish(store, directory);
  const at = (file: string) => path.join(store.folderOf('pharmacy', version), file);
  const readAll = async () => {
    const names = (await readdir(at('.'))).filter((name) => name !== 'release.json').sort();
    return Promise.all(names.map(async (name) => [name, (await readFile(at(name))).toString('hex')]));
  };
  const published = await readAll();
  const damages: Record<string, (file: string) => Promise<void>> = {
    'is changed': (file) => writeFile(at(file), 'evil()'),
    'is lost': (file) => rm(at(file)),
  };
  for (const [what, damage] of Object.entries(damages))
    for (const file of ['page.js', 'page.js.br', 'page.js.gz', 'photo.webp', 'release.json']) {
      await damage(file);
      assert.equal(await publish(openStore(store.folder), directory), version);
      assert.deepEqual(await readAll(), published, `${file} ${what}`);
      await openStore(store.folder).readRelease('pharmacy', version);
    }
  assert.deepEqual(await readdir(store.draftsFolder), []);
});

test('Five concurrent publishers repair a release', async () => {
  const pharmacy = await makePharmacy();
  const directory = await pharmacy.build('one');
  const version = await publish(pharmacy.store, directory);
  const file = path.join(pharmacy.store.folderOf('pharmacy', version), 'remoteEntry.js');
  await rm(file);
  await Promise.all(Array.from({ length: 5 }, () => publish(pharmacy.store, directory)));
  assert.equal(await readFile(file, 'utf8'), 'one');
  assert.deepEqual(await readdir(pharmacy.store.draftsFolder), []);
});

test('The shell includes its page template, whose change gives a new version', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  const directory = await makeBuild(folder, 'shell');
  const first = await publish(store, directory);
  await writeFile(path.join(directory, 'index.html'), '<!doctype html><title>New</title>');
  const second = await publish(store, directory);
  assert.notEqual(second, first);
  assert.match(await readFile(path.join(store.folderOf('shell', second), 'index.html'), 'utf8'), /New/);
});

test('A missing or broken build is refused with the build command', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  const cure = /Rebuild it: npx nx run @balsam\/pharmacy:build/;
  const directory = await makeBuild(folder, 'pharmacy');
  await writeFile(path.join(directory, 'dist/build.json'), '{"contract":');
  await assert.rejects(publish(store, directory), cure);
  await assert.rejects(publish(store, path.join(folder, 'kiosk')), /kiosk is not built/);
});

test('A release from uncommitted sources is marked', async () => {
  const [store, folder] = await Promise.all([makeStore(), makeFolder()]);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Amal', '-c', 'user.email=amal@shop.example', ...args], { cwd: folder });
  const commitOf = async (text: string) => {
    const directory = await makeBuild(folder, 'pharmacy', { files: { 'remoteEntry.js': text } });
    return (await store.readRelease('pharmacy', await publish(store, directory))).commit;
  };
  git('init', '--quiet');
  await writeFile(path.join(folder, '.gitignore'), 'dist\n');
  await makeBuild(folder, 'pharmacy');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A pharmacy');
  const commit = git('rev-parse', '--short=10', 'HEAD').toString().trim();
  assert.equal(await commitOf('clean'), commit);
  await writeFile(path.join(folder, 'unrelated.txt'), '');
  assert.equal(await commitOf('beside'), commit);
  await mkdir(path.join(folder, 'shared-ui'));
  await writeFile(path.join(folder, 'shared-ui/button.css'), '');
  assert.equal(await commitOf('changed'), `${commit} + changes`);
});
