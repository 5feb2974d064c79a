import { PACKAGES } from '../release/paths.ts';
import type { By } from '../release/intents.ts';
import type { Pointer, RegistryRevision } from '../release/registry.ts';
import type { ReleaseStore } from '../release/store.ts';

/** What a command gets to work with. */
export interface Call {
  store: ReleaseStore;
  by: By;
  /** What stands after the command's name, without the options. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
  /** Tells whoever called the command a line. */
  say: (line: string) => void;
}

export interface Command {
  /** What stands after the command's name: `<required>`, `[optional]`, `…` for more of the same. */
  usage: string;
  /** How many words there must be, and may be. */
  words: [least: number, most: number];
  options?: Record<string, { type: 'string' | 'boolean' }>;
  run: (call: Call) => Promise<void>;
}

/** The folder of a package that is released. */
export function directoryOf(name: string): string {
  const found = PACKAGES.find((candidate) => candidate.name === name);
  if (found) return found.directory;
  const names = PACKAGES.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no area "${name}" in this workspace. Name one of these: ${names}.`);
}

/** What people get of a name, in words. */
export function inWords({ current, previous, canary, disabled }: Pointer): string {
  const parts = [
    `current ${current}`,
    previous && `previous ${previous}`,
    canary && `canary ${canary.version} for ${canary.percent} % of the people`,
    disabled && `disabled (${disabled.reason})`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Tells what people get of a name now. `changed` is null when they got that before. */
export async function tellOutcome({ store, say }: Call, names: string[], changed: RegistryRevision | null) {
  const { revision, releases } = changed ?? (await store.readRegistry());
  const outcome = changed ? `revision ${revision}` : 'nothing to change';
  for (const name of names) {
    const pointer = releases[name];
    say(`✔ ${name}, ${outcome}: ${pointer ? inWords(pointer) : 'not released'}`);
    if (pointer?.disabled && changed?.change?.action !== 'disable') {
      say(`  It stays disabled. Give it back to the people: npm run release -- enable ${name}`);
    }
  }
}

/** A percentage as it was typed. */
export function readPercent(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent <= 100) return percent;
  throw new Error(`"${text}" is no share of the people. Give a whole percentage from 0 to 100.`);
}
