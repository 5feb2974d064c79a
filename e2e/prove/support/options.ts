import type { Scenario } from './scenario.ts';

export interface Options {
  readonly chosen: readonly Scenario[];
  /** Tells what there is, and runs nothing. */
  readonly list: boolean;
  readonly smoke: boolean;
  /** Writes the documents anew from the results that there are, and runs nothing. */
  readonly write: boolean;
  readonly repeat: number;
}

export const USAGE = `npm run prove [-- name …] [--smoke] [--repeat <times>]
  name      runs these alone, such as \`npm run prove -- oversell kill9\`
  --list    tells what there is, and what it showed when it was run last
  --smoke   the smallest size that still means something, for trying out: nothing is kept
  --write   makes the documents anew from docs/reliability.json, and runs nothing
  --repeat  runs each as often as this; all runs must hold`;

/** Something on the command line is not understood. */
export class WrongUse extends Error {}

const FLAGS = ['--list', '--smoke', '--write', '--help'];

function readRepeat(text: string | undefined): number {
  const times = Number(text);
  if (!Number.isInteger(times) || times < 1) throw new WrongUse('--repeat wants how often, such as --repeat 3.');
  return times;
}

/** Reads the command line. @throws WrongUse with what is wrong and what there is */
export function readOptions(words: readonly string[], scenarios: readonly Scenario[]): Options | 'help' {
  const rest = [...words];
  const at = rest.findIndex((word) => word.startsWith('--repeat'));
  let repeat = 1;
  if (at >= 0) {
    const [, inline] = rest[at]?.split('=', 2) ?? [];
    repeat = readRepeat(inline ?? rest[at + 1]);
    rest.splice(at, inline === undefined ? 2 : 1);
  }
  const unknown = rest.find((word) => word.startsWith('-') && !FLAGS.includes(word));
  if (unknown) throw new WrongUse(`There is no ${unknown}.\n${USAGE}`);
  if (rest.includes('--help')) return 'help';
  const names = rest.filter((word) => !word.startsWith('-'));
  const find = (name: string) => {
    const scenario = scenarios.find((each) => each.name === name || each.id === name.toUpperCase());
    if (scenario) return scenario;
    throw new WrongUse(`There is no scenario "${name}". There are: ${scenarios.map((each) => each.name).join(', ')}.`);
  };
  const found = new Set(names.map(find));
  return {
    chosen: found.size > 0 ? scenarios.filter((scenario) => found.has(scenario)) : scenarios,
    list: rest.includes('--list'),
    smoke: rest.includes('--smoke'),
    write: rest.includes('--write'),
    repeat,
  };
}
