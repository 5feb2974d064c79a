// What a new area may be called, and where it may live.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAreas } from './areas.mjs';
import { ROOT } from './steps.mjs';

/** The area's federation container is a global of every page, so it must not take the place of one; nor of a namespace. */
const RESERVED_NAMES = new Set(
  'kit window document location history navigator screen origin top parent self frames length name status event'
    .concat(' class default delete export function import new package public return static switch this void')
    .split(' '),
);

/** Areas that are named alone are released: npm run release -- storefront. */
const RELEASE_COMMANDS = new Set(
  'check publish flip rollback canary disable enable remove list prune keys sign'.split(' '),
);

/** What the gateway and the backend answer themselves, by the first part of the path. */
const RESERVED_PATHS = new Set(['api', 'areas', 'media', 'healthz', 'readyz', 'metrics', 'policy-reports']);

const refuse = (cause, cure) => {
  throw new Error(`${cause}\n  ${cure}`);
};

const KEBAB = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

/** @throws unless a new area may have this name. */
export function requireName(name) {
  if (!name) refuse('A new area wants a name.', 'Say which: npm run new-area -- clinic');
  if (!new RegExp(`^${KEBAB}$`).test(name)) {
    refuse(`"${name}" is no name for an area.`, 'Use lower-case words joined by hyphens, for example home-care.');
  }
  if (RESERVED_NAMES.has(name)) {
    refuse(`"${name}" means something else in a page already.`, `Choose another name, for example ${name}-area.`);
  }
  if (RELEASE_COMMANDS.has(name)) {
    refuse(`"${name}" is a command: npm run release -- ${name}.`, `Choose another name, for example ${name}-area.`);
  }
  const taken = [name, `node_modules/@balsam/${name}`].find((place) => existsSync(path.join(ROOT, place)));
  if (taken) refuse(`"${name}" is taken: there is ${taken}.`, 'Choose another name, or remove that first.');
}

/** The shop's own pages: an area there would hide them. */
function isPageOf({ name }, first) {
  const paths = path.join(ROOT, name, 'src/entities/page/paths.ts');
  if (!existsSync(paths)) return false;
  return new RegExp(`: '${first}(/|')`).test(readFileSync(paths, 'utf8'));
}

const overlap = (one, other) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** @throws unless a new area may live at this path. */
export function requirePath(basePath) {
  if (!new RegExp(`^(/${KEBAB})+$`).test(basePath)) {
    refuse(
      `"${basePath}" is no path for an area.`,
      'Use lower-case words after a slash, for example --path /home-care',
    );
  }
  const [, first] = basePath.split('/');
  if (RESERVED_PATHS.has(first)) {
    refuse(`/${first} is answered by the server itself.`, 'Choose another path: --path /something-else');
  }
  for (const area of readAreas()) {
    const taken = area.manifest.balsam.area.basePath;
    if (taken === '/' ? isPageOf(area, first) : overlap(basePath, taken)) {
      refuse(`${basePath} belongs to the ${area.name}.`, 'Choose another path: --path /something-else');
    }
  }
}
