import { fastify, type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after } from 'node:test';
import { makeStore } from '../release/fixtures.ts';
import { flip, setCanary } from '../release/intents.ts';
import { SHELL, type Release } from '../release/release.ts';
import { sign } from '../release/signature.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { CallBackend } from './first-page.ts';
import { gateway, type GatewayOptions } from './gateway.ts';

export const BY = { who: 'a test' };

/** Secret for release proofs. */
export const SECRET = 'a secret of the tests';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const TEMPLATE =
  '<!doctype html><html lang="en" dir="ltr"><head><title data-first-page>Balsam</title></head><body><div id="root"></div></body></html>';

/** Closes an app after the current test, or after the tests of the file. */
export function closeAfterTest<App extends FastifyInstance>(app: App): App {
  after(() => app.close());
  return app;
}

export const shopArea = { name: 'shop', basePath: '/', toastMs: 3000 } as const;

/** Empty release store and a function that publishes to it. */
export async function createReleases() {
  const store = await makeStore();
  const { folder: root } = store;

  /** Publishes a minimal release without making it live. */
  const publish = async (
    name: string,
    version: string,
    extra: Partial<Release>,
    files: Record<string, string> = {},
  ) => {
    const folder = store.folderOf(name, version);
    const all = { 'main.js': `// ${name} ${version}`, ...files };
    const template = name === SHELL ? { 'index.html': TEMPLATE } : {};
    const release: Release = {
      name,
      version,
      commit: null,
      builtAt: '2026-11-21T08:00:00Z',
      contract: 1,
      shared: {},
      area: null,
      exposes: null,
      entry: 'main.js',
      preload: ['main.js'],
      chunks: {},
      files: {
        ...Object.fromEntries(Object.keys(all).map((file) => [file, `sha384-${version}`])),
        // Real hashes for the files that the gateway reads and checks.
        ...Object.fromEntries(
          Object.entries({ ...files, ...template }).map(([file, content]) => [file, integrityOf(content)]),
        ),
      },
      ...extra,
    };
    const signed = await sign(store.keys, 'release', release);
    const written = { ...all, ...template, 'release.json': JSON.stringify(signed) };
    await mkdir(folder, { recursive: true });
    for (const [file, content] of Object.entries(written)) await writeFile(path.join(folder, file), content);
  };

  return { root, store, publish };
}

/** Shell and shop, each with current release "2" and previous release "1". */
export async function openTwoReleases() {
  const releases = await createReleases();
  for (const version of ['1', '2']) {
    await releases.publish(SHELL, version, {});
    await releases.publish('shop', version, { area: shopArea });
    await flip(releases.store, { [SHELL]: version, shop: version }, BY);
  }
  return releases;
}

/** Publishes release "3" of a name as a canary for a share of visitors. */
export async function openCanary(
  { store, publish }: Awaited<ReturnType<typeof createReleases>>,
  percent: number,
  name = 'shop',
  version = '3',
) {
  await publish(name, version, name === SHELL ? {} : { area: shopArea });
  await setCanary(store, name, { version, percent }, BY);
}

const answering: CallBackend = async () => ({ status: 200, body: { products: [] } });

/** Renders pages as in production, without a cache. */
const RENDERING = { threads: 1, cacheBytes: 0 };

interface DoorOptions extends Partial<
  Pick<GatewayOptions, 'askApi' | 'areaOrigins' | 'rendering' | 'registry' | 'onWarm'>
> {
  /** Receives log lines. */
  log?: (line: string) => void;
}

/** Gateway with these releases and a stubbed API. */
export async function openGateway(store: ReleaseStore, options: DoorOptions = {}) {
  const { log, ...rest } = options;
  const app = closeAfterTest(fastify({ logger: log ? { level: 'warn', stream: { write: log } } : false }));
  const installation = { apiBase: '/api/', origin: 'https://balsam.test', demoSignIn: null };
  await app.register(gateway, {
    ...{ store, installation, askApi: answering, rendering: RENDERING, beaconSecret: SECRET },
    ...rest,
  });
  return {
    app,
    ask: (url: string, cookie = '', headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } }),
  };
}
