import { fileURLToPath } from 'node:url';
import * as facts from '../src/facts/index.ts';

const placeOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Where the front ends, and the kit that imports none of them, have the facts that the backend owns. */
export const FACTS_FILES = ['shared-api/src/wire/facts.ts', 'shared-ui/src/facts/facts.ts'].map(placeOf);

/** @returns the file of facts, which is the same everywhere */
export const writeFacts = (): string => {
  const constants = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return ["/* Generated from the backend's facts by `npm run wire`. */\n", ...constants].join('\n');
};
