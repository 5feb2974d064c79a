// Copies the workspace to another folder, for builds and releases of changed sources: sources are copied, installed
// packages are linked.
import { cp, mkdir, readdir, readlink, rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, ROOT } from './steps.mjs';

/** Generated files, and files that belong to one folder only. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'releases', '.nx', '.git', '.data', 'test-results']);

const INSTALLED = path.join(ROOT, 'node_modules');

/** Links the packages of a folder. */
async function linkPackages(from, to, names) {
  await mkdir(to, { recursive: true });
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}

/** Recreates the links to the workspace's own packages, which then point to the copies. */
async function linkOwnPackages(target) {
  const scope = path.join(INSTALLED, '@balsam');
  const linked = path.join(target, 'node_modules/@balsam');
  await mkdir(linked, { recursive: true });
  for (const name of await readdir(scope))
    await symlink(await readlink(path.join(scope, name)), path.join(linked, name));
}

/** Links packages that npm did not hoist. */
async function linkNested(target) {
  for (const workspace of readJson('package.json').workspaces) {
    const nested = path.join(ROOT, workspace, 'node_modules');
    const names = await readdir(nested).catch(() => []);
    if (names.length > 0) await linkPackages(nested, path.join(target, workspace, 'node_modules'), names);
  }
}

/**
 * Copies the workspace, preserving modification times.
 * @param target an absolute path; existing content is removed
 */
export async function copyWorkspace(target) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const names = (await readdir(ROOT)).filter((name) => !NOT_COPIED.has(name));
  const filter = (source) => !NOT_COPIED.has(path.basename(source));
  await Promise.all(
    names.map((name) =>
      cp(path.join(ROOT, name), path.join(target, name), { recursive: true, preserveTimestamps: true, filter }),
    ),
  );
  const packages = (await readdir(INSTALLED)).filter((name) => name !== '@balsam' && name !== '.cache');
  await linkPackages(INSTALLED, path.join(target, 'node_modules'), packages);
  await linkOwnPackages(target);
  await linkNested(target);
  // The linked packages are current: no command may consider them outdated and install everything again.
  await utimes(path.join(target, 'package-lock.json'), 0, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Usage: node platform/bin/copy-workspace.mjs <folder>');
  await copyWorkspace(path.resolve(target));
}
