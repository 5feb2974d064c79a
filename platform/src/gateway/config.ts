import { assertNoPlaceholders, findMisspelt } from '@balsam/backend/environment';
import type { ValkeyConfig } from '@balsam/backend/shared-counter';
import { isIP } from 'node:net';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');
const PORT_RULE = 'must be a port number from 0 to 65535';

const withoutTrailingSlash = (value: string) => value.trim().replace(/\/+$/, '');
const isOrigin = (value: string) =>
  /^https?:\/\/[a-z0-9.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const origin = (rule: string) => z.string(rule).transform(withoutTrailingSlash).refine(isOrigin, rule);

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

// The backend parses this variable in the same way, so that one environment serves both.
const proxies = z
  .string()
  .transform((text) => ({ '0': [], false: [], '1': PRIVATE_NETWORKS, true: PRIVATE_NETWORKS })[text] ?? listOf(text))
  .refine(
    (networks) => networks === PRIVATE_NETWORKS || networks.every(isNetwork),
    'must be 0, 1, or addresses of proxies such as 10.0.0.7,10.1.0.0/16',
  );

const Address = z.object({
  PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65535, PORT_RULE).default(3000),
  HOST: z.string().min(1, 'must be a host name or address').default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0, 'must be a number of seconds').default(0),
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
      'must be comma-separated pairs such as storefront=https://files.shop.example',
    )
    .transform((value) => Object.fromEntries(pairsOf(value).flatMap(readPair))),
});

const THREADS_RULE = 'must be a number from 0 to 64';

const Rendered = z.object({
  RENDER_THREADS: z.coerce.number(THREADS_RULE).int(THREADS_RULE).min(0, THREADS_RULE).max(64, THREADS_RULE).default(1),
  PAGE_CACHE_MB: z.coerce.number('must be a number of megabytes').min(0, 'must be a number of megabytes').default(64),
});

const TIMEOUT_RULE = 'must be a number of milliseconds from 1 to 1000';

/** Default. Without rate limits, this limit is off as well. */
const MAX_WAIT_MS = 300;

const Backend = z.object({
  BACKEND_ORIGIN: origin('must be the address of the backend, such as http://127.0.0.1:3001'),
});

const Watch = z.object({ ...Address.shape, ...Backend.shape });

const Door = z.object({
  ...Address.shape,
  ...Origins.shape,
  ...Rendered.shape,
  ...Backend.shape,
  PUBLIC_ORIGIN: origin('must be an address such as https://shop.example').optional(),
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: proxies.default([]),
  RATE_LIMIT: flag.default(true),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
    .transform(withoutTrailingSlash)
    .optional(),
  MAX_WAIT_MS: z.coerce
    .number('must be a number of milliseconds')
    .min(0, 'must be a number of milliseconds')
    .optional(),
  BEACON_SECRET: z.string().min(32, 'must be 32 or more characters that cannot be guessed').optional(),
  VALKEY_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address such as redis://127.0.0.1:6379' }).optional(),
  VALKEY_TIMEOUT_MS: z.coerce.number(TIMEOUT_RULE).min(1, TIMEOUT_RULE).max(1_000, TIMEOUT_RULE).default(250),
});

/** Origins of areas whose files are not served by this gateway, without a trailing slash, by area name. */
export type AreaOrigins = Readonly<Record<string, string>>;

/** Server-side rendering. */
export interface Rendering {
  /** Threads per release; 0 disables rendering. */
  readonly threads: number;
  /** Size of the page cache. */
  readonly cacheBytes: number;
}

/** Address, logging and shutdown of a server. */
interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly logLevel: string;
  /** Time in which requests are still served after a stop signal, ms. */
  readonly drainMs: number;
}

/** Configuration of a standalone gateway. Origins have no trailing slash. */
export interface GatewayConfig extends ServerConfig {
  readonly backendOrigin: string;
  readonly publicOrigin: string;
  readonly areaOrigins: AreaOrigins;
  readonly rendering: Rendering;
  readonly demo: boolean;
  /** True if pages are rate-limited by client IP. */
  readonly rateLimit: boolean;
  /** Event loop delay above which pages are refused, ms; 0 for no limit. */
  readonly maxWaitMs: number;
  /** Secret that signs release proofs; shared with the backends. */
  readonly beaconSecret: string | undefined;
  /** Networks and addresses whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** OTLP/HTTP endpoint for traces; null disables tracing. */
  readonly otlpEndpoint: string | null;
  /** Server that counts pages for all gateways; null if each counts for itself. */
  readonly valkey: ValkeyConfig | null;
}

/** Variables that the release store reads. */
const OF_RELEASES = ['RELEASES_DIR', 'RELEASE_PUBLIC_KEYS', 'RELEASE_PRIVATE_KEY_FILE', 'LAST_REVISION_FILE'];

/** Warnings about variables of a gateway or canary watch that are probably misspelt. */
export const warnAboutGateway = (environment: NodeJS.ProcessEnv): string[] =>
  findMisspelt(environment, [...Object.keys(Door.shape), ...OF_RELEASES]);

const read = <Schema extends z.ZodObject>(schema: Schema, environment: NodeJS.ProcessEnv): z.infer<Schema> => {
  assertNoPlaceholders(environment, [...Object.keys(schema.shape), ...OF_RELEASES]);
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  // Never print the value of a secret.
  const got = present[name] === undefined || /_(SECRET|URL)$/.test(name) ? '' : ` is "${present[name]}", but`;
  throw new Error(`The environment variable ${name}${got} ${issue?.message ?? 'is not usable'}.`);
};

const toServer = ({ PORT, HOST, LOG_LEVEL, DRAIN_SECONDS }: z.infer<typeof Address>): ServerConfig => ({
  port: PORT,
  host: HOST,
  logLevel: LOG_LEVEL,
  drainMs: DRAIN_SECONDS * 1000,
});

/**
 * Reads AREA_ORIGINS. Like all readers here, it treats empty variables as absent.
 * @throws Error with one sentence that names the variable, its value and the expected value
 */
export const loadAreaOrigins = (environment: NodeJS.ProcessEnv): AreaOrigins => read(Origins, environment).AREA_ORIGINS;

const toRendering = ({ RENDER_THREADS, PAGE_CACHE_MB }: z.infer<typeof Rendered>): Rendering => ({
  threads: RENDER_THREADS,
  cacheBytes: PAGE_CACHE_MB * 1024 * 1024,
});

export const loadRendering = (environment: NodeJS.ProcessEnv): Rendering => toRendering(read(Rendered, environment));

export const loadServerConfig = (environment: NodeJS.ProcessEnv): ServerConfig => toServer(read(Address, environment));

export const loadWatchConfig = (environment: NodeJS.ProcessEnv): ServerConfig & { readonly backendOrigin: string } => {
  const watch = read(Watch, environment);
  return { ...toServer(watch), backendOrigin: watch.BACKEND_ORIGIN };
};

export const loadGatewayConfig = (environment: NodeJS.ProcessEnv): GatewayConfig => {
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
    valkey: door.VALKEY_URL ? { url: door.VALKEY_URL, timeoutMs: door.VALKEY_TIMEOUT_MS } : null,
  };
};
