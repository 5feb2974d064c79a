import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from './release.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly balsam?: { readonly area?: object };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));

const { workspaces = [] } = readManifest('.');

/** Released packages: the shell, and every workspace whose package.json has `balsam.area`. */
export const PACKAGES = workspaces
  .filter((folder) => folder === SHELL || readManifest(folder).balsam?.area)
  .map((folder) => ({ name: path.basename(folder), directory: path.join(ROOT, folder) }));

/**
 * Release folder; RELEASES_DIR overrides it. A relative path is resolved against the folder in which the command was
 * typed, not the one npm runs it in.
 */
export const RELEASES = process.env.RELEASES_DIR
  ? path.resolve(process.env.INIT_CWD ?? '', process.env.RELEASES_DIR)
  : path.join(ROOT, 'releases');
