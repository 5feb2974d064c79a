import path from 'node:path';
import { createChanges } from './changes.ts';
import { createDatabase, newLifeId, type Database } from './database.ts';
import { startEmbeddedEngine } from './embedded-engine.ts';
import { startHeartbeat } from './heartbeat.ts';
import { acquireLock } from './lock.ts';
import { UNOBSERVED, type DatabaseObserver } from './observer.ts';
import { openDataFolder } from '../runtime/data-folder.ts';
import { createPool, POOL_SIZE } from './pool.ts';
import { assertPooler } from './pooler.ts';
import { createMarks } from './replica-marks.ts';
import { NO_REPLICAS, openReplicas } from './replicas.ts';
import { SESSION_OPTIONS, STATEMENT_TIMEOUT_MS } from './session-settings.ts';
import { watchSilence } from './silence.ts';

interface Location {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The URL is that of a transaction pooler: no startup options, no session state. */
  readonly databasePooled?: boolean;
  /** Replicas for public reads. */
  readonly databaseReadUrls?: readonly string[];
}

/** Client-side timeout: a frozen or unreachable server does not enforce its own. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * A new connection has empty catalogue and plan caches, which slows the first requests after an idle period. Idle
 * connections therefore stay open for minutes, with TCP keep-alive.
 */
const IDLE_CONNECTION_MS = 300_000;
const KEEP_ALIVE_MS = 30_000;
/** Set explicitly, so that the driver's environment variables (PGUSER, PGSSLMODE, …) do not affect the session. */
const EMBEDDED = { user: 'postgres', database: 'postgres', host: 'localhost', password: '', ssl: false };

const openPostgres = async (
  databaseUrl: string,
  { databasePooled: isPooled = false, databaseReadUrls: readUrls = [] }: Location,
  observer = UNOBSERVED,
): Promise<Database> => {
  const session = {
    ...(!isPooled && { options: SESSION_OPTIONS }),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  };
  const connection = { ...session, connectionString: databaseUrl };
  const limits = {
    ...session,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  };
  const pool = createPool({ ...limits, connectionString: databaseUrl, max: POOL_SIZE });
  if (isPooled) {
    await assertPooler(pool).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  }
  const changes = createChanges();
  const lifeId = newLifeId();
  const marks = readUrls.length > 0 ? createMarks(changes.now) : null;
  const { isCurrent, life, close } = startHeartbeat(connection, { lifeId, changes, marks });
  const connections = readUrls.map((connectionString) => ({ ...limits, connectionString }));
  const replicas = marks ? openReplicas(connections, { lifeId, marks, observer }) : NO_REPLICAS;
  const disconnect = async () => {
    await replicas.close();
    await close();
  };
  return createDatabase('postgres', pool, { disconnect, observer, changes, isCurrent, life, replicas });
};

/** Ends the process. The restarted one opens the data folder as it would after `kill -9`. */
const endHungProcess =
  (observer: DatabaseObserver) =>
  (seconds: number): never => {
    observer.hung(`The embedded database has not responded for ${seconds} s. The process will exit: start it again.`);
    process.exit(1);
  };

const openEmbedded = async (dataDir: string, observer = UNOBSERVED): Promise<Database> => {
  await openDataFolder(dataDir);
  const release = await acquireLock(path.join(dataDir, 'database.lock'));
  try {
    const engine = await startEmbeddedEngine(path.join(dataDir, 'database'));
    // The engine has a single session, hence a single client, which never times out when idle.
    const pool = createPool({ ...EMBEDDED, stream: engine.connect, max: 1, idleTimeoutMillis: 0 });
    // Its announcements need no rows (schema/functions/11-announcements.sql).
    pool.on('connect', (client) => void client.query('SET balsam.has_one_process = true').catch(() => undefined));
    const watch = watchSilence(observer, endHungProcess(observer));
    const disconnect = async () => {
      watch.stop();
      await engine.close();
      await release();
    };
    return createDatabase('pglite', pool, { disconnect, observer: watch.observer, isSilent: watch.isSilent });
  } catch (error) {
    await release();
    throw error;
  }
};

/**
 * Opens PostgreSQL if a URL is configured, otherwise the embedded database in the data folder.
 * @param observer receives every statement
 * @throws DatabaseInUse if another process holds the data folder; Error if the folder cannot be written to, or the
 * pooler does not fit
 */
export const openDatabase = async (location: Location, observer?: DatabaseObserver): Promise<Database> =>
  location.databaseUrl === null
    ? openEmbedded(location.dataDir, observer)
    : openPostgres(location.databaseUrl, location, observer);
