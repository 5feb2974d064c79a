import type { Scenario } from './scenario.ts';

export interface Options {
  readonly chosen: readonly Scenario[];
  /** Lists the scenarios without running them. */
  readonly list: boolean;
  readonly smoke: boolean;
  /** Writes the report from the stored results without running anything. */
  readonly write: boolean;
  readonly repeat: number;
}

export const USAGE = `npm run acceptance [-- name …] [--smoke] [--repeat <times>]
  name      runs only these, such as \`npm run acceptance -- oversell kill9\`
  --list    lists the scenarios with their last results
  --smoke   runs at the smallest meaningful size; results are not stored
  --write   writes docs/RELIABILITY.md from docs/reliability.json without running anything
  --repeat  runs each this many times; every run must pass`;

/** Invalid command line. */
export class WrongUse extends Error {}

const FLAGS = ['--list', '--smoke', '--write', '--help'];

function readRepeat(text: string | undefined): number {
  const times = Number(text);
  if (!Number.isInteger(times) || times < 1) throw new WrongUse('--repeat needs a number, such as --repeat 3.');
  return times;
}

/** Reads the command line. @throws WrongUse with the mistake and the usage */
export function readOptions(args: readonly string[], scenarios: readonly Scenario[]): Options | 'help' {
  const rest = [...args];
  const at = rest.findIndex((arg) => arg.startsWith('--repeat'));
  let repeat = 1;
  if (at >= 0) {
    const [, inline] = rest[at]?.split('=', 2) ?? [];
    repeat = readRepeat(inline ?? rest[at + 1]);
    rest.splice(at, inline === undefined ? 2 : 1);
  }
  const unknown = rest.find((arg) => arg.startsWith('-') && !FLAGS.includes(arg));
  if (unknown) throw new WrongUse(`Unknown option ${unknown}.\n${USAGE}`);
  if (rest.includes('--help')) return 'help';
  const names = rest.filter((arg) => !arg.startsWith('-'));
  const find = (name: string) => {
    const scenario = scenarios.find((each) => each.name === name);
    if (scenario) return scenario;
    throw new WrongUse(`Unknown scenario "${name}". Choose from: ${scenarios.map((each) => each.name).join(', ')}.`);
  };
  const named = new Set(names.map(find));
  return {
    chosen: named.size > 0 ? scenarios.filter((scenario) => named.has(scenario)) : scenarios,
    list: rest.includes('--list'),
    smoke: rest.includes('--smoke'),
    write: rest.includes('--write'),
    repeat,
  };
}
