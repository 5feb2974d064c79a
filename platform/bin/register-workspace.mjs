// Registers a new package as `npm install` would, without network access. All its dependencies must be installed.
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, ROOT } from './steps.mjs';

const LOCKFILES = ['package-lock.json', 'node_modules/.package-lock.json'];
const byName = ([a], [b]) => a.localeCompare(b, 'en');

/** Writes atomically. */
function writeJson(file, content) {
  const target = path.join(ROOT, file);
  writeFileSync(`${target}.next`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${target}.next`, target);
}

const entryOf = ({ name, version, license, dependencies, devDependencies }) => ({
  name,
  version,
  license,
  dependencies,
  devDependencies,
});

function lock(file, folder, manifest, workspaces) {
  const { packages, ...rest } = readJson(file);
  // The lockfile in node_modules has no entry for the root.
  if (packages['']) packages[''].workspaces = workspaces;
  packages[folder] = entryOf(manifest);
  packages[`node_modules/${manifest.name}`] = { resolved: folder, link: true };
  writeJson(file, { ...rest, packages: Object.fromEntries(Object.entries(packages).sort(byName)) });
}

/**
 * Adds a folder to the workspace: root manifest, lockfiles, link.
 * @param folder below the root, with a package.json whose dependencies are all installed
 * @param after workspace that precedes it in the list
 */
export function registerWorkspace(folder, after) {
  const root = readJson('package.json');
  const manifest = readJson(`${folder}/package.json`);
  const workspaces = root.workspaces.toSpliced(root.workspaces.indexOf(after) + 1, 0, folder);
  symlinkSync(path.join('../..', folder), path.join(ROOT, 'node_modules', manifest.name));
  writeJson('package.json', { ...root, workspaces });
  for (const file of LOCKFILES) lock(file, folder, manifest, workspaces);
}
