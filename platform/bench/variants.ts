import { buildApp, loadConfig } from '@balsam/backend';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callInProcess } from '../src/gateway/call-api.ts';
import { loadRendering, type Rendering } from '../src/gateway/config.ts';
import { gateway } from '../src/gateway/gateway.ts';
import { publishBuilds } from '../src/release/builds.ts';
import { ROOT } from '../src/release/paths.ts';
import { hasRenderer } from '../src/render/renderers.ts';
import { openReleaseStore, type ReleaseStore } from '../src/release/store.ts';
import { openShop } from './shop.ts';
import { publishSingleBundle } from './single-bundle.ts';

/** Way of serving the same marketplace. */
export interface Variant {
  name: string;
  /** Without a trailing slash. */
  origin: string;
  close(): Promise<unknown>;
}

const NOT_RENDERED: Rendering = { threads: 0, cacheBytes: 0 };
const LOOK_MS = 50;
const AREA = 'storefront';

/** Creates a folder with demo data, copied from the build if there is one. */
export async function makeDemo(dataDir: string): Promise<void> {
  const built = path.join(ROOT, 'backend/dist/demo');
  if (existsSync(built)) return cp(built, dataDir, { recursive: true });
  const args = ['run', '--silent', 'admin', '-w', '@balsam/backend', '--', 'seed', '--if-empty'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The demo data could not be created.');
}

export async function publishFederated(target: string): Promise<ReleaseStore> {
  const store = openReleaseStore(target, {});
  await publishBuilds(store);
  return store;
}

/** Waits until the home page is rendered, if it will be: releases are warmed up first. */
export async function untilRendered(origin: string, store: ReleaseStore, { threads }: Rendering): Promise<void> {
  const { releases } = await store.readRegistry();
  const release = await store.readRelease(AREA, releases[AREA]?.current ?? '');
  if (threads === 0 || !hasRenderer(release)) return;
  while (!(await (await fetch(origin)).text()).includes('data-rendered=')) await wait(LOOK_MS);
}

/** Location of a variant's data: an embedded database in its folder, or PostgreSQL. */
interface Data {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
}

async function open(name: string, store: ReleaseStore, data: Data, rendering: Rendering): Promise<Variant> {
  const app = await buildApp(loadConfig({ ...data, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0' }));
  await app.register(gateway, {
    store,
    installation: { apiBase: '/api/', origin: 'http://localhost', demoSignIn: null },
    askApi: callInProcess(app),
    rendering,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await untilRendered(origin, store, rendering);
  return { name, origin, close: () => app.close() };
}

/** An embedded database can be opened only once, so each variant gets a copy of the demo. */
function copyOf(demo: string, folder: string): (name: string) => Promise<Data> {
  return async (name) => {
    const data = path.join(folder, name, 'data');
    await cp(demo, data, { recursive: true });
    return { DATA_DIR: data };
  };
}

interface VariantOptions {
  /** Fully built checkout. */
  readonly before?: string | undefined;
  /** Data shared by all variants instead of the demo. */
  readonly stage?: Required<Data> | undefined;
}

/**
 * Opens the same marketplace in each variant: rendered, with an empty shell, as one bundle, and from another checkout.
 * @param folder an empty folder for data and releases
 */
export async function openVariants(folder: string, { before, stage }: VariantOptions): Promise<Variant[]> {
  const demo = path.join(folder, 'demo');
  if (!stage) await makeDemo(demo);
  const dataOf = stage ? async () => stage : copyOf(demo, folder);
  const federated = await publishFederated(path.join(folder, 'releases'));
  const bundle = await publishSingleBundle(path.join(folder, 'bundle'), AREA);
  const variants = [
    await open('rendered', federated, await dataOf('rendered'), loadRendering({})),
    await open('empty shell', federated, await dataOf('empty'), NOT_RENDERED),
    await open('one bundle', bundle, await dataOf('bundle'), NOT_RENDERED),
  ];
  if (!before) return variants;
  // The other version may not support the schema of this demo.
  const own = path.join(before, 'backend/dist/demo');
  await cp(existsSync(own) ? own : demo, path.join(folder, 'before/data'), { recursive: true });
  const env = { RELEASES_DIR: path.join(folder, 'releases-before') };
  const shop = await openShop({ folder: path.resolve(before), env }, path.join(folder, 'before'));
  return [...variants, { name: 'before', ...shop }];
}
