import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  type Configuration,
} from '@rspack/core';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { AgreementPlugin } from './agreement.ts';
import { AssetListPlugin } from './asset-list.ts';
import { scripts } from './scripts.ts';
import { earlyUseConfig, isBuiltApart, serverConfigs } from './server-preset.ts';
import { LIBRARIES, sharedModules, type Side } from './shared.ts';
import { StableBuildPlugin } from './stable-build.ts';

const MODULES = path.resolve(import.meta.dirname, '../../node_modules');

const runtimeFile = (name: string, file: string) =>
  realpathSync(path.join(MODULES, '@module-federation', name, 'dist', file));

// The federation runtime is asked for in its CommonJS build, by name or by file: that one cannot be tree-shaken.
const LEAN_RUNTIME = Object.fromEntries(
  Object.entries({
    sdk: 'index.js',
    runtime: 'index.js',
    'runtime-core': 'index.js',
    'webpack-bundler-runtime': 'index.js',
    'error-codes': 'index.mjs',
  }).flatMap(([name, file]) => {
    const lean = runtimeFile(name, file);
    return [
      [`@module-federation/${name}$`, lean],
      [runtimeFile(name, 'index.cjs'), lean],
    ];
  }),
);

// One chunk for what the shell brings: the page asks for few files, and libraries change less often than our code.
const VENDOR_CHUNK = {
  chunks: 'all' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    vendor: { test: /node_modules|facades/, name: 'vendor', enforce: true },
  },
};

// A page starts with few files: what two pages have in common is a file of its own only when it is large.
const PAGE_CHUNKS = { minSize: 50_000, cacheGroups: { defaultVendors: false as const } };

// Browsers that know logical properties: for older ones the minimizer would rewrite them into :lang() pairs, which are
// stronger than what they replace and turn the fields of the other direction around.
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];

const MINIMIZERS = [
  new SwcJsMinimizerRspackPlugin(),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/** Federation names are identifiers: "vendor-portal" is "vendor_portal". */
const federationName = (area: string): string => area.replaceAll('-', '_');

/** The federation of one side. The entry's file name holds its hash, so that no two releases share an address. */
export function federation(
  side: Side,
  directory: string,
  filename = 'remoteEntry.[contenthash:8].js',
): ModuleFederationPlugin {
  const host = side === 'host';
  return new ModuleFederationPlugin({
    name: federationName(path.basename(directory)),
    filename,
    ...(!host && { exposes: { './area': './src/area.tsx' } }),
    shared: sharedModules(side, directory),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: !host,
    experiments: {
      ...(host ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
}

function config(directory: string, side: Side): Configuration {
  const name = path.basename(directory);
  const host = side === 'host';
  // A repaired build must never meet the chunks of a broken one in the same global. Nx gives the hash of all inputs.
  const buildId = process.env.NX_TASK_HASH ?? 'local';
  return {
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: host ? { main: './src/bootstrap.tsx' } : {},
    output: {
      path: path.join(directory, 'dist'),
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadingGlobal: `chunks_${federationName(name)}_${buildId}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // A page whose code hangs is given up as soon as an area that hangs.
      chunkLoadTimeout: 5_000,
      crossOriginLoading: 'anonymous',
      clean: { keep: (file) => isBuiltApart(file) },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...LEAN_RUNTIME, ...LIBRARIES } },
    module: { rules: [scripts(), { test: /\.css$/, type: 'css/auto' }] },
    plugins: [
      federation(side, directory),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new StableBuildPlugin(),
      new AgreementPlugin(side),
      new AssetListPlugin(),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: MINIMIZERS,
      splitChunks: host ? VENDOR_CHUNK : PAGE_CHUNKS,
    },
    performance: false,
  };
}

/** The build of the shell: it starts at once and brings every shared module; and its builds for the server. */
export const hostConfig = (directory: string): Configuration[] => [
  config(directory, 'host'),
  earlyUseConfig(directory),
  ...serverConfigs(directory),
];

/**
 * The builds of an area: one exposed module, './area', and nothing that the shell already brings; and, where there are
 * any, the modules for the server.
 */
export const areaConfig = (directory: string): Configuration[] => [
  config(directory, 'area'),
  ...serverConfigs(directory),
];
