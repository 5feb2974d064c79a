import { parseArgs } from 'node:util';
import type { ReleaseStore } from '../release/store.ts';
import { BUILDING } from './building.ts';
import type { Command } from './command.ts';
import { LISTING } from './listing.ts';
import { OPERATING } from './operating.ts';
import { SIGNING } from './signing.ts';
import { readWho } from './who.ts';

const COMMANDS: Record<string, Command> = { ...BUILDING, ...OPERATING, ...LISTING, ...SIGNING };

const COMMON_OPTIONS = { by: { type: 'string' }, reason: { type: 'string' } } as const;

/** Where a command works, and where it speaks. */
export interface Surroundings {
  store: ReleaseStore;
  out: (text: string) => unknown;
  err: (text: string) => unknown;
}

const usageOf = (name: string, { usage }: Command) => `npm run ${name} -- ${usage} [--by <who>] [--reason <why>]`;

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
    throw new Error(`${reason}\nUsage: ${usageOf(name, command)}`, { cause: error });
  }
}

async function run([name = '', ...args]: string[], { store, out }: Surroundings): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const usages = Object.entries(COMMANDS).map(([known, { usage }]) => `  npm run ${known} -- ${usage}`);
    throw new Error(`There is no command "${name}". These there are:\n${usages.join('\n')}`);
  }
  const { options, words } = read(name, command, args);
  const by = { who: String(options.by ?? (await readWho())), reason: options.reason };
  await command.run({ store, by, words, options, say: (line) => void out(`${line}\n`) });
}

/**
 * Does what a command line asks for.
 * @param words the command's name, and what stands after it
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
