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

/** Small replacement for the kit's stylesheet, which takes long to build; it has a font like the original. */
const STYLESHEET = '@font-face { font-family: plex; src: url("./fonts/plex.woff2"); } body { margin-inline: 1rem; }';

/** Copies the sources. Packages are linked, so a second copy must have the same depth. */
async function copySources(target: string): Promise<void> {
  execFileSync('node', [path.join(ROOT, 'platform/bin/copy-workspace.mjs'), target]);
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

/** Report of the federation plugin, which is not released and lists names in varying order. */
const REPORT = 'mf-stats.json';

type Files = Readonly<Record<string, string>>;

async function readFiles(built: string): Promise<Files> {
  const files = (await readdir(built)).filter((file) => file !== REPORT).sort();
  const read = async (file: string) => [file, await readFile(path.join(built, file), 'latin1')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** File name without its content hash. */
const plain = (file: string) => file.replace(/\.[0-9a-f]{8}\./, '.');

/** First difference of two builds per file, which hashes would not show. */
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

/** Two builds take longer than all other tests here; the causes of differing files have tests of their own below. */
const onlyWhole = { skip: process.env.TEST_ALL !== '1' && 'runs with --all' };

/** Builds an area and the shell, and leaves the workspace unchanged. */
async function build(workspace: string): Promise<Files[]> {
  const area = path.join(workspace, 'storefront');
  const shell = path.join(workspace, 'shell');
  const configs = [...areaConfig(area), ...hostConfig(shell)];
  for (const config of configs) await run(config);
  const outputs = [area, shell].map((directory) => path.join(directory, 'dist'));
  const built = await Promise.all(outputs.map(readFiles));
  await Promise.all(outputs.map((output) => rm(output, { recursive: true })));
  return built;
}

test('The same sources give the same files in different folders', onlyWhole, async () => {
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

test('Integrity maps are sorted even with shortened chunk numbers', () => {
  const [first, second, third] = ['12:"sha384-a+/="', '3e3:"sha384-b"', '694:"sha384-c"'];
  for (const list of [
    [third, second, first],
    [second, first, third],
  ])
    assert.equal(sortIntegrities(`x.sriHashes={${list.join()}},y`), `x.sriHashes={${first},${second},${third}},y`);
});

test('A chunk’s scripts come before its styles, each in order', () => {
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
