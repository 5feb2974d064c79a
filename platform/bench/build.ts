// npm run bench:build: duration of builds and releases, in a copy of the workspace without any cached build.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../src/release/paths.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { openShop, type Shop } from './shop.ts';

const AREA = 'storefront';
const AREA_SOURCE = 'storefront/src/app/routes.tsx';
const KIT_SOURCE = 'shared-ui/src/index.ts';

const { version: rspack } = createRequire(import.meta.url)('@rspack/core/package.json');
const { version: nx } = createRequire(import.meta.url)('nx/package.json');

interface Row {
  step: string;
  seconds: number;
  built: string;
}

const rows: Row[] = [];

const note = (step: string, ms: number, built = '') =>
  rows.push({ step, seconds: Number((ms / 1000).toFixed(2)), built });

async function build({ build }: Workspace, step: string): Promise<string[]> {
  const { took, built } = await build();
  note(step, took, built.length > 0 ? built.join(', ') : 'nothing');
  return built;
}

async function measureBuilds(workspace: Workspace): Promise<void> {
  await build(workspace, 'all, nothing cached');
  await build(workspace, 'all, nothing changed');
  await workspace.touch(AREA_SOURCE);
  const built = await build(workspace, `all, ${AREA} changed`);
  if (built.join() !== AREA)
    throw new Error(`Only ${AREA} was changed, but these packages were built: ${built.join(', ')}.`);
  await workspace.touch(KIT_SOURCE);
  await build(workspace, 'all, the kit changed');
}

/** Measures the time from the command until newly opened pages name another release. */
async function measureCommand(workspace: Workspace, shop: Shop, step: string, ...words: string[]): Promise<void> {
  const before = await shop.versionOf(AREA);
  const started = performance.now();
  const ended = workspace
    .run('release', ...words, AREA)
    .then(() => note(`${step}, until the command ends`, performance.now() - started));
  await shop.untilAnother(AREA, before);
  note(`${step}, until a new page shows it`, performance.now() - started);
  await ended;
}

async function main() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-bench-'));
  const load = os.loadavg()[0] ?? 0;
  try {
    const workspace = await openWorkspace(path.join(folder, 'workspace'));
    await measureBuilds(workspace);
    const shop = await openShop(workspace, folder);
    try {
      await workspace.touch(AREA_SOURCE);
      await measureCommand(workspace, shop, `release ${AREA}`);
      await measureCommand(workspace, shop, `rollback ${AREA}`, 'rollback');
    } finally {
      await shop.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const loads = [load, os.loadavg()[0] ?? 0].map((one) => one.toFixed(1)).join(' to ');
  console.log(
    `\n${os.cpus().length} cores, load ${loads}, Node ${process.version}, Rspack ${rspack}, Nx ${nx}, ${commit}`,
  );
  console.table(rows);
}

await main();
