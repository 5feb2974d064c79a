import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAreaManifest } from '../../build/preset.ts';
import { compress } from './compress.ts';
import { SHELL, type Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** Files that only the build itself reads. */
const BUILD_ONLY = new Set(['assets.json', 'mf-manifest.json', 'mf-stats.json']);

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
}

const readJson = async <Content>(file: string): Promise<Content> => JSON.parse(await readFile(file, 'utf8'));

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !BUILD_ONLY.has(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const hashed = files.map(async (file) => {
    const digest = createHash('sha384').update(await readFile(path.join(folder, file)));
    return [file, `sha384-${digest.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/** The shell starts with its main script, an area with its federation entry and what it exposes. */
async function readEntry(name: string, built: string): Promise<Pick<Release, 'entry' | 'preload' | 'chunks'>> {
  const chunks = await readJson<Record<string, string[]>>(path.join(built, 'assets.json'));
  if (name === SHELL) {
    const preload = chunks.main ?? [];
    const entry = preload.findLast((file) => file.endsWith('.js'));
    if (!entry) throw new Error('The build of the shell has no script. Build it again: npm run build.');
    return { entry, preload, chunks: {} };
  }
  const manifest = await readJson<FederationManifest>(path.join(built, 'mf-manifest.json'));
  const entry = manifest.metaData.remoteEntry.name;
  return { entry, preload: [entry, ...(chunks.__federation_expose_area ?? [])], chunks };
}

async function describe(directory: string, built: string): Promise<Release> {
  const name = path.basename(directory);
  const files = await hashFiles(built);
  const { version } = await readJson<{ version: string }>(path.join(directory, 'package.json'));
  const fingerprint = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  return {
    name,
    version: `${version}-${fingerprint}`,
    area: name === SHELL ? null : readAreaManifest(directory),
    ...(await readEntry(name, built)),
    files,
  };
}

const exists = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );

/**
 * Turns a package's build (`<directory>/dist`) into a release. A release that exists already is left as it is.
 * The shell's page template travels with it.
 * @returns the release's version
 */
export async function publish(store: ReleaseStore, directory: string): Promise<string> {
  const built = path.join(directory, 'dist');
  const release = await describe(directory, built);
  const target = store.folderOf(release.name, release.version);
  if (await exists(target)) return release.version;

  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await cp(built, draft, { recursive: true, filter: (source) => !BUILD_ONLY.has(path.basename(source)) });
  if (release.name === SHELL) await cp(path.join(directory, 'index.html'), path.join(draft, 'index.html'));
  await Promise.all(Object.keys(release.files).map((file) => compress(path.join(draft, file))));
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await rename(draft, target);
  return release.version;
}
