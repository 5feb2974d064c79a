import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { within } from './gateway/within.ts';

const CLOSE_LIMIT_MS = 10_000;
/** How long nobody is told yet that it is open; whoever knows the address is served all the same. */
const WARM_LIMIT_MS = 5_000;
/** As many as the backend has wait to be let in: of a crowd beyond it the system forgets who knocks. */
const BACKLOG = 4096;

/** A server that is built but does not listen yet. */
export interface Service {
  app: FastifyInstance;
  port: number;
  host: string;
  /** Called when the process is told to stop: no new visitors are to be sent here. */
  drain?: () => void;
  /** How long whoever comes after that is served all the same, before the app closes. */
  drainMs: number;
  /** Settles when the first visitor would get what all others get; by default that is when it listens. */
  warm?: Promise<void>;
  /** Called when it listens and is warm. */
  announce: (port: number) => void;
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use by another program: stop it, or choose another one with PORT.`;
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
  // Ctrl+C comes several times: from the terminal, and from npm and the command, which pass theirs on. Whatever comes
  // while it closes changes nothing: its own limit ends it.
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
  if (warm) await within(WARM_LIMIT_MS, warm);
  announce((app.server.address() as AddressInfo).port);
}

/**
 * Runs a server for as long as its process is wanted. On SIGTERM or SIGINT it drains, requests in flight are finished,
 * exit 0 within ten seconds more. What keeps it from starting is told in one sentence, exit 1.
 */
export const serveUntilStopped = (open: () => Promise<Service>): void => {
  serve(open).catch((error: unknown) => {
    console.error(`\n✖ ${explain(error)}`);
    process.exit(1);
  });
};
