import type { Release } from '../release/release.ts';
import { SHELL } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';

/** An area as the shell is told of it. */
export interface LiveArea {
  name: string;
  basePath: string;
  version: string;
  entry: string;
  integrity: string | undefined;
  defaultLang: 'en' | 'ar';
  signInPath?: string;
  toastMs: number;
}

/** Everything that one page is made of: one shell and one release of each area, read together. */
export interface Live {
  revision: number;
  shell: Release;
  areas: { entry: LiveArea; release: Release }[];
}

/** Where the files of a release are served. */
export const addressOf = ({ name, version }: Pick<Release, 'name' | 'version'>, file: string) =>
  `/areas/${name}/${version}/${file}`;

const toLiveArea = (release: Release, area: NonNullable<Release['area']>): LiveArea => ({
  ...area,
  version: release.version,
  entry: addressOf(release, release.entry),
  integrity: release.files[release.entry],
});

/** Reads the pointers and the releases that they name. */
export async function readLive(store: ReleaseStore): Promise<Live> {
  const { revision, releases } = await store.readPointers();
  const read = (name: string) => {
    const version = releases[name]?.current;
    if (!version) throw new Error(`There is no release of the ${name}. Build and publish first: npm start does both.`);
    return store.readRelease(name, version);
  };
  const names = Object.keys(releases).filter((name) => name !== SHELL);
  const [shell, ...rest] = await Promise.all([read(SHELL), ...names.map(read)]);
  if (!shell) throw new Error('There is no release of the shell.');
  const areas = rest.flatMap((release) =>
    release.area ? [{ entry: toLiveArea(release, release.area), release }] : [],
  );
  return { revision, shell, areas };
}

/** The area that a path belongs to: the longest base path that holds it. */
export function areaFor(live: Live, pathname: string): Live['areas'][number] | undefined {
  const holds = (basePath: string) => basePath === '/' || pathname === basePath || pathname.startsWith(`${basePath}/`);
  return live.areas
    .filter(({ entry }) => holds(entry.basePath))
    .sort((a, b) => b.entry.basePath.length - a.entry.basePath.length)[0];
}

/** The files of an area that a page will ask for first, in order: the area's own, its texts, the page's. */
export function filesFor({ chunks, preload }: Release, chunk: string | undefined, lang: 'en' | 'ar'): string[] {
  const files = [...preload, ...(chunks[`texts-${lang}`] ?? []), ...((chunk && chunks[chunk]) || [])];
  return [...new Set(files)];
}
