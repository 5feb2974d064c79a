import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The host (shell) provides shared modules, an area consumes them. */
export type Side = 'host' | 'area';

/** Path of a package's manifest. Some packages hide it from `require`, so it is searched next to their entry. */
function manifestPath(name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => path.join(folder, name, 'package.json')).find((file) => existsSync(file));
  if (!manifest) throw new Error(`${name} is not installed. Run npm install.`);
  return realpathSync(manifest);
}

const readManifest = (name: string): { name: string; version: string } =>
  JSON.parse(readFileSync(manifestPath(name), 'utf8'));

/**
 * Modules with a single instance per page, provided by the shell. The kit is not among them: an area always uses the
 * kit it was built with.
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
  // The default entry inserts a <style> element, which the content security policy forbids.
  'react-toastify/unstyled',
  '@balsam/shared-api',
];

/**
 * Shared modules are not tree-shaken. For these, the shell shares a list of names instead, so that unused code is
 * dropped.
 */
const FACADES = ['react-router-dom', 'react-redux', 'react-i18next', '@reduxjs/toolkit'];

const facadeOf = (name: string) => path.join(import.meta.dirname, `facades/${name}.mjs`);

const library = (name: string, file: string) => path.join(path.dirname(manifestPath(name)), file);

/** Aliases by which a facade imports its library; the library's own name would resolve to the facade. */
export const LIBRARIES = {
  'react-redux/library$': library('react-redux', 'dist/react-redux.mjs'),
  'react-i18next/library$': library('react-i18next', 'dist/es/index.js'),
  '@reduxjs/toolkit/library$': library('@reduxjs/toolkit', 'dist/redux-toolkit.modern.mjs'),
  // The default entry is the development build with the router's warnings.
  'react-router$': library('react-router', 'dist/production/index.mjs'),
  'react-router/dom$': library('react-router', 'dist/production/dom-export.mjs'),
};

/** Package of a module: "react-toastify" for "react-toastify/unstyled". */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Range of versions that are compatible with a build against `version`: the whole major, including older ones. Used
 * names are compared separately, so an area built with a newer minor runs in an older shell if it uses nothing new.
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

/** Federation's shared modules for the package in `directory`. */
export function sharedModules(side: Side, directory: string): Record<string, SharedConfig> {
  return Object.fromEntries(
    SINGLETONS.map((name): [string, SharedConfig] => {
      const { version } = readManifest(packageOf(name));
      const shared = { singleton: true as const, version, requiredVersion: rangeOf(version) };
      if (side === 'area') return [name, { ...shared, import: false }];
      if (!FACADES.includes(name)) return [name, { ...shared, eager: true }];
      // Relative, because an absolute path would become part of the build.
      return [name, { ...shared, eager: true, import: path.relative(directory, facadeOf(name)), shareKey: name }];
    }),
  );
}
