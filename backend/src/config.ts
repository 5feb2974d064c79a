import path from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'], 'wants 1 or 0')
  .transform((value) => value === '1' || value === 'true');
const url = (wanted: string, protocol: RegExp) => z.url({ protocol, error: `wants ${wanted}` });

const Environment = z.object({
  PORT: z.coerce
    .number('wants a port number, 0 to 65535')
    .int()
    .min(0)
    .max(65535, 'wants a port number, 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'wants a host name or address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'wants the path of a folder').default('.data'),
  DATABASE_URL: url('an address such as postgres://user:password@host:5432/name', /^postgres(ql)?$/).optional(),
  PUBLIC_ORIGIN: url('an address such as https://shop.example', /^https?$/).optional(),
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  SMTP_URL: url('an address such as smtps://user:password@host', /^smtps?$/).optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'wants a sender such as Balsam <shop@shop.example>')
    .default('Balsam <no-reply@balsam.test>'),
  CONTACT_EMAIL: z.email('wants an e-mail address').default('care@balsam.test'),
  CORS_ORIGINS: z.string().default(''),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'wants fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  RATE_LIMIT: flag.default(true),
  TRUST_PROXY: flag.default(false),
  FREE_SPACE_MB: z.coerce.number('wants a number of megabytes').min(0, 'wants a number of megabytes').default(256),
});

/** What the backend runs with. The data folder is an absolute path. Origins carry no trailing slash; `databaseUrl` null means the embedded database. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicOrigin: string;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where messages of the contact form go. */
  readonly contactEmail: string;
  readonly corsOrigins: readonly string[];
  readonly logLevel: string;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean;
  readonly freeSpaceFloorBytes: number;
}

const withoutTrailingSlash = (value: string) => value.trim().replace(/\/+$/, '');

const describe = (environment: NodeJS.ProcessEnv, error: z.ZodError): string => {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  const wanted = issue?.message.startsWith('wants') ? issue.message : `is not usable (${issue?.message ?? 'unknown'})`;
  // An address may carry a password: it is named, never repeated.
  const got = name.endsWith('_URL') ? '' : ` is "${environment[name] ?? ''}", but it`;
  return `The environment variable ${name}${got} ${wanted}.`;
};

/**
 * Reads the configuration from the environment. Empty variables count as absent.
 * @throws Error with one sentence that names the variable, what it holds and what it wants
 */
export const loadConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  if (!parsed.success) throw new Error(describe(environment, parsed.error));
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    // npm runs a workspace's script in its own folder; the data folder is meant from where npm was called.
    dataDir: path.resolve(environment.INIT_CWD ?? '.', env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    publicOrigin: withoutTrailingSlash(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`),
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    corsOrigins: env.CORS_ORIGINS.split(',').map(withoutTrailingSlash).filter(Boolean),
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT,
    trustProxy: env.TRUST_PROXY,
    freeSpaceFloorBytes: env.FREE_SPACE_MB * 1024 * 1024,
  };
};
