import type { AreaManifest } from '../../build/preset.ts';

/** What a release says of itself: release.json in its folder. Never changed once written. */
export interface Release {
  name: string;
  /** Package version and a hash of every file: the same build has the same version. */
  version: string;
  /** How the shell treats the area; null for the shell itself. */
  area: AreaManifest | null;
  /** The script that starts it: the federation entry of an area, the main script of the shell. */
  entry: string;
  /** Scripts and styles that the page names before they are asked for, in order. */
  preload: string[];
  /** Scripts and styles of each named chunk: pages, and texts as "texts-en" and "texts-ar". */
  chunks: Record<string, string[]>;
  /** sha384 of every file, by path within the release. */
  files: Record<string, string>;
}

/** Which release of each name is live, and which was before it. */
export interface Pointers {
  revision: number;
  releases: Record<string, { current: string; previous: string | null }>;
}

/** The name under which the shell is released. */
export const SHELL = 'shell';
