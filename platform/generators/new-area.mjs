// Generator for nx g @balsam/platform:new-area clinic, or npm run new-area -- clinic. A plain function, without the
// sixteen packages of @nx/devkit.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireName, requirePath } from '../bin/area-name.mjs';
import { readAreas } from '../bin/areas.mjs';
import { registerWorkspace } from '../bin/register-workspace.mjs';
import { mustRun, ROOT } from '../bin/steps.mjs';

const TEMPLATE = path.join(import.meta.dirname, '../template');

const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Writes the template's files under the new name. */
function writeFiles(tree, name) {
  const pascal = name.split('-').map(capitalize).join('');
  const rename = (text) => text.replaceAll('new-area', name).replaceAll('NewArea', pascal);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name: file } of files) {
    const source = path.join(parentPath, file);
    tree.write(path.join(name, rename(path.relative(TEMPLATE, source))), rename(readFileSync(source, 'utf8')));
  }
}

function changeJson(tree, file, change) {
  tree.write(file, `${JSON.stringify(change(JSON.parse(tree.read(file, 'utf8'))), null, 2)}\n`);
}

/** Pins the versions of the other areas, so that a page never loads two of a library. */
function pinVersions(dependencies, areas) {
  const pinned = Object.assign(
    {},
    ...areas.flatMap(({ manifest }) => [manifest.devDependencies, manifest.dependencies]),
  );
  return Object.fromEntries(Object.keys(dependencies).map((name) => [name, pinned[name]]));
}

function describe(tree, name, basePath, areas) {
  changeJson(tree, `${name}/package.json`, ({ balsam, dependencies, devDependencies, ...manifest }) => ({
    ...manifest,
    balsam: { area: { ...balsam.area, basePath } },
    dependencies: pinVersions(dependencies, areas),
    devDependencies: pinVersions(devDependencies, areas),
  }));
}

function printNextSteps(name, basePath, titleAr) {
  process.stdout.write(`
✔ Created the area ${name} in the folder ${name}, for URLs below ${basePath}.
  npm run dev -- ${name}        serves it from source with fast refresh, next to the released areas
  npx nx test @balsam/${name}   runs its tests
  npm run release -- ${name}    releases it; the shell and the other areas are not built or changed
`);
  if (!titleAr) process.stdout.write(`  Its Arabic title is still the English one: ${name}/src/locales/ar.json\n`);
}

/**
 * @param tree Nx's virtual file system, written at the end unless --dry-run
 * @returns the steps after writing
 */
export function newArea(tree, { name, path: basePath = `/${name}`, title, titleAr }) {
  requireName(name);
  requirePath(basePath);
  const heading = title ?? capitalize(name.replaceAll('-', ' '));
  const areas = readAreas();
  writeFiles(tree, name);
  describe(tree, name, basePath, areas);
  changeJson(tree, `${name}/src/locales/en.json`, (texts) => ({ ...texts, title: heading }));
  changeJson(tree, `${name}/src/locales/ar.json`, (texts) => ({ ...texts, title: titleAr ?? heading }));
  return async () => {
    registerWorkspace(name, areas.at(-1).name);
    await mustRun('Format', path.join(ROOT, 'node_modules/.bin/oxfmt'), [name]);
    printNextSteps(name, basePath, titleAr);
  };
}
