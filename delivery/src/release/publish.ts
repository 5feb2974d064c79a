import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress } from './compress.ts';
import { BUILD_ONLY, describeBuild } from './describe-build.ts';
import { hasCode } from './error-code.ts';
import { SHELL, type Release } from './release.ts';
import { makeReadable, makeReadableFolder } from './readable.ts';
import { removeRelease } from './remove-release.ts';
import { Refusal, sign } from './signature.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Describes a copy of a package's build (`<directory>/dist`, and the shell's page template) and works on it: another
 * build may end meanwhile.
 */
export async function withBuild<Result>(
  store: ReleaseStore,
  directory: string,
  work: (release: Release, built: string) => Promise<Result>,
): Promise<Result> {
  const name = path.basename(directory);
  await mkdir(store.draftsFolder, { recursive: true });
  const draft = await mkdtemp(path.join(store.draftsFolder, `${name}-`));
  try {
    await cp(path.join(directory, 'dist'), draft, { recursive: true }).catch(() => {
      throw new Error(`${name} is not built. Build it: npx nx run @balsam/${name}:build.`);
    });
    if (name === SHELL) await cp(path.join(directory, 'index.html'), path.join(draft, 'index.html'));
    return await work(await describeBuild(directory, draft), draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Moves a finished folder to its place, unless somebody else has put the same release there. */
async function place(draft: string, target: string): Promise<void> {
  await makeReadable(draft);
  await makeReadableFolder(path.dirname(target));
  await rename(draft, target).catch((error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  });
}

/**
 * Whether there is no need to publish a release: it is there. One that does not count, because it is not signed or was
 * changed, is taken away, so that publishing it again cures it.
 */
async function isThere(store: ReleaseStore, { name, version }: Release): Promise<boolean> {
  if (!(await store.hasRelease(name, version))) return false;
  const refusal = await store.readRelease(name, version).then(
    () => null,
    (error: unknown) => error,
  );
  if (refusal === null) return true;
  if (!(refusal instanceof Refusal)) throw refusal;
  await removeRelease(store, { name, version });
  return false;
}

/**
 * Turns a package's build into a signed release. A release that exists already is left as it is.
 * @returns the release's version
 */
export const publish = (store: ReleaseStore, directory: string): Promise<string> =>
  withBuild(store, directory, async (release, draft) => {
    if (await isThere(store, release)) return release.version;
    await Promise.all([...BUILD_ONLY].map((file) => rm(path.join(draft, file), { force: true })));
    await Promise.all(Object.keys(release.files).map((file) => compress(path.join(draft, file))));
    const signed = await sign(store.keys, 'release', release);
    await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(signed, null, 2)}\n`);
    await place(draft, store.folderOf(release.name, release.version));
    return release.version;
  });
