import { rspack, type Configuration } from '@rspack/core';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../src/release/paths.ts';
import { orderAssets } from './asset-list.ts';
import { areaConfig, hostConfig } from './preset.ts';
import { sortIntegrities } from './stable-build.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-preset-'));
});

after(() => rm(folder, { recursive: true, force: true }));

/** Stands in for the kit's stylesheet, which is long in the making: it is read with its font like any other. */
const STYLESHEET = '@font-face { font-family: plex; src: url("./fonts/plex.woff2"); } body { margin-inline: 1rem; }';

/** A copy of the sources. Packages are linked, so whoever else has one must have it as deep. */
async function copySources(target: string): Promise<void> {
  execFileSync('node', [path.join(ROOT, 'delivery/bin/copy-workspace.mjs'), target]);
  const kit = path.join(target, 'shared-ui/dist');
  await mkdir(path.join(kit, 'fonts'), { recursive: true });
  await writeFile(path.join(kit, 'theme.css'), STYLESHEET);
  await writeFile(path.join(kit, 'fonts/plex.woff2'), 'font');
}

const run = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

/** Of the federation plugin: it stays with the build, and lists what it names in any order. */
const REPORT = 'mf-stats.json';

type Files = Readonly<Record<string, string>>;

async function readFiles(built: string): Promise<Files> {
  const files = (await readdir(built)).filter((file) => file !== REPORT).sort();
  const read = async (file: string) => [file, await readFile(path.join(built, file), 'latin1')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** A name without the hash of what is in the file. */
const plain = (file: string) => file.replace(/\.[0-9a-f]{8}\./, '.');

/** Where two builds begin to differ, file by file: hashes would say that they do, and not in what. */
function differences(mine: Files, yours: Files): string[] {
  const others = new Map(Object.entries(yours).map(([file, text]) => [plain(file), { file, text }]));
  return Object.entries(mine).flatMap(([file, text]) => {
    const other = others.get(plain(file));
    if (other?.file === file && other.text === text) return [];
    const at = [...text].findIndex((letter, index) => letter !== other?.text[index]);
    const around = (whole = '') => whole.slice(Math.max(0, at - 100), at + 100);
    return [`${file}, letter ${at}: ${around(text)}\n${other?.file}: ${around(other?.text)}`];
  });
}

/** The shell is built by the same preset: it is in a whole run. */
const WHOLE = process.env.TEST_ALL === '1';

/** Builds an area, in a whole run the shell too, and leaves the workspace as it was. */
async function build(workspace: string): Promise<Files[]> {
  const area = path.join(workspace, 'storefront');
  const shell = path.join(workspace, 'shell');
  const configs = [...areaConfig(area), ...(WHOLE ? hostConfig(shell) : [])];
  for (const config of configs) await run(config);
  const outputs = [area, ...(WHOLE ? [shell] : [])].map((directory) => path.join(directory, 'dist'));
  const built = await Promise.all(outputs.map(readFiles));
  await Promise.all(outputs.map((output) => rm(output, { recursive: true })));
  return built;
}

test('Two people who build the same sources in different folders get the same files', async () => {
  const mine = path.join(folder, 'mine');
  const yours = path.join(folder, 'yours');
  await copySources(mine);
  const first = await build(mine);
  assert.ok(first.every((files) => Object.keys(files).length > 5));
  await rename(mine, yours);
  const second = await build(yours);
  assert.deepEqual(
    second.flatMap((files, index) => differences(files, first[index] ?? {})),
    [],
  );
  assert.deepEqual(second.map(Object.keys), first.map(Object.keys));
});

test('The list of integrities is in order, also where the minifier writes the number of a chunk otherwise', () => {
  const [first, second, third] = ['12:"sha384-a+/="', '3e3:"sha384-b"', '694:"sha384-c"'];
  for (const list of [
    [third, second, first],
    [second, first, third],
  ])
    assert.equal(sortIntegrities(`x.sriHashes={${list.join()}},y`), `x.sriHashes={${first},${second},${third}},y`);
});

test('Whichever of a chunk’s script and style comes first, a release lists them alike, and styles in their order', () => {
  const expected = ['kit.js', 'about.js', 'kit.css', 'about.css'];
  for (const [kit, about] of [
    [
      ['kit.js', 'kit.css'],
      ['about.css', 'about.js'],
    ],
    [
      ['kit.css', 'kit.js'],
      ['about.js', 'about.css'],
    ],
  ] as const)
    assert.deepEqual(orderAssets([...kit, ...about, 'plex.woff2']), expected);
});
