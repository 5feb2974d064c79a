// How a package is built while somebody works on it: for `rspack serve` in its folder, on DEV_PORT.
import { EntryPlugin, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import path from 'node:path';
import { areaConfig, federation, hostConfig } from '../../build/preset.ts';
import { scripts } from '../../build/scripts.ts';
import { SHELL } from '../release/release.ts';
import { DEV_ENTRY, homeOf } from './sources.ts';

const directory = process.cwd();
const name = path.basename(directory);
const isShell = name === SHELL;
const home = homeOf(name);
const socket = `${home}/socket`;

const besideThis = (file: string) => path.join(import.meta.dirname, file);

/** A package's texts are in the namespace of its name, the kit's in "kit". */
const textsOf = (folder: string, namespace: string) => ({
  test: /\.json$/,
  include: path.join(folder, 'src/locales'),
  type: 'javascript/auto' as const,
  loader: besideThis('texts-loader.mjs'),
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
    // A page that has missed a change catches up through the updates of all of them.
    clean: false,
  },
  module: {
    rules: [
      scripts({ development: true, refresh: true }),
      { test: /\.css$/, type: 'css/auto' },
      { test: /-api\.ts$/, loader: besideThis('endpoints-loader.mjs') },
      textsOf(directory, name),
      textsOf(path.join(directory, '../shared-ui'), 'kit'),
    ],
  },
  plugins: [
    ...(isShell ? [new EntryPlugin(directory, besideThis('refresh-hook.ts'), { name: undefined })] : []),
    new ReactRefreshRspackPlugin({ exclude: [/node_modules/, /refresh-hook/] }),
    federation(isShell ? 'host' : 'area', directory, DEV_ENTRY),
  ],
  // Pages know nothing of a build with errors: the next good one follows upon the last good one, without a reload.
  optimization: { emitOnErrors: false },
  // What a page has not asked for yet is compiled all the same: it must not wait when it does.
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
      // Where the page is from: the gateway passes the socket on.
      webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: socket },
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
  },
};

export default development;
