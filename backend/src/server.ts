import { setFlagsFromString } from 'node:v8';
import { buildApp, loadConfig, warnAboutEnvironment } from './app.ts';
import { closeOnSignal } from './runtime/closing.ts';
import { answerUnknownPaths } from './plugins/errors.ts';

/**
 * So many wait to be let in, where a crowd is refused at once. Of more than Node's own 511 the system forgets who knocks, and they
 * knock again after seconds. The system's own limit (net.core.somaxconn) holds, too.
 */
const BACKLOG = 4096;

/**
 * By how much the memory for objects may grow before what nobody uses is collected. Left to itself, a busy process keeps twice
 * what it needs (docs/PERFORMANCE.md); the answers do not come later for it.
 */
const GROWTH_PERCENT = 20;

const start = async () => {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const config = loadConfig();
  const app = await buildApp(config);
  for (const warning of warnAboutEnvironment()) app.log.warn(warning);
  answerUnknownPaths(app);
  const address = await app
    .listen({ port: config.port, host: config.host, backlog: BACKLOG })
    .catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
  app.log.info(`Balsam's API is at ${address}/api on ${app.database.engine}`);
  closeOnSignal(app);
};

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken: stop what listens there, or set PORT to another one.`;
  }
  return error.message;
};

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
