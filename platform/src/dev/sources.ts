import { AREA_CONTRACT } from '@balsam/shared-api/contract';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGES } from '../release/paths.ts';
import { areaSettingsSchema, SHELL, type Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';

const DEV_VERSION = 'dev';

/** Federation entry of an area served from source. */
export const DEV_ENTRY = 'remoteEntry.js';

/** URL path of a package served from source. */
export const sourcePathOf = (name: string): string => `/areas/${name}/${DEV_VERSION}`;

/** Origins of dev servers, by the name of the package they serve. */
export type Sources = Readonly<Record<string, string>>;

/** Parses "shell=http://127.0.0.1:4001,storefront=http://127.0.0.1:4002". */
export const readSources = (text = ''): Sources =>
  Object.fromEntries(text.split(',').flatMap((pair) => (pair ? [pair.split('=', 2)] : [])));

/** Packages published alongside the sources: the other areas, and the shell they were built for. */
export const otherReleases = (sources: Sources): typeof PACKAGES =>
  PACKAGES.every(({ name }) => Object.hasOwn(sources, name))
    ? []
    : PACKAGES.filter(({ name }) => name === SHELL || !Object.hasOwn(sources, name));

const directoryOf = (name: string): string => {
  const known = PACKAGES.find((candidate) => candidate.name === name);
  if (!known) throw new Error(`${name} is neither the shell nor an area of this workspace.`);
  return known.directory;
};

const describeArea = (name: string): Release['area'] => {
  const { balsam } = JSON.parse(readFileSync(path.join(directoryOf(name), 'package.json'), 'utf8'));
  return { name, ...areaSettingsSchema.parse(balsam.area) };
};

const describeSource = (name: string): Release => ({
  name,
  version: DEV_VERSION,
  commit: null,
  builtAt: new Date().toISOString(),
  contract: AREA_CONTRACT,
  shared: {},
  chunks: {},
  files: {},
  ...(name === SHELL
    ? { area: null, exposes: null, entry: 'main.js', preload: ['main.css', 'main.js'] }
    : { area: describeArea(name), exposes: './area', entry: DEV_ENTRY, preload: [] }),
});

/** Wraps a store so that packages served from source are the current releases. */
export function withSources(store: ReleaseStore, sources: Sources): ReleaseStore {
  const isSource = (name: string, version: string) => version === DEV_VERSION && Object.hasOwn(sources, name);
  const pointers = Object.fromEntries(
    Object.keys(sources).map((name) => [name, { current: DEV_VERSION, previous: null }]),
  );
  return {
    ...store,
    readFileOf: async (release, file) =>
      isSource(release.name, release.version)
        ? readFile(path.join(directoryOf(release.name), file))
        : store.readFileOf(release, file),
    readRelease: async (name, version) =>
      isSource(name, version) ? describeSource(name) : store.readRelease(name, version),
    readRegistry: async () => {
      const registry = await store.readRegistry();
      return { ...registry, releases: { ...registry.releases, ...pointers } };
    },
  };
}
