// npm run <command> -- …: the commands that release and operate shell and areas. docs/OPERATIONS.md explains them.
import { parseArgs } from 'node:util';
import { RELEASES } from '../paths.ts';
import { createReleaseStore } from '../release/store.ts';
import { BUILDING } from './building.ts';
import type { Command } from './command.ts';
import { LISTING } from './listing.ts';
import { OPERATING } from './operating.ts';
import { readWho } from './who.ts';

const COMMANDS: Record<string, Command> = { ...BUILDING, ...OPERATING, ...LISTING };

const COMMON_OPTIONS = { by: { type: 'string' }, reason: { type: 'string' } } as const;

const usageOf = (name: string, { usage }: Command) => `npm run ${name} -- ${usage} [--by <who>] [--reason <why>]`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

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

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const usages = Object.entries(COMMANDS).map(([known, { usage }]) => `  npm run ${known} -- ${usage}`);
    throw new Error(`There is no command "${name}". These there are:\n${usages.join('\n')}`);
  }
  const { options, words } = read(name, command, args);
  const by = { who: String(options.by ?? (await readWho())), reason: options.reason };
  await command.run({ store: createReleaseStore(RELEASES), by, words, options, say });
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
