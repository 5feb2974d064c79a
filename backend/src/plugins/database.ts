import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { listMissingMigrations, migrate } from '../database/migrate.ts';
import type { SchemaFolders } from '../database/schema-files.ts';
import type { DatabaseObserver } from '../database/observer.ts';
import { openDatabase } from '../database/open-database.ts';
import { explainOpening } from '../database/opening-failure.ts';
import { sqlState } from '../runtime/sql-state.ts';
import { reasonOf } from '../metrics/database.ts';
import { requestContext } from '../tracing/request-context.ts';
import { startSpan } from '../tracing/spans.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
  }
}

const SLOW_MS = 500;
/** Characters of a statement in the log. */
const LOGGED_CHARACTERS = 300;

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LOGGED_CHARACTERS);

/** Span name: the first word of the statement. */
const nameOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL';

/** Counts, traces and logs statements by their text, never their values, with the id of the request. */
const observe = ({ log, metrics }: FastifyInstance): DatabaseObserver => {
  const { database } = metrics;

  const fail = (text: string, ms: number, error: unknown) => {
    const reason = reasonOf(error);
    database.failed(reason);
    // A conflict of concurrent writes is expected and needs no attention.
    const level = reason === 'constraint' ? 'debug' : 'warn';
    log[level]({ statement: shorten(text), ms, reason, state: sqlState(error) }, 'statement failed');
  };

  return {
    statement(text, isLong) {
      const parent = requestContext.getStore()?.span ?? null;
      // Statements outside a request are not traced: the outbox alone polls every two seconds.
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const span = parent && startSpan(nameOf(text), { kind: 'client', attributes, parent });
      const since = performance.now();
      return (error) => {
        const ms = performance.now() - since;
        database.statement(ms / 1000);
        span?.end({}, error);
        if (error !== undefined) return fail(text, Math.round(ms), error);
        if (ms < SLOW_MS || isLong) return;
        database.slow();
        log.warn({ statement: shorten(text), ms: Math.round(ms) }, 'slow statement');
      };
    },
    connected: database.waited,
    hung: (message) => log.fatal(message),
    retry(error) {
      database.retried();
      log.warn({ reason: reasonOf(error) }, 'retrying a transaction');
    },
  };
};

const assertNoDemoData = async (database: Database) => {
  const demo = await database.first(
    sql`SELECT id FROM users WHERE email LIKE '%@demo.balsam.test' AND deleted_at IS NULL LIMIT 1`,
  );
  if (!demo) return;
  throw new Error(
    'The database holds demo accounts with a publicly known password: start with DEMO=1, or use an empty database.',
  );
};

/** Logs the pending migrations, since the app does not listen until they are done. */
const announceMigrations = async (database: Database, { log }: FastifyInstance, folders?: SchemaFolders) => {
  const migrations = await listMissingMigrations(database, folders);
  if (migrations.length > 0)
    log.warn({ migrations }, 'migrations run before /readyz responds; if interrupted, they start again');
};

interface Options {
  /** Folders other than those of this version; for tests. */
  readonly schemaFolders?: SchemaFolders;
}

/** Opens and migrates the database, and closes it with the app. Refuses a demo database outside demo mode. */
const database: FastifyPluginAsync<Options> = async (app, { schemaFolders: folders }) => {
  const explain = (error: unknown): never => {
    throw explainOpening(error, app.config.databaseUrl);
  };
  const opened = await openDatabase(app.config, observe(app)).catch(explain);
  app.decorate('database', opened);
  app.addHook('onClose', () => opened.close());
  try {
    await announceMigrations(opened, app, folders);
    await migrate(opened, { folders });
    if (!app.config.demo) await assertNoDemoData(opened);
  } catch (error) {
    await opened.close();
    explain(error);
  }
};

export const databasePlugin = fastifyPlugin(database);
