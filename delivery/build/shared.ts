import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A package's manifest. Some packages hide it from `require`, so it is found beside their entry. */
export function readManifest(name: string): { name: string; version: string } {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
    } catch {
      // Not in this folder: the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed. Run npm install.`);
}

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

/** Modules that are provided under a package's name, but from a leaner source. */
const PROVIDED_FROM: Record<string, string> = {
  'react-router-dom': path.join(import.meta.dirname, 'router-facade.ts'),
};

/** "react-toastify/unstyled" is a module of the package "react-toastify". */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** The federation's list of shared modules. */
export function sharedModules(side: 'host' | 'area') {
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const { version } = readManifest(packageOf(name));
      const range = { singleton: true, version, requiredVersion: `^${version}` };
      if (side === 'area') return [name, { ...range, import: false as const }];
      const source = PROVIDED_FROM[name];
      return [name, { ...range, eager: true, ...(source && { import: source, shareKey: name }) }];
    }),
  );
}
