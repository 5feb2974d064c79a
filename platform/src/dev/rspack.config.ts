// Development configuration of a package, for `rspack serve` in its folder on DEV_PORT.
import { EntryPlugin, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import path from 'node:path';
import { areaConfig, federation, hostConfig } from '../../build/preset.ts';
import { scripts } from '../../build/scripts.ts';
import { SHELL } from '../release/release.ts';
import { DEV_ENTRY, sourcePathOf } from './sources.ts';

const directory = process.cwd();
const name = path.basename(directory);
const isShell = name === SHELL;
const home = sourcePathOf(name);
const socket = `${home}/socket`;

const inThisFolder = (file: string) => path.join(import.meta.dirname, file);

/** A package's texts use its name as namespace, the kit's use "kit". */
const textsOf = (folder: string, namespace: string) => ({
  test: /\.json$/,
  include: path.join(folder, 'src/locales'),
  type: 'javascript/auto' as const,
  loader: inThisFolder('texts-loader.mjs'),
  options: { namespace },
});

const [released] = isShell ? hostConfig(directory) : areaConfig(directory);

const development: Configuration = {
  ...released,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: {
    ...released?.output,
    publicPath: `${home}/`,
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
    // A page that missed an update catches up through the files of all updates.
    clean: false,
  },
  module: {
    rules: [
      scripts({ development: true, refresh: true }),
      { test: /\.css$/, type: 'css/auto' },
      { test: /-api\.ts$/, loader: inThisFolder('endpoints-loader.mjs') },
      textsOf(directory, name),
      textsOf(path.join(directory, '../shared-ui'), 'kit'),
    ],
  },
  plugins: [
    ...(isShell ? [new EntryPlugin(directory, inThisFolder('refresh-hook.ts'), { name: undefined })] : []),
    new ReactRefreshRspackPlugin({ exclude: [/node_modules/, /refresh-hook/] }),
    federation(isShell ? 'host' : 'area', directory, DEV_ENTRY),
  ],
  // Builds with errors are not sent to pages: the next good build follows the last good one without a reload.
  optimization: { emitOnErrors: false },
  // Compiles everything ahead, so that a page does not wait when it requests a chunk.
  lazyCompilation: false,
  stats: 'errors-only',
  infrastructureLogging: { level: 'warn' },
  devServer: {
    host: '127.0.0.1',
    port: Number(process.env.DEV_PORT),
    hot: true,
    liveReload: false,
    static: false,
    compress: false,
    webSocketServer: { type: 'ws', options: { path: socket } },
    client: {
      // The page's own host: the gateway forwards the socket.
      webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: socket },
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
  },
};

export default development;
