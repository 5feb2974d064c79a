import { readFileSync } from 'node:fs';

const LISTS = /export \{([^}]*)\}/g;

/** The names that the facade of a shared module provides: all that an area may import of it. The lint rule's source. */
export function facadeNames(module) {
  const text = readFileSync(new URL(`${module}.mjs`, import.meta.url), 'utf8');
  return [...text.matchAll(LISTS)].flatMap(([, list]) => list.match(/\w+/g) ?? []);
}
