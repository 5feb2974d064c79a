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

/** What is released: the shell, and every package of the workspace that says of itself how it is an area. */
export const PACKAGES = workspaces
  .filter((folder) => folder === SHELL || readManifest(folder).balsam?.area)
  .map((folder) => ({ name: path.basename(folder), directory: path.join(ROOT, folder) }));

/**
 * Where releases are kept unless RELEASES_DIR names another folder. A relative one is meant from where the command
 * was typed, which is not where npm runs it.
 */
export const RELEASES = process.env.RELEASES_DIR
  ? path.resolve(process.env.INIT_CWD ?? '', process.env.RELEASES_DIR)
  : path.join(ROOT, 'releases');
