import { parseArgs } from 'node:util';
import type { ReleaseStore } from '../release/store.ts';
import { PACKAGES } from '../release/paths.ts';
import { BUILDING, RELEASE } from './building.ts';
import type { Command } from './command.ts';
import { LISTING } from './listing.ts';
import { OPERATING } from './operating.ts';
import { SIGNING } from './signing.ts';
import { readWho } from './who.ts';

const COMMANDS = new Map<string, Command>(Object.entries({ ...BUILDING, ...OPERATING, ...LISTING, ...SIGNING }));

const COMMON_OPTIONS = { by: { type: 'string' }, reason: { type: 'string' } } as const;

/** Where a command works, and where it speaks. */
export interface Surroundings {
  store: ReleaseStore;
  out: (text: string) => unknown;
  err: (text: string) => unknown;
}

const usageOf = (name: string, { usage }: Command) => ['npm run release --', name, usage].filter(Boolean).join(' ');

/** Reads the command line, or tells how it is meant. */
function read(name: string, command: Command, args: string[]) {
  try {
    const options = { ...COMMON_OPTIONS, ...command.options };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [least, most] = command.words;
    const missing = command.usage.split(' ')[positionals.length];
    if (positionals.length < least) throw new Error(`${missing} is missing.`);
    if (positionals.length > most) throw new Error(`"${positionals[most]}" is one word too many.`);
    return { options: values, words: positionals };
  } catch (error) {
    // Node adds what is meant for other programs to its first sentence.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new Error(`${reason}\nUsage: ${usageOf(name, command)} [--by <who>] [--reason <why>]`, { cause: error });
  }
}

/** Finds the command that is meant, its name and what stands after it. Areas alone are to be released. */
function find(words: string[]): { name: string; command: Command; args: string[] } {
  const [first = '', ...rest] = words;
  const command = COMMANDS.get(first);
  if (command) return { name: first, command, args: rest };
  if (first.startsWith('-') || PACKAGES.some(({ name }) => name === first)) {
    return { name: '', command: RELEASE, args: words };
  }
  const usages = [...new Map([['', RELEASE], ...COMMANDS])].map(([name, known]) => `  ${usageOf(name, known)}`);
  throw new Error(`There is no command and no area "${first}". These commands there are:\n${usages.join('\n')}`);
}

async function run(line: string[], { store, out }: Surroundings): Promise<void> {
  const { name, command, args } = find(line);
  const { options, words } = read(name, command, args);
  const by = { who: String(options.by ?? (await readWho())), reason: options.reason };
  await command.run({ store, by, words, options, say: (line) => void out(`${line}\n`) });
}

/**
 * Does what a command line asks for.
 * @param words a command and what stands after it, or the areas to be released
 * @returns the exit code
 */
export async function runCommandLine(words: string[], surroundings: Surroundings): Promise<0 | 1> {
  try {
    await run(words, surroundings);
    return 0;
  } catch (error) {
    surroundings.err(`✖ ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
