// Renders pages as the server does, for the tests of a package that has a renderer, which run in what looks like a
// browser: `node render-pages.mjs <folder of the package>`, with the requests as JSON in, and the HTML of each out.
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [path.resolve(process.argv[2], 'src/server.tsx')],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  loader: { '.css': 'empty' },
  // Packages of CommonJS ask for modules of Node.
  banner: { js: "const require = (await import('node:module')).createRequire('file:///');" },
  logLevel: 'warning',
});
const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
const { render } = await import(module);
const requests = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(requests.map(render)));
