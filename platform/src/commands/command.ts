import { PACKAGES } from '../release/paths.ts';
import type { By } from '../release/intents.ts';
import type { Pointer, RegistryRevision } from '../release/registry.ts';
import type { ReleaseStore } from '../release/store.ts';

export interface Call {
  store: ReleaseStore;
  by: By;
  /** Positional arguments after the command's name. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
  /** Prints a line. */
  say: (line: string) => void;
}

export interface Command {
  /** Arguments after the command's name: `<required>`, `[optional]`, `…` for repeatable. */
  usage: string;
  /** Minimum and maximum number of positional arguments. */
  words: [least: number, most: number];
  options?: Record<string, { type: 'string' | 'boolean' }>;
  run: (call: Call) => Promise<void>;
}

/** Folder of a released package. */
export function directoryOf(name: string): string {
  const known = PACKAGES.find((candidate) => candidate.name === name);
  if (known) return known.directory;
  const names = PACKAGES.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no area "${name}" in this workspace. Available: ${names}.`);
}

/** Description of a pointer, such as "current 2, previous 1". */
export function formatMs({ current, previous, canary, disabled }: Pointer): string {
  const parts = [
    `current ${current}`,
    previous && `previous ${previous}`,
    canary && `canary ${canary.version} for ${canary.percent} % of visitors`,
    disabled && `disabled (${disabled.reason})`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Prints the current state of each name. `changed` is null if nothing changed. */
export async function printOutcome({ store, say }: Call, names: string[], changed: RegistryRevision | null) {
  const { revision, releases } = changed ?? (await store.readRegistry());
  const outcome = changed ? `revision ${revision}` : 'nothing to change';
  for (const name of names) {
    const pointer = releases[name];
    say(`✔ ${name}, ${outcome}: ${pointer ? formatMs(pointer) : 'not released'}`);
    if (pointer?.disabled && changed?.change?.action !== 'disable') {
      say(`  It is still disabled. To enable it: npm run release -- enable ${name}`);
    }
  }
}

/** Parses a whole percentage. */
export function readPercent(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent <= 100) return percent;
  throw new Error(`"${text}" is not a percentage. Use a whole number from 0 to 100.`);
}
