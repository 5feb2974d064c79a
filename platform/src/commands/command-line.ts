import { parseArgs } from 'node:util';
import type { ReleaseStore } from '../release/store.ts';
import { PACKAGES } from '../release/paths.ts';
import { BUILDING, RELEASE } from './building.ts';
import type { Command } from './command.ts';
import { LISTING } from './listing.ts';
import { OPERATING } from './operating.ts';
import { SIGNING } from './signing.ts';
import { readOperatorName } from './operator-name.ts';

const COMMANDS = new Map<string, Command>(Object.entries({ ...BUILDING, ...OPERATING, ...LISTING, ...SIGNING }));

const COMMON_OPTIONS = { by: { type: 'string' }, reason: { type: 'string' } } as const;

/** Store and output streams of a command. */
export interface Surroundings {
  store: ReleaseStore;
  out: (text: string) => unknown;
  err: (text: string) => unknown;
}

const usageOf = (name: string, { usage }: Command) => ['npm run release --', name, usage].filter(Boolean).join(' ');

/** Parses the arguments of a command; errors include its usage. */
function read(name: string, command: Command, args: string[]) {
  try {
    const options = { ...COMMON_OPTIONS, ...command.options };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [least, most] = command.words;
    const missing = command.usage.split(' ')[positionals.length];
    if (positionals.length < least) throw new Error(`${missing} is missing.`);
    if (positionals.length > most) throw new Error(`"${positionals[most]}" is one argument too many.`);
    return { options: values, words: positionals };
  } catch (error) {
    // Node appends a hint for programmers to its first sentence.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new Error(`${reason}\nUsage: ${usageOf(name, command)} [--by <who>] [--reason <why>]`, { cause: error });
  }
}

/** Finds the command and its arguments. Area names without a command mean a release. */
function find(words: string[]): { name: string; command: Command; args: string[] } {
  const [first = '', ...rest] = words;
  const command = COMMANDS.get(first);
  if (command) return { name: first, command, args: rest };
  if (first.startsWith('-') || PACKAGES.some(({ name }) => name === first)) {
    return { name: '', command: RELEASE, args: words };
  }
  const usages = [...new Map([['', RELEASE], ...COMMANDS])].map(([name, known]) => `  ${usageOf(name, known)}`);
  throw new Error(`There is no command or area "${first}". Commands:\n${usages.join('\n')}`);
}

async function run(line: string[], { store, out }: Surroundings): Promise<void> {
  const { name, command, args } = find(line);
  const { options, words } = read(name, command, args);
  const by = { who: String(options.by ?? (await readOperatorName())), reason: options.reason };
  await command.run({ store, by, words, options, say: (line) => void out(`${line}\n`) });
}

/**
 * Runs a command line.
 * @param words a command and its arguments, or the areas to release
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
