import { rspack, type Configuration } from '@rspack/core';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostConfig } from '../build/preset.ts';
import { PACKAGES } from '../src/release/paths.ts';
import { publish } from '../src/release/publish.ts';
import { SHELL, type Release } from '../src/release/release.ts';
import { sign } from '../src/release/signature.ts';
import { openReleaseStore, type ReleaseStore } from '../src/release/store.ts';

const folderOf = (name: string) => {
  const known = PACKAGES.find((candidate) => candidate.name === name);
  if (!known) throw new Error(`There is no package ${name}.`);
  return known.directory;
};

// Replacement for the federation runtime that uses an ordinary import.
const withoutFederation = (area: string) => `
import * as module from ${JSON.stringify(path.join(area, 'src/area.tsx'))};
export const guardEntryScripts = () => {};
export const importArea = () => Promise.resolve(module);
`;

// Initial libraries in one chunk, like the shell's; libraries loaded later remain with their page.
const VENDOR_CHUNK = {
  chunks: 'initial' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    vendor: { test: /node_modules|facades/, type: /javascript/, name: 'vendor', enforce: true },
  },
};

async function build(target: string, area: string): Promise<void> {
  const shell = folderOf('shell');
  const stand = path.join(target, 'federation.ts');
  await mkdir(target, { recursive: true });
  await writeFile(stand, withoutFederation(area));
  const [base] = hostConfig(shell);
  if (!base) throw new Error('The shell has no build.');
  const config: Configuration = {
    ...base,
    output: { ...base.output, path: path.join(target, 'dist') },
    resolve: {
      ...base.resolve,
      modules: ['node_modules', path.join(shell, '../node_modules')],
      alias: { ...base.resolve?.alias, [path.join(shell, 'src/areas/federation.ts')]: stand },
    },
    optimization: { ...base.optimization, splitChunks: VENDOR_CHUNK },
    plugins: base.plugins?.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
  };
  await new Promise<void>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

/** The area's release with its pages' code loaded from the single bundle. */
function pagesFrom(bundle: Release, chunks: Release['chunks'], area: Release): Release {
  const inBundle = (file: string) => `../../${bundle.name}/${bundle.version}/${file}`;
  const moved = Object.entries(chunks).map(([name, files]) => [name, files.map(inBundle)] as const);
  const hashes = Object.entries(bundle.files).map(([file, hash]) => [inBundle(file), hash] as const);
  return {
    ...area,
    preload: [],
    chunks: Object.fromEntries(moved),
    files: { ...area.files, ...Object.fromEntries(hashes) },
  };
}

/**
 * Publishes shell and area as a single build with the same preloads: the strongest fair comparison for the federated
 * page.
 * @param target an empty folder for the build and its releases
 */
export async function publishSingleBundle(target: string, areaName: string): Promise<ReleaseStore> {
  const area = folderOf(areaName);
  const shell = path.join(target, 'shell');
  await build(shell, area);
  await cp(path.join(folderOf('shell'), 'index.html'), path.join(shell, 'index.html'));
  await writeFile(path.join(shell, 'package.json'), '{"version":"0.0.0"}');

  const folder = path.join(target, 'releases');
  const publisher = openReleaseStore(folder, {});
  const shellVersion = await publish(publisher, shell);
  const areaVersion = await publish(publisher, area);
  const chunks = JSON.parse(await readFile(path.join(shell, 'dist/assets.json'), 'utf8'));
  const bundle = await publisher.readRelease(SHELL, shellVersion);
  const release = await publisher.readRelease(areaName, areaVersion);
  const file = path.join(publisher.folderOf(areaName, areaVersion), 'release.json');
  const changed = await sign(publisher.keys, 'release', pagesFrom(bundle, chunks, release));
  await writeFile(file, JSON.stringify(changed));

  // A fresh store, because stores cache what they read. Nothing is shared here, so compatibility is not checked.
  const store = openReleaseStore(folder, {});
  const current = (version: string) => ({ current: version, previous: null });
  const releases = { [SHELL]: current(shellVersion), [areaName]: current(areaVersion) };
  await store.change(() => ({ releases, change: null }));
  return store;
}
