// npm run dev: serves the shell and every area from source with fast refresh. npm run dev -- storefront: only that
// area, next to the released others.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { readAreas } from './areas.mjs';
import {
  buildChanged,
  install,
  readPaymentProvider,
  readPort,
  requireFreePort,
  requireNode,
  ROOT,
  run,
  say,
  stop,
} from './steps.mjs';

const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
const CONFIG = path.join(ROOT, 'platform/src/dev/rspack.config.ts');
const KIT = '@balsam/shared-ui';
const SETTLE_MS = 100;

/** The shell is always served from source: it provides React, and fast refresh needs the development build. */
function readNames() {
  const areas = readAreas().map(({ name }) => name);
  const requested = process.argv.slice(2).filter((name) => name !== 'shell');
  const unknown = requested.find((name) => !areas.includes(name));
  if (unknown) stop(`There is no area "${unknown}".`, `Available: ${areas.join(', ')}.`);
  return ['shell', ...(process.argv.length > 2 ? requested : areas)];
}

/** Builds what pages load as released, and the kit's theme, which is not a module. */
async function build(names) {
  const sources = names.filter((name) => name !== 'shell').map((name) => `@balsam/${name}`);
  const isAll = sources.length === readAreas().length;
  const scope = isAll ? [`--projects=${KIT}`] : sources.map((source) => `--exclude=${source}`);
  await buildChanged(...scope);
}

const findPort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

function serveSource(name, port) {
  const env = { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port) };
  const options = { cwd: path.join(ROOT, name), env, stdio: ['ignore', 'inherit', 'inherit'] };
  return spawn(process.execPath, [RSPACK, 'serve', '--mode', 'development', '--config', CONFIG], options);
}

/** Rebuilds the theme on changes; the dev servers watch only modules. */
function watchTheme() {
  let timer;
  watch(path.join(ROOT, 'shared-ui/theme'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run('node', ['shared-ui/theme/build.mjs']), SETTLE_MS);
  });
}

requireNode();
const names = readNames();
await requireFreePort(readPort());
await install();
say('Building packages that are not served from source (unchanged ones are cached)');
await build(names);
say(`Serving ${names.join(', ')} from source`);
const servers = [];
const sources = [];
for (const name of names) {
  const port = await findPort();
  servers.push(serveSource(name, port));
  sources.push(`${name}=http://127.0.0.1:${port}`);
}
watchTheme();
const code = await run('node', ['--watch', '--import', 'tsx', 'platform/src/serve.ts', '--seed'], {
  env: { DEV_SOURCES: sources.join(), PAYMENT_PROVIDER: readPaymentProvider() },
});
for (const server of servers) server.kill();
process.exit(code);
