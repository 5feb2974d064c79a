import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, hasTwins } from './compress.ts';
import { BUILD_ONLY, describeBuild } from './describe-build.ts';
import { hasCode } from './error-code.ts';
import { SHELL, type Release } from './release.ts';
import { makeReadable, makeReadableFolder } from './file-modes.ts';
import { moveAway } from './remove-release.ts';
import { Refusal, sign } from './signature.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Runs `work` on a copy of a package's build (`<directory>/dist`, plus the shell's page template), because another
 * build may finish in the meantime.
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
      throw new Error(`${name} is not built. Build it: npx nx run @balsam/${name}:build`);
    });
    if (name === SHELL) await cp(path.join(directory, 'index.html'), path.join(draft, 'index.html'));
    return await work(await describeBuild(directory, draft), draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Moves a finished folder into place, unless another process was first. */
async function place(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch((error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
  });
}

/** Replaces a damaged folder; another process may be doing the same. */
async function replace(store: ReleaseStore, release: Release, draft: string): Promise<void> {
  const bin = await moveAway(store, release).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    return null;
  });
  await place(draft, store.folderOf(release.name, release.version));
  if (bin !== null) await rm(bin, { recursive: true });
}

/** True if all files of a release and their compressed copies are as published. */
async function isWhole(store: ReleaseStore, { name, version }: Release): Promise<boolean> {
  try {
    const release = await store.readRelease(name, version);
    const whole = Object.keys(release.files).map(async (file) =>
      hasTwins(path.join(store.folderOf(name, version), file), await store.readFileOf(release, file)),
    );
    return (await Promise.all(whole)).every(Boolean);
  } catch (error) {
    if (error instanceof Refusal || hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** State of a published release; "damaged" if anything was changed or lost. */
async function stateOf(store: ReleaseStore, release: Release): Promise<'missing' | 'whole' | 'damaged'> {
  const { name, version } = release;
  if (await store.hasRelease(name, version)) return (await isWhole(store, release)) ? 'whole' : 'damaged';
  return existsSync(store.folderOf(name, version)) ? 'damaged' : 'missing';
}

/**
 * Publishes a package's build as a signed release. An intact existing release is left alone; a damaged one is replaced
 * once the new one is complete, so that its files are missing only for a moment.
 * @returns the version
 */
export const publish = (store: ReleaseStore, directory: string): Promise<string> =>
  withBuild(store, directory, async (release, draft) => {
    const state = await stateOf(store, release);
    if (state === 'whole') return release.version;
    await Promise.all([...BUILD_ONLY].map((file) => rm(path.join(draft, file), { force: true })));
    await Promise.all(Object.keys(release.files).map((file) => compress(path.join(draft, file))));
    const signed = await sign(store.keys, 'release', release);
    await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(signed, null, 2)}\n`);
    const target = store.folderOf(release.name, release.version);
    await makeReadable(draft);
    await makeReadableFolder(path.dirname(target));
    await (state === 'damaged' ? replace(store, release, draft) : place(draft, target));
    return release.version;
  });
