import { assertNoPlaceholders, findMisspelt } from '@balsam/backend/environment';
import { isIP } from 'node:net';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'wants 1 or 0')
  .transform((value) => value === '1' || value === 'true');
const PORT_WANTED = 'wants a port number, 0 to 65535';

const withoutTrailingSlash = (value: string) => value.trim().replace(/\/+$/, '');
const isOrigin = (value: string) =>
  /^https?:\/\/[a-z0-9.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const origin = (wanted: string) => z.string(wanted).transform(withoutTrailingSlash).refine(isOrigin, wanted);

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
};

// The backend reads the same variable in the same way: one environment serves both.
const proxies = z
  .string()
  .transform((text) => ({ '0': [], false: [], '1': PRIVATE_NETWORKS, true: PRIVATE_NETWORKS })[text] ?? listOf(text))
  .refine(
    (networks) => networks === PRIVATE_NETWORKS || networks.every(isNetwork),
    'wants 0, 1, or addresses of proxies such as 10.0.0.7,10.1.0.0/16',
  );

const Address = z.object({
  PORT: z.coerce.number(PORT_WANTED).int(PORT_WANTED).min(0, PORT_WANTED).max(65535, PORT_WANTED).default(3000),
  HOST: z.string().min(1, 'wants a host name or address').default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'wants fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  DRAIN_SECONDS: z.coerce.number('wants a number of seconds').min(0, 'wants a number of seconds').default(0),
});

const pairsOf = (value: string) => listOf(value).map(withoutTrailingSlash);
const readPair = (pair: string) => {
  const [, name, value] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(pair) ?? [];
  return name && value && isOrigin(value) ? [[name, value] as const] : [];
};

const Origins = z.object({
  AREA_ORIGINS: z
    .string()
    .default('')
    .refine(
      (value) => pairsOf(value).every((pair) => readPair(pair).length > 0),
      'wants pairs such as storefront=https://files.shop.example, separated by commas',
    )
    .transform((value) => Object.fromEntries(pairsOf(value).flatMap(readPair))),
});

const THREADS_WANTED = 'wants a number, 0 to 64';

const Rendered = z.object({
  RENDER_THREADS: z.coerce
    .number(THREADS_WANTED)
    .int(THREADS_WANTED)
    .min(0, THREADS_WANTED)
    .max(64, THREADS_WANTED)
    .default(1),
  PAGE_CACHE_MB: z.coerce.number('wants a number of megabytes').min(0, 'wants a number of megabytes').default(64),
});

/** Unless said otherwise; where limits are off, so is this one. */
const MAX_WAIT_MS = 300;

const Backend = z.object({
  BACKEND_ORIGIN: origin('wants the address of the backend, such as http://127.0.0.1:3001'),
});

const Watch = z.object({ ...Address.shape, ...Backend.shape });

const Door = z.object({
  ...Address.shape,
  ...Origins.shape,
  ...Rendered.shape,
  ...Backend.shape,
  PUBLIC_ORIGIN: origin('wants an address such as https://shop.example').optional(),
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: proxies.default([]),
  RATE_LIMIT: flag.default(true),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'wants an address such as http://127.0.0.1:4318' })
    .transform(withoutTrailingSlash)
    .optional(),
  MAX_WAIT_MS: z.coerce.number('wants a number of milliseconds').min(0, 'wants a number of milliseconds').optional(),
  BEACON_SECRET: z.string().min(32, 'wants 32 characters or more that nobody can guess').optional(),
});

/** Where an area's files are, when not beside the pages: origins without a closing slash, by the area's name. */
export type AreaOrigins = Readonly<Record<string, string>>;

/** How pages are rendered before they are sent. */
export interface Rendering {
  /** Of each release that renders; 0: no page is rendered. */
  readonly threads: number;
  /** The room for HTML that is kept. */
  readonly cacheBytes: number;
}

/** Where a server listens, what it logs, and how it stops. */
interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  /** How long a process that is told to stop still serves whoever comes, in milliseconds. */
  readonly drainMs: number;
}

