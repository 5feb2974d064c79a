import { rspack, type Configuration } from '@rspack/core';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../src/paths.ts';
import { areaConfig, hostConfig } from './preset.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-preset-'));
});

after(() => rm(folder, { recursive: true, force: true }));

/** The same sources in another folder. Packages are linked, so both folders must be as deep. */
function copySources(name: string): string {
  const target = path.join(folder, name);
  execFileSync('node', [path.join(ROOT, 'delivery/bin/copy-workspace.mjs'), target]);
  // The shell brings the kit's stylesheet, which is made before it.
  execFileSync('node', ['theme/build.mjs'], { cwd: path.join(target, 'shared-ui') });
  return target;
}

const run = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

async function hashFiles(built: string): Promise<Record<string, string>> {
  const files = (await readdir(built)).sort();
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(path.join(built, file)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hash(file)])));
}

async function build(workspace: string): Promise<Record<string, string>[]> {
  const shell = path.join(workspace, 'shell');
  const area = path.join(workspace, 'storefront');
  for (const config of [hostConfig(shell), ...areaConfig(area)]) await run(config);
  return [await hashFiles(path.join(shell, 'dist')), await hashFiles(path.join(area, 'dist'))];
}

test('Two people who build the same sources in different folders get the same files', async () => {
  const mine = await build(copySources('mine'));
  const yours = await build(copySources('yours'));
  assert.deepEqual(yours, mine);
});
