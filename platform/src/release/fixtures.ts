import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELL, type Agreement, type Release } from './release.ts';
import { sign } from './signature.ts';
import { openReleaseStore, type ReleaseStore } from './store.ts';

const folders: string[] = [];
// Not in `after`: several test files share this module when they share a process.
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a temporary folder that is removed when the process exits. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balsam-release-'));
  folders.push(folder);
  return folder;
}

/** Opens a release folder with keys next to it, as a single machine does. */
export const openStore = (folder: string): ReleaseStore => openReleaseStore(folder, {});

export async function makeStore(): Promise<ReleaseStore> {
  const folder = path.join(await makeFolder(), 'releases');
  await mkdir(folder);
  return openStore(folder);
}

const AGREEMENT: Agreement = {
  contract: 1,
  shared: {
    react: { version: '19.3.1', range: '^19.0.0', names: null },
    '@balsam/shared-api': { version: '0.1.0', range: '^0.1.0', names: ['useCart', 'useSession'] },
  },
};

/** Adds a release without files to a store. */
export async function putRelease(
  store: ReleaseStore,
  name: string,
  version: string,
  details: Partial<Release> = {},
): Promise<void> {
  const isShell = name === SHELL;
  const release: Release = {
    name,
    version,
    commit: null,
    builtAt: '2026-11-21T08:00:00.000Z',
    area: isShell ? null : { name, basePath: `/${name}`, defaultLang: 'en', toastMs: 3000 },
    exposes: isShell ? null : './area',
    entry: 'main.js',
    preload: ['main.js'],
    chunks: {},
    files: {},
    ...AGREEMENT,
    ...details,
  };
  await mkdir(store.folderOf(name, version), { recursive: true });
  const signed = await sign(store.keys, 'release', release);
  await writeFile(path.join(store.folderOf(name, version), 'release.json'), JSON.stringify(signed));
}

/** The fixtures' shared modules with one changed, or removed if `change` is undefined. */
export function sharing(module: string, change: Partial<Release['shared'][string]> | undefined): Release['shared'] {
  const { [module]: before, ...others } = AGREEMENT.shared;
  if (!change) return others;
  return { ...others, [module]: { version: '1.0.0', range: '^1.0.0', names: null, ...before, ...change } };
}

interface Build {
  exposes?: string[];
  files?: Record<string, string | Buffer>;
  agreement?: Partial<Agreement>;
}

/** Writes a package with build output, for an area or the shell. */
export async function makeBuild(folder: string, name: string, build: Build = {}): Promise<string> {
  const directory = path.join(folder, name);
  const isShell = name === SHELL;
  const start = isShell ? 'main.js' : 'remoteEntry.js';
  const area = { basePath: `/${name}`, defaultLang: 'en', toastMs: 3000 };
  const files: Record<string, string | Buffer> = {
    'package.json': JSON.stringify({ version: '1.2.3', ...(!isShell && { balsam: { area } }) }),
    'dist/assets.json': JSON.stringify(isShell ? { main: [start] } : { __federation_expose_area: ['area.js'] }),
    'dist/build.json': JSON.stringify({ ...AGREEMENT, ...build.agreement }),
    [`dist/${start}`]: 'start()',
  };
  if (isShell) files['index.html'] = '<!doctype html>';
  else {
    const exposes = (build.exposes ?? ['./area']).map((exposed) => ({ path: exposed }));
    const manifest = { metaData: { remoteEntry: { name: start } }, exposes };
    files['dist/mf-manifest.json'] = JSON.stringify(manifest);
  }
  const built = Object.entries(build.files ?? {}).map(([file, content]) => [`dist/${file}`, content] as const);
  await rm(directory, { recursive: true, force: true });
  await mkdir(path.join(directory, 'dist'), { recursive: true });
  for (const [file, content] of [...Object.entries(files), ...built])
    await writeFile(path.join(directory, file), content);
  return directory;
}
