import { IgnorePlugin, type Configuration } from '@rspack/core';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { scripts } from './scripts.ts';

/** Script of the shell that runs before all others. */
const EVENT_RECORDER = 'record-events.js';

/** True for files in the folder that other builds of the package create. */
export const isBuiltSeparately = (file: string): boolean => file.endsWith('.mjs') || file.endsWith(EVENT_RECORDER);

/** Self-contained ES module for Node: the gateway imports it from memory. */
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
    // The Node build imports Node's modules in a way that is not possible from memory.
    alias: { 'react-dom/server$': 'react-dom/server.browser' },
  },
  module: {
    rules: [scripts(), { test: /\.css$/, type: 'asset/source' }],
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  performance: false,
});

/** The area's description of its pages, without the pages' code. */
const firstPageConfig = (directory: string, source: string): Configuration => ({
  ...moduleConfig(directory, 'first-page', source),
  plugins: [new IgnorePlugin({ resourceRegExp: /Page\.tsx$/ })],
});

/** Server modules of a package: first-page.mjs describes its pages, server.mjs renders them. */
export function serverConfigs(directory: string): Configuration[] {
  const builds = [
    { source: './src/app/first-page/index.ts', build: firstPageConfig },
    { source: './src/server.tsx', build: (at: string, source: string) => moduleConfig(at, 'server', source) },
  ];
  return builds
    .filter(({ source }) => existsSync(path.join(directory, source)))
    .map(({ source, build }) => build(directory, source));
}

/** Build of the early script, without any code of the others. */
export const eventRecorderConfig = (directory: string): Configuration => ({
  context: directory,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: './src/hydration/record-events.ts',
  output: { path: path.join(directory, 'dist'), filename: EVENT_RECORDER },
  module: { rules: [scripts()] },
  performance: false,
});
