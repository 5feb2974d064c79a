// Renders pages as the server does, for tests that run in a browser-like environment: `node render-pages.mjs <package
// folder>` reads requests as JSON from stdin and writes the HTML of each to stdout.
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
  // CommonJS packages require Node's modules.
  banner: { js: "const require = (await import('node:module')).createRequire('file:///');" },
  logLevel: 'warning',
});
const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
const { render } = await import(module);
const requests = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(requests.map(render)));
