// Rules for the name and the path of a new area.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAreas } from './areas.mjs';
import { ROOT } from './steps.mjs';

/** Names of globals and translation namespaces: the area's federation container is a global of every page. */
const RESERVED_NAMES = new Set(
  'kit window document location history navigator screen origin top parent self frames length name status event'
    .concat(' class default delete export function import new package public return static switch this void')
    .split(' '),
);

/** A name alone means a release (npm run release -- storefront), so it must differ from the commands. */
const RELEASE_COMMANDS = new Set(
  'check publish flip rollback canary disable enable remove list prune keys sign'.split(' '),
);

/** First path segments that the gateway and the backend serve themselves. */
const RESERVED_PATHS = new Set(['api', 'areas', 'media', 'healthz', 'readyz', 'metrics', 'policy-reports']);

const refuse = (cause, cure) => {
  throw new Error(`${cause}\n  ${cure}`);
};

const KEBAB = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

/** @throws if the name is invalid or taken */
export function requireName(name) {
  if (!name) refuse('A new area needs a name.', 'For example: npm run new-area -- clinic');
  if (!new RegExp(`^${KEBAB}$`).test(name)) {
    refuse(`"${name}" is not a valid area name.`, 'Use lower-case words joined by hyphens, for example home-care.');
  }
  if (RESERVED_NAMES.has(name)) {
    refuse(`"${name}" is already a global name in pages.`, `Choose another name, for example ${name}-area.`);
  }
  if (RELEASE_COMMANDS.has(name)) {
    refuse(`"${name}" is a command: npm run release -- ${name}.`, `Choose another name, for example ${name}-area.`);
  }
  const taken = [name, `node_modules/@balsam/${name}`].find((place) => existsSync(path.join(ROOT, place)));
  if (taken) refuse(`"${name}" is taken: ${taken} exists.`, 'Choose another name, or remove it first.');
}

/** True for paths of the shop's own pages, which an area would hide. */
function isPageOf({ name }, first) {
  const paths = path.join(ROOT, name, 'src/entities/page/paths.ts');
  if (!existsSync(paths)) return false;
  return new RegExp(`: '${first}(/|')`).test(readFileSync(paths, 'utf8'));
}

const overlap = (one, other) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** @throws if the path is invalid or taken */
export function requirePath(basePath) {
  if (!new RegExp(`^(/${KEBAB})+$`).test(basePath)) {
    refuse(
      `"${basePath}" is not a valid area path.`,
      'Use lower-case words after a slash, for example --path /home-care',
    );
  }
  const [, first] = basePath.split('/');
  if (RESERVED_PATHS.has(first)) {
    refuse(`/${first} is reserved by the server.`, 'Choose another path: --path /something-else');
  }
  for (const area of readAreas()) {
    const taken = area.manifest.balsam.area.basePath;
    if (taken === '/' ? isPageOf(area, first) : overlap(basePath, taken)) {
      refuse(`${basePath} belongs to ${area.name}.`, 'Choose another path: --path /something-else');
    }
  }
}
