// npm run new-area -- clinic: a package that builds, is tested and can be released. Nothing else has to know of it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireName, requirePath } from './area-name.mjs';
import { readAreas } from './areas.mjs';
import { registerWorkspace } from './register-workspace.mjs';
import { install, mustRun, ROOT, stop } from './steps.mjs';

const TEMPLATE = path.join(import.meta.dirname, '../template');
const USAGE = 'npm run new-area -- clinic --path /clinic --title "Clinic" --title-ar "العيادة"';

function readArguments() {
  try {
    const text = { type: 'string' };
    return parseArgs({ allowPositionals: true, options: { path: text, title: text, 'title-ar': text } });
  } catch (error) {
    return stop(error.message.replace(/\.?$/, '.'), `It is used like this: ${USAGE}`);
  }
}

const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Writes the template's files under the new name. */
function writeFiles(name) {
  const pascal = name.split('-').map(capitalize).join('');
  const rename = (text) => text.replaceAll('new-area', name).replaceAll('NewArea', pascal);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name: file } of files) {
    const source = path.join(parentPath, file);
    const target = path.join(ROOT, name, rename(path.relative(TEMPLATE, source)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(source, 'utf8')));
  }
}

function changeJson(file, change) {
  const target = path.join(ROOT, file);
  writeFileSync(target, `${JSON.stringify(change(JSON.parse(readFileSync(target, 'utf8'))), null, 2)}\n`);
}

/** The versions that the other areas use, so that a page never has two of anything. */
function pinVersions(dependencies, areas) {
  const pinned = Object.assign(
    {},
    ...areas.flatMap(({ manifest }) => [manifest.devDependencies, manifest.dependencies]),
  );
  return Object.fromEntries(Object.keys(dependencies).map((name) => [name, pinned[name]]));
}

function describe(name, basePath, areas) {
  changeJson(`${name}/package.json`, ({ balsam, dependencies, devDependencies, ...manifest }) => ({
    ...manifest,
    balsam: { area: { ...balsam.area, basePath } },
    dependencies: pinVersions(dependencies, areas),
    devDependencies: pinVersions(devDependencies, areas),
  }));
}

const { values, positionals } = readArguments();
const [name, ...more] = positionals;
requireName(name);
if (more.length > 0) stop(`"${more[0]}" is one name too many.`, `It is used like this: ${USAGE}`);
const basePath = values.path ?? `/${name}`;
requirePath(basePath);
const title = values.title ?? capitalize(name.replaceAll('-', ' '));
const areas = readAreas();

await install();
writeFiles(name);
describe(name, basePath, areas);
changeJson(`${name}/src/locales/en.json`, (texts) => ({ ...texts, title }));
changeJson(`${name}/src/locales/ar.json`, (texts) => ({ ...texts, title: values['title-ar'] ?? title }));
registerWorkspace(name, areas.at(-1).name);
await mustRun('Format', path.join(ROOT, 'node_modules/.bin/oxfmt'), [name]);

console.log(`
✔ The area ${name} is in the folder ${name}, for everything below ${basePath}.
  npm run dev -- ${name}        works on it: what is saved is seen at once, beside the other areas as released
  npx nx test @balsam/${name}   runs its tests
  npm run release -- ${name}    gives it to the people; no other area and not the shell is built or touched`);
if (!values['title-ar']) console.log(`  Its Arabic title is the English one so far: ${name}/src/locales/ar.json`);
