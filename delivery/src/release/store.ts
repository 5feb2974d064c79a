import { createRegistryFiles } from './registry-files.ts';
import { createReleaseFiles } from './release-files.ts';

/**
 * A folder of releases: their files in `areas/<name>/<version>/`, and the registry that says which of them the people
 * get, one file per revision, in `registry/`.
 */
export const createReleaseStore = (folder: string) => ({
  ...createReleaseFiles(folder),
  ...createRegistryFiles(folder),
});

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
