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
import { eventRecorderConfig, isBuiltSeparately, serverConfigs } from './server-preset.ts';
import { LIBRARIES, sharedModules, type Side } from './shared.ts';
import { StableBuildPlugin } from './stable-build.ts';

const MODULES = path.resolve(import.meta.dirname, '../../node_modules');

const runtimeFile = (name: string, file: string) =>
  realpathSync(path.join(MODULES, '@module-federation', name, 'dist', file));

// The federation runtime is imported in its CommonJS build, by name or by file, which cannot be tree-shaken.
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

// One chunk for everything the shell provides: fewer requests, and libraries change less often than our code.
const VENDOR_CHUNK = {
  chunks: 'all' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    vendor: { test: /node_modules|facades/, name: 'vendor', enforce: true },
  },
};

// Few requests per page: code shared by two pages becomes a separate file only if it is large.
const PAGE_CHUNKS = { minSize: 50_000, cacheGroups: { defaultVendors: false as const } };

// Browsers with logical properties. For older ones the minimizer would emit :lang() pairs, which have a higher
// specificity and would flip fields of the other direction.
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];

const MINIMIZERS = [
  new SwcJsMinimizerRspackPlugin(),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/** Federation names must be identifiers: "vendor-portal" becomes "vendor_portal". */
const federationName = (area: string): string => area.replaceAll('-', '_');

/** Federation plugin of one side. The entry's file name contains its hash, so that no two releases share a URL. */
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
  // Unique per build, so that a fixed build never meets the chunks of a broken one in the same global. Nx provides the
  // hash of all inputs.
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
      // Same timeout as for an area that hangs.
      chunkLoadTimeout: 5_000,
      crossOriginLoading: 'anonymous',
      clean: { keep: (file) => isBuiltSeparately(file) },
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

/** Builds of the shell: the eager browser build with every shared module, the early script, and the server modules. */
export const hostConfig = (directory: string): Configuration[] => [
  config(directory, 'host'),
  eventRecorderConfig(directory),
  ...serverConfigs(directory),
];

/**
 * Builds of an area: one exposed module, './area', without anything that the shell provides, and the server modules if
 * there are any.
 */
export const areaConfig = (directory: string): Configuration[] => [
  config(directory, 'area'),
  ...serverConfigs(directory),
];
