import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { assertNoPlaceholders, findMisspelt } from './environment-checks.ts';
import {
  flag,
  isOrigin,
  letters,
  listOf,
  origin,
  proxies,
  secretService,
  sender,
  url,
  withoutTrailingSlash,
} from './environment-fields.ts';
import { paymentsOf, TapEnvironment, type PaymentConfig } from './payment-config.ts';
import { parseSecretKeys, type SecretKey } from './secret-box.ts';
import type { ValkeyConfig } from './shared-counter.ts';

/** An Aramex account: all variables or none. */
const AramexEnvironment = z.object({
  ARAMEX_URL: secretService('https://ws.aramex.net'),
  ARAMEX_USERNAME: z.string('must be the name of the account'),
  ARAMEX_PASSWORD: z.string('must be the password of the account'),
  ARAMEX_ACCOUNT_NUMBER: z.string('must be the number of the account'),
  ARAMEX_ACCOUNT_PIN: z.string('must be the PIN of the account'),
  ARAMEX_ACCOUNT_ENTITY: letters(3, 'must be the three letters of the branch, such as RUH'),
  ARAMEX_ACCOUNT_COUNTRY: letters(2, 'must be the two letters of a country, such as SA'),
});

/** A bucket of an S3-compatible object storage: all variables or none. */
const S3Environment = z.object({
  S3_ENDPOINT: url('an address such as https://s3.eu-central-1.amazonaws.com', /^https?$/).transform(
    withoutTrailingSlash,
  ),
  S3_BUCKET: z.string('must be the name of the bucket'),
  S3_REGION: z.string('must be the name of the region, such as eu-central-1'),
  S3_ACCESS_KEY_ID: z.string('must be the id of the access key'),
  S3_SECRET_ACCESS_KEY: z.string('must be the secret of the access key'),
});

/** Default maximum wait; above it the process is overloaded. Off together with the other limits. */
const MAX_WAIT_MS = 300;
const MAX_IN_FLIGHT = 1000;
const TIMEOUT_RULE = 'must be a number of milliseconds from 1 to 1000';

const postgresUrl = url('an address such as postgres://user:password@host:5432/name', /^postgres(ql)?$/);

const Environment = z.object({
  PORT: z.coerce
    .number('must be a port number from 0 to 65535')
    .int()
    .min(0)
    .max(65535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'must be a host name or address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be the path of a folder').default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOLED: flag.default(false),
  DATABASE_READ_URLS: z.string().default('').transform(listOf).pipe(z.array(postgresUrl)),
  PUBLIC_ORIGIN: origin('must be an address such as https://shop.example').optional(),
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  SMTP_URL: url('an address such as smtps://user:password@host', /^smtps?$/).optional(),
  MAIL_FROM: sender.optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) => listOf(text).map(withoutTrailingSlash))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be addresses such as https://partner.example,https://files.shop.example',
    ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  RATE_LIMIT: flag.default(true),
  TRUST_PROXY: proxies.default([]),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0, 'must be a number of seconds').default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('an address such as http://127.0.0.1:4318', /^https?$/)
    .transform(withoutTrailingSlash)
    .optional(),
  MAX_WAIT_MS: z.coerce
    .number('must be a number of milliseconds')
    .min(0, 'must be a number of milliseconds')
    .optional(),
  MAX_IN_FLIGHT: z.coerce.number('must be a number of requests').min(0, 'must be a number of requests').optional(),
  RESPONSE_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .min(0, 'must be a number of megabytes')
    .default(64),
  SECRETS_KEYS: z
    .string()
    .transform((text, context) => {
      const keys = parseSecretKeys(text);
      if (keys) return keys;
      context.addIssue('must be keys such as 2026:… with 32 random bytes in base64, separated by commas');
      return z.NEVER;
    })
    .optional(),
  BEACON_SECRET: z.string().min(32, 'must be at least 32 random characters').optional(),
  PAYMENT_PROVIDER: z.enum(['test', 'tap'], 'must be test or tap').optional(),
  PAYMENT_HOLD_MINUTES: z.coerce
    .number('must be a number of minutes from 1 to 120')
    .min(1, 'must be a number of minutes from 1 to 120')
    .max(120, 'must be a number of minutes from 1 to 120')
    .default(20),
  FREE_SPACE_MB: z.coerce.number('must be a number of megabytes').min(0, 'must be a number of megabytes').default(256),
  TEST_BANK_SECRET: z.string().min(32, 'must be at least 32 random characters').optional(),
  VALKEY_URL: url('an address such as redis://127.0.0.1:6379', /^rediss?$/).optional(),
  VALKEY_TIMEOUT_MS: z.coerce.number(TIMEOUT_RULE).min(1, TIMEOUT_RULE).max(1_000, TIMEOUT_RULE).default(250),
});

