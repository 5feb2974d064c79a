import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { withTimeout } from './gateway/with-timeout.ts';

const CLOSE_LIMIT_MS = 10_000;
/** Maximum wait for warm-up before the server is announced; requests are served in the meantime. */
const WARM_LIMIT_MS = 5_000;
/** Same backlog as the backend; the kernel drops connections beyond it. */
const BACKLOG = 4096;

/** Server that is built but not listening yet. */
export interface Service {
  app: FastifyInstance;
  port: number;
  host: string;
  /** Called on a stop signal, so that load balancers send no new requests. */
  drain?: () => void;
  /** Time in which requests are still served after a stop signal, before the app closes. */
  drainMs: number;
  /** Settles when responses are as complete as they will be; defaults to when it listens. */
  warm?: Promise<void>;
  /** Called once the server listens and is warm. */
  announce: (port: number) => void;
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is already in use. Stop the other program, or set PORT to another port.`;
  }
  return error.message;
};

async function serve(open: () => Promise<Service>) {
  const { app, port, host, drain, drainMs, warm, announce } = await open();
  await app.listen({ port, host, backlog: BACKLOG }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  let isClosing = false;
  // Ctrl+C arrives several times: from the terminal, from npm and from the command. Signals during closing are ignored;
  // CLOSE_LIMIT_MS bounds it.
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    drain?.();
    await wait(drainMs);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', close).on('SIGINT', close);
  if (warm) await withTimeout(WARM_LIMIT_MS, warm);
  announce((app.server.address() as AddressInfo).port);
}

/**
 * Runs a server until SIGTERM or SIGINT. It then drains, finishes requests in flight and exits with 0 within ten more
 * seconds. Errors at startup are printed in one sentence, with exit code 1.
 */
export const serveUntilStopped = (open: () => Promise<Service>): void => {
  serve(open).catch((error: unknown) => {
    console.error(`\n✖ ${explain(error)}`);
    process.exit(1);
  });
};
