import { fileURLToPath } from 'node:url';
import * as facts from '../src/facts/index.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Generated copies of the backend's facts: for the front ends, and for shared-ui, which imports no other package. */
export const FACTS_FILES = ['shared-api/src/wire/facts.ts', 'shared-ui/src/facts/facts.ts'].map(pathOf);

/** @returns the content of the generated files */
export const writeFacts = (): string => {
  const constants = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`,
  );
  return ["/* Generated from the backend's facts by `npm run wire`. */\n", ...constants].join('\n');
};
