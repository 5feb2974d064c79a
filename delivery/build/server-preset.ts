import { IgnorePlugin, type Configuration } from '@rspack/core';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { scripts } from './scripts.ts';

/** The shell's script that comes before all others. */
const EARLY_USE = 'early-use.js';

/** What other builds of the package leave in the folder. */
export const isBuiltApart = (file: string): boolean => file.endsWith('.mjs') || file.endsWith(EARLY_USE);

/** One ES module for Node with all that it needs: the gateway reads it from memory. */
const moduleConfig = (directory: string, name: string, source: string): Configuration => ({
  context: directory,
  mode: 'production',
  target: ['node20', 'es2022'],
  devtool: false,
  entry: { [name]: source },
  output: {
    path: path.join(directory, 'dist'),
    filename: '[name].mjs',
    chunkFormat: 'module',
    module: true,
    library: { type: 'module' },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    // The other one asks for modules of Node by a way that a module in memory does not have.
    alias: { 'react-dom/server$': 'react-dom/server.browser' },
  },
  module: {
    rules: [scripts(), { test: /\.css$/, type: 'asset/source' }],
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  performance: false,
});

/** What an area tells the gateway of its pages, without the pages themselves. */
const firstPageConfig = (directory: string, source: string): Configuration => ({
  ...moduleConfig(directory, 'first-page', source),
  plugins: [new IgnorePlugin({ resourceRegExp: /Page\.tsx$/ })],
});

/** The modules that a package has for the server: first-page.mjs tells of its pages, server.mjs renders them. */
export function serverConfigs(directory: string): Configuration[] {
  const builds = [
    { source: './src/app/first-page/index.ts', build: firstPageConfig },
    { source: './src/server.tsx', build: (at: string, source: string) => moduleConfig(at, 'server', source) },
  ];
  return builds
    .filter(({ source }) => existsSync(path.join(directory, source)))
    .map(({ source, build }) => build(directory, source));
}

/** The script that comes before all others, without any of their code. */
export const earlyUseConfig = (directory: string): Configuration => ({
  context: directory,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: './src/hydration/keep-early-use.ts',
  output: { path: path.join(directory, 'dist'), filename: EARLY_USE },
  module: { rules: [scripts()] },
  performance: false,
});
