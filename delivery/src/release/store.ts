import path from 'node:path';
import { createKeys, type Keys } from './keys.ts';
import { createProblems } from './problems.ts';
import { createRegistryFiles } from './registry-files.ts';
import { createReleaseFiles } from './release-files.ts';

interface StoreOptions {
  folder: string;
  keys: Keys;
  /** Where the newest revision that was seen is kept. */
  lastRevisionFile: string;
}

/**
 * A folder of releases: their files in `areas/<name>/<version>/`, and the registry that says which of them the people
 * get, one file per revision, in `registry/`. Only what is signed counts.
 */
function createReleaseStore(options: StoreOptions) {
  const problems = createProblems();
  return {
    ...createReleaseFiles({ ...options, problems }),
    ...createRegistryFiles({ ...options, problems }),
    folder: options.folder,
    keys: options.keys,
    /** Gives what was found wrong since this was last asked: sentences with cause and cure, for a log. */
    takeProblems: problems.takeProblems,
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** What a machine keeps of a folder of releases for itself, unless told otherwise: beside it, as web servers serve it. */
export const ownFolderOf = (releases: string): string => `${releases}-keys`;

/**
 * Opens a folder of releases.
 * @param environment RELEASE_PUBLIC_KEYS, RELEASE_PRIVATE_KEY_FILE, LAST_REVISION_FILE; without them, what is beside it
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
