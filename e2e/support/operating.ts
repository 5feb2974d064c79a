import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  openMarketplace,
  ROOT,
  runCommand,
  type DemoMarketplace,
  type Marketplace,
  type Outcome,
} from './marketplace.ts';
import { test as base } from './test.ts';

/** Editable copy of a team's sources. */
export interface Workspace {
  folder: string;
  /** Changes a file until the end of the journey; fails if nothing changes. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Simulates another version of a package with unchanged content. */
  install: (name: string, version: string) => Promise<void>;
  /** Reverts all changes. */
  restore: () => Promise<void>;
}

interface Fixtures {
  /** Exclusive marketplace with the demo data. */
  demo: DemoMarketplace;
  marketplace: Marketplace;
  /** Unmodified copy of the sources. */
  workspace: Workspace;
  /** Runs a command against the marketplace: `operate('release', 'storefront')`. */
  operate: (...command: [string, ...string[]]) => Promise<Outcome>;
}

interface WorkerFixtures {
  /** Index of the worker. */
  lane: number;
  /** Sources, copied on first use; builds are reused by later journeys. */
  team: { open: () => Promise<Workspace>; leave: () => void };
}

const PORTS_AFTER = 20;

const cacheOf = (folder: string) => ({
  NX_CACHE_DIRECTORY: `${folder}-cache`,
  NX_WORKSPACE_DATA_DIRECTORY: `${folder}-data`,
});

/** Links existing builds and Nx's database into a copy, which then builds only its changes. */
async function lendBuilds(folder: string): Promise<void> {
  const { NX_CACHE_DIRECTORY: cache, NX_WORKSPACE_DATA_DIRECTORY: data } = cacheOf(folder);
  const filesOf = async (name: string) =>
    (await readdir(path.join(ROOT, '.nx', name)).catch(() => [])).map((file) => path.join(ROOT, '.nx', name, file));
  for (const own of [cache, data]) {
    await rm(own, { recursive: true, force: true });
    await mkdir(own);
  }
  for (const build of await filesOf('cache')) await symlink(build, path.join(cache, path.basename(build)));
  for (const list of await filesOf('workspace-data'))
    // While Nx runs, a young database is in its log alone.
    if (/\.db(-wal)?$/.test(list)) await cp(list, path.join(data, path.basename(list)));
}

async function copyWorkspace(folder: string): Promise<Workspace> {
  execFileSync('node', [path.join(ROOT, 'platform/bin/copy-workspace.mjs'), folder]);
  await lendBuilds(folder);
  const originals = new Map<string, string>();
  const links = new Map<string, string>();
  return {
    folder,
    async edit(file, change) {
      const target = path.join(folder, file);
      const text = await readFile(target, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
      if (!originals.has(target)) originals.set(target, text);
      await writeFile(target, changed);
    },
    async install(name, version) {
      const link = path.join(folder, 'node_modules', name);
      const original = await realpath(link);
      links.set(link, original);
      await rm(link);
      await cp(original, link, { recursive: true });
      const manifest = path.join(link, 'package.json');
      const text = await readFile(manifest, 'utf8');
      await writeFile(manifest, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
    },
    async restore() {
      await Promise.all([...originals].map(([target, text]) => writeFile(target, text)));
      originals.clear();
      for (const [link, original] of links) {
        await rm(link, { recursive: true });
        await symlink(original, link);
      }
      links.clear();
    },
  };
}

/** Test for operators, with an exclusive marketplace and editable sources. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  lane: [async ({}, use, info) => use(info.parallelIndex), { scope: 'worker' }],

  team: [
    async ({ lane }, use, { config }) => {
      const folder = path.join(commonFolder(config.metadata), `workspace-${lane}`);
      let workspace: Promise<Workspace> | undefined;
      await use({
        open: () => (workspace ??= copyWorkspace(folder)),
        leave: () => (workspace = undefined),
      });
    },
    { scope: 'worker' },
  ],

  workspace: async ({ team }, use) => {
    const workspace = await team.open();
    await use(workspace);
    await workspace.restore();
  },

  demo: async ({ lane }, use, { config }) => {
    const common = commonFolder(config.metadata);
    const port = Number(config.metadata.port) + PORTS_AFTER + lane;
    const marketplace = await openMarketplace(common, path.join(common, `marketplace-${lane}`), port);
    await use(marketplace);
    await marketplace.close();
  },
  marketplace: async ({ demo }, use) => use(demo),

  baseURL: async ({ marketplace }, use) => use(marketplace.origin),
  mailFolder: async ({ marketplace }, use) => use(marketplace.mailFolder),

  operate: async ({ workspace, marketplace, team }, use) =>
    use((...command) => {
      // A new area is not reverted file by file: the next journey gets a fresh copy.
      if (command[0] === 'new-area') team.leave();
      const { folder } = workspace;
      return runCommand(folder, command, { RELEASES_DIR: marketplace.releasesDir, ...cacheOf(folder) });
    }),
});

const commonFolder = (metadata: Record<string, unknown>) => String(metadata.folder);

export { expect } from './test.ts';
