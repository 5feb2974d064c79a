// Bundles servers of a package, each into one file in dist. Run from the package: `node ../platform/build/bundle.mjs
// src/server.ts`. Loading one file starts a process a second faster than compiling hundreds.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const DIST = path.resolve('dist');
const OURS = /^(@balsam\/|[./])/;

/** @returns the resolved file of a package, or undefined */
const locate = (specifier, from) => {
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return undefined;
  }
};

/** Keeps packages external if the built file resolves them to the same files as the source does; others are bundled. */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind }) => {
      if (kind === 'entry-point' || OURS.test(specifier)) return undefined;
      const isSame = locate(specifier, importer) === locate(specifier, path.join(DIST, 'server.js'));
      return isSame ? { path: specifier, external: true } : undefined;
    });
  },
};

/** Files next to a source (translations, migrations) are read from there, wherever the workspace is moved. */
const filesInPlace = {
  name: 'files-in-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const here = (target) => `new URL(${JSON.stringify(path.relative(DIST, target))}, import.meta.url)`;
      const contents = source.replaceAll(/\bimport\.meta\.(url|dirname)\b/g, (_whole, what) =>
        what === 'url' ? `${here(file)}.href` : `decodeURIComponent(${here(path.dirname(file))}.pathname)`,
      );
      return { contents, loader: 'ts' };
    });
  },
};

await build({
  entryPoints: process.argv.slice(2),
  outdir: DIST,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [packagesOutside, filesInPlace],
  logLevel: 'warning',
});