/** What a gateway alone runs with. Origins carry no closing slash. */
export interface DoorConfig extends ServerConfig {
  readonly backendOrigin: string;
  readonly publicOrigin: string;
  readonly areaOrigins: AreaOrigins;
  readonly rendering: Rendering;
  readonly demo: boolean;
  /** Whether the pages of one network address are counted. */
  readonly rateLimit: boolean;
  /** How late its thread may be before it makes no more pages; 0: as late as it may happen. */
  readonly maxWaitMs: number;
  /** What proves to the backend that a release was given out; the backends have the same. */
  readonly beaconSecret: string | undefined;
  /** Networks and addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Where traces are sent by OTLP over HTTP; null: nothing is traced. */
  readonly otlpEndpoint: string | null;
}

/** Read where releases are opened. */
const OF_RELEASES = ['RELEASES_DIR', 'RELEASE_PUBLIC_KEYS', 'RELEASE_PRIVATE_KEY_FILE', 'LAST_REVISION_FILE'];

/** Sentences about variables of a gateway, or of the watch over canaries, that are probably misspelt. */
export const warnAboutGateway = (environment: NodeJS.ProcessEnv): string[] =>
  findMisspelt(environment, [...Object.keys(Door.shape), ...OF_RELEASES]);

const read = <Schema extends z.ZodObject>(schema: Schema, environment: NodeJS.ProcessEnv): z.infer<Schema> => {
  assertNoPlaceholders(environment, [...Object.keys(schema.shape), ...OF_RELEASES]);
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  // A secret is named, never repeated.
  const got = present[name] === undefined || name.endsWith('_SECRET') ? '' : ` is "${present[name]}", but it`;
  throw new Error(`The environment variable ${name}${got} ${issue?.message ?? 'is not usable'}.`);
};

const toServer = ({ PORT, HOST, LOG_LEVEL, DRAIN_SECONDS }: z.infer<typeof Address>): ServerConfig => ({
  port: PORT,
  host: HOST,
  logLevel: LOG_LEVEL,
  drainMs: DRAIN_SECONDS * 1000,
});

/**
 * Reads where the files of areas are. Like every reader here, it takes empty variables for absent ones.
 * @throws Error with one sentence that names the variable, what it holds and what it wants
 */
export const loadAreaOrigins = (environment: NodeJS.ProcessEnv): AreaOrigins => read(Origins, environment).AREA_ORIGINS;

const toRendering = ({ RENDER_THREADS, PAGE_CACHE_MB }: z.infer<typeof Rendered>): Rendering => ({
  threads: RENDER_THREADS,
  cacheBytes: PAGE_CACHE_MB * 1024 * 1024,
});

/** Reads how pages are rendered. */
export const loadRendering = (environment: NodeJS.ProcessEnv): Rendering => toRendering(read(Rendered, environment));

/** Reads what a server of release files runs with. */
export const loadServerConfig = (environment: NodeJS.ProcessEnv): ServerConfig => toServer(read(Address, environment));

/** Reads what the watch over canaries runs with. */
export const loadWatchConfig = (environment: NodeJS.ProcessEnv): ServerConfig & { readonly backendOrigin: string } => {
  const watch = read(Watch, environment);
  return { ...toServer(watch), backendOrigin: watch.BACKEND_ORIGIN };
};

/** Reads what a gateway alone runs with. */
export const loadDoorConfig = (environment: NodeJS.ProcessEnv): DoorConfig => {
  const door = read(Door, environment);
  return {
    ...toServer(door),
    backendOrigin: door.BACKEND_ORIGIN,
    publicOrigin: door.PUBLIC_ORIGIN ?? `http://localhost:${door.PORT}`,
    areaOrigins: door.AREA_ORIGINS,
    rendering: toRendering(door),
    demo: door.DEMO ?? door.NODE_ENV !== 'production',
    trustedProxies: door.TRUST_PROXY,
    rateLimit: door.RATE_LIMIT,
    otlpEndpoint: door.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    maxWaitMs: door.MAX_WAIT_MS ?? (door.RATE_LIMIT ? MAX_WAIT_MS : 0),
    beaconSecret: door.BEACON_SECRET,
  };
};
