import path from 'node:path';
import { createKeys, type Keys } from './keys.ts';
import { createProblems } from './problems.ts';
import { createRegistryFiles } from './registry-files.ts';
import { createReleaseFiles } from './release-files.ts';

interface StoreOptions {
  folder: string;
  keys: Keys;
  /** File for the newest revision seen by this machine. */
  lastRevisionFile: string;
}

/**
 * Release store: files in `areas/<name>/<version>/`, and the registry of live releases, one file per revision, in
 * `registry/`. Only signed content is valid.
 */
function createReleaseStore(options: StoreOptions) {
  const problems = createProblems();
  return {
    ...createReleaseFiles({ ...options, problems }),
    ...createRegistryFiles({ ...options, problems }),
    folder: options.folder,
    keys: options.keys,
    /** Returns and clears the problems found so far: sentences with cause and fix, for a log. */
    takeProblems: problems.takeProblems,
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/**
 * Default folder for a machine's private state (keys, last revision): next to the release folder, because that one is
 * served.
 */
export const ownFolderOf = (releases: string): string => `${releases}-keys`;

/**
 * Opens a release folder.
 * @param environment RELEASE_PUBLIC_KEYS, RELEASE_PRIVATE_KEY_FILE, LAST_REVISION_FILE; defaults are next to the folder
 */
export function openReleaseStore(folder: string, environment: NodeJS.ProcessEnv): ReleaseStore {
  const own = ownFolderOf(folder);
  const keys = createKeys({
    folder: own,
    privateKeyFile: environment.RELEASE_PRIVATE_KEY_FILE || undefined,
    publicKeys: environment.RELEASE_PUBLIC_KEYS || undefined,
  });
  const lastRevisionFile = environment.LAST_REVISION_FILE || path.join(own, 'last-revision.json');
  return createReleaseStore({ folder, keys, lastRevisionFile });
}
