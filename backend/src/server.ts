import { setFlagsFromString } from 'node:v8';
import { buildApp, loadConfig, warnAboutEnvironment } from './app.ts';
import { closeOnSignal } from './runtime/closing.ts';
import { handleUnknownPaths } from './plugins/errors.ts';

/**
 * Backlog of the listening socket. With Node's default of 511, the kernel drops further connections and clients retry
 * only after seconds. The kernel limit net.core.somaxconn applies too.
 */
const BACKLOG = 4096;

/**
 * V8 heap growth before a garbage collection, in percent. By default a busy process holds twice the memory it needs;
 * the lower value does not slow responses (docs/PERFORMANCE.md).
 */
const GROWTH_PERCENT = 20;

const start = async () => {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const config = loadConfig();
  const app = await buildApp(config);
  for (const warning of warnAboutEnvironment()) app.log.warn(warning);
  handleUnknownPaths(app);
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
