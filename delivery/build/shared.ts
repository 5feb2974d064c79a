import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The shell brings the shared modules, an area relies on them. */
export type Side = 'host' | 'area';

/** Where a package's manifest is. Some packages hide it from `require`, so it is looked for beside their entry. */
function manifestPath(name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  const found = folders.map((folder) => path.join(folder, name, 'package.json')).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not installed. Run npm install.`);
  return realpathSync(found);
}

/** A package's manifest. */
const readManifest = (name: string): { name: string; version: string } =>
  JSON.parse(readFileSync(manifestPath(name), 'utf8'));

/**
 * One instance of each in the page: the shell brings it, an area never does.
 * The kit is not among them: an area always gets the kit that it was built against.
 */
const SINGLETONS = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-redux',
  'redux',
  '@reduxjs/toolkit',
  'i18next',
  'react-i18next',
  // Its default entry writes a <style> element, which the page's policy forbids.
  'react-toastify/unstyled',
  '@balsam/shared-api',
];

/** A shared module is kept whole. Of these the shell shares a list of names instead: what nobody uses is left out. */
const FACADES = ['react-router-dom', 'react-redux', 'react-i18next', '@reduxjs/toolkit'];

const facadeOf = (name: string) => path.join(import.meta.dirname, `facades/${name}.mjs`);

const library = (name: string, file: string) => path.join(path.dirname(manifestPath(name)), file);

/** How a facade reaches its library: under the library's own name it would reach itself. */
export const LIBRARIES = {
  'react-redux/library$': library('react-redux', 'dist/react-redux.mjs'),
  'react-i18next/library$': library('react-i18next', 'dist/es/index.js'),
  '@reduxjs/toolkit/library$': library('@reduxjs/toolkit', 'dist/redux-toolkit.modern.mjs'),
  // Whoever names it gets the build for development, with warnings of the router's own.
  'react-router$': library('react-router', 'dist/production/index.mjs'),
  'react-router/dom$': library('react-router', 'dist/production/dom-export.mjs'),
};

/** "react-toastify/unstyled" is a module of the package "react-toastify". */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The versions that a build against `version` works with: all of the same major, older ones, too. Which names an area
 * needs is compared apart, so that an area built against a newer minor runs in an older shell if it uses nothing new.
 */
function rangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

interface SharedConfig {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: string | false;
  shareKey?: string;
}

/** The federation's list of shared modules, for the build of the package in `directory`. */
export function sharedModules(side: Side, directory: string): Record<string, SharedConfig> {
  return Object.fromEntries(
    SINGLETONS.map((name): [string, SharedConfig] => {
      const { version } = readManifest(packageOf(name));
      const shared = { singleton: true as const, version, requiredVersion: rangeOf(version) };
      if (side === 'area') return [name, { ...shared, import: false }];
      if (!FACADES.includes(name)) return [name, { ...shared, eager: true }];
      // From the build's own folder: an absolute path would be part of the build.
      return [name, { ...shared, eager: true, import: path.relative(directory, facadeOf(name)), shareKey: name }];
    }),
  );
}
