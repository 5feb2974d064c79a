import { readFileSync } from 'node:fs';

const LISTS = /export \{([^}]*)\}/g;

/** Names that the facade of a shared module exports and areas may import; used by the lint rule. */
export function facadeNames(module) {
  const text = readFileSync(new URL(`${module}.mjs`, import.meta.url), 'utf8');
  return [...text.matchAll(LISTS)].flatMap(([, list]) => list.match(/\w+/g) ?? []);
}