/**
 * Configuration of the backend. The data folder is an absolute path. Origins have no trailing slash; a null
 * `databaseUrl` means the embedded database.
 */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The database is behind a transaction pooler. */
  readonly databasePooled: boolean;
  /** Replicas for public reads. */
  readonly databaseReadUrls: readonly string[];
  readonly publicOrigin: string;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Default recipient of contact form messages until an admin sets one; null for none. */
  readonly contactEmail: string | null;
  readonly corsOrigins: readonly string[];
  readonly logLevel: string;
  readonly rateLimit: boolean;
  /** Wait for a connection or the thread above which requests are shed, ms; 0 for no limit. */
  readonly maxWaitMs: number;
  /** Maximum number of concurrent requests; 0 for no limit. */
  readonly maxInFlight: number;
  /** Networks and addresses whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Time for which requests are still served after a stop signal, ms. */
  readonly drainMs: number;
  /** Maximum memory of cached responses, bytes; 0 disables the cache. */
  readonly responseCacheBytes: number;
  readonly freeSpaceFloorBytes: number;
  /** OTLP/HTTP endpoint of the traces; null disables tracing. */
  readonly otlpEndpoint: string | null;
  /** Keys that encrypt stored secrets, the current one first; null for one in the data folder. */
  readonly secretKeys: readonly SecretKey[] | null;
  /**
   * Secret that signs the proof of a delivered page, shared with the gateways. Defaults to a random one per process.
   */
  readonly beaconSecret: string;
  /** Carrier account for pickups; null for the built-in courier. */
  readonly aramex: z.infer<typeof AramexEnvironment> | null;
  /** Card payments; null for cash only. */
  readonly payments: PaymentConfig | null;
  /** Time for which a pending payment reserves stock, ms. */
  readonly paymentHoldMs: number;
  /** Storage of uploaded files; null for the data folder. */
  readonly s3: z.infer<typeof S3Environment> | null;
  /** Server that counts requests for all processes; null if each counts for itself. */
  readonly valkey: ValkeyConfig | null;
}

const describe = (environment: NodeJS.ProcessEnv, error: z.ZodError): string => {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  const rule = issue?.message.startsWith('must') ? issue.message : `is not usable (${issue?.message ?? 'unknown'})`;
  // URLs and secrets may contain a password: only their name appears in the message.
  const value = /_(URLS?|PASSWORD|PIN|ACCESS_KEY|SECRET|SECRET_KEY|KEYS)$/.test(name)
    ? ''
    : ` is "${environment[name] ?? ''}", but`;
  return `The environment variable ${name}${value} ${rule}.`;
};

const NAMES = [Environment, AramexEnvironment, S3Environment, TapEnvironment].flatMap(({ shape }) =>
  Object.keys(shape),
);

/** Warnings about settings that work but are probably unintended. */
export const warnAboutEnvironment = (environment: NodeJS.ProcessEnv = process.env): string[] => {
  const { NODE_ENV, DEMO } = environment;
  const hasDemo = NODE_ENV === 'production' && (DEMO === '1' || DEMO === 'true');
  const demo = 'The environment variable DEMO is "1" in production: anyone can sign in with the demo password.';
  return [...(hasDemo ? [demo] : []), ...findMisspelt(environment, NAMES)];
};

const read = <Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  present: Record<string, string | undefined>,
): z.infer<Schema> => {
  const parsed = schema.safeParse(present);
  if (!parsed.success) throw new Error(describe(environment, parsed.error));
  return parsed.data;
};

/**
 * Reads the configuration from the environment. Empty variables count as absent.
 * @throws Error with one sentence that names the variable, its value and the expected value
 */
export const loadConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  assertNoPlaceholders(environment, NAMES);
  const env = read(Environment, environment, present);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const demo = env.DEMO ?? env.NODE_ENV !== 'production';
  if (!demo && env.DATABASE_URL !== undefined && env.SECRETS_KEYS === undefined)
    throw new Error('The environment variable SECRETS_KEYS is missing: all backends of the shop need the same keys.');
  const hasAny = ({ shape }: z.ZodObject) => Object.keys(shape).some((name) => name in present);
  return {
    port: env.PORT,
    host: env.HOST,
    // npm runs a workspace script in the folder of the workspace; DATA_DIR is relative to where npm was called.
    dataDir: path.resolve(environment.INIT_CWD ?? '.', env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePooled: env.DATABASE_POOLED,
    databaseReadUrls: env.DATABASE_READ_URLS,
    publicOrigin,
    demo,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    contactEmail: env.CONTACT_EMAIL ?? null,
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT,
    maxWaitMs: env.MAX_WAIT_MS ?? (env.RATE_LIMIT ? MAX_WAIT_MS : 0),
    maxInFlight: env.MAX_IN_FLIGHT ?? (env.RATE_LIMIT ? MAX_IN_FLIGHT : 0),
    trustedProxies: env.TRUST_PROXY,
    drainMs: env.DRAIN_SECONDS * 1000,
    secretKeys: env.SECRETS_KEYS ?? null,
    beaconSecret: env.BEACON_SECRET ?? randomBytes(32).toString('base64'),
    responseCacheBytes: env.RESPONSE_CACHE_MB * 1024 * 1024,
    freeSpaceFloorBytes: env.FREE_SPACE_MB * 1024 * 1024,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    aramex: hasAny(AramexEnvironment) ? read(AramexEnvironment, environment, present) : null,
    payments: paymentsOf(env, { publicOrigin, demo }, () => read(TapEnvironment, environment, present)),
    paymentHoldMs: env.PAYMENT_HOLD_MINUTES * 60_000,
    s3: hasAny(S3Environment) ? read(S3Environment, environment, present) : null,
    valkey: env.VALKEY_URL ? { url: env.VALKEY_URL, timeoutMs: env.VALKEY_TIMEOUT_MS } : null,
  };
};
