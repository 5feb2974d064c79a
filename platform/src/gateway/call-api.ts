import type { FastifyInstance } from 'fastify';
import type { CallBackend } from './first-page.ts';

/** Pages give up much earlier; this only ends calls that would never complete. */
const LONGEST_MS = 5_000;

/** Calls the backend in the same process with the visitor's IP, so that its rate limits apply to the visitor. */
export const callInProcess =
  (app: FastifyInstance): CallBackend =>
  async (call, { lang, currency, ip, trail }) => {
    const headers = { ...trail, lang, currency, accept: 'application/json' };
    const response = await app.inject({ url: `/api/${call}`, headers, remoteAddress: ip });
    return { status: response.statusCode, body: response.json() };
  };

/** Calls a separate backend and forwards the visitor's IP. The backend must trust the gateway (TRUST_PROXY). */
export const callRemote =
  (backendOrigin: string): CallBackend =>
  async (call, { lang, currency, ip, trail }) => {
    const headers = { ...trail, lang, currency, accept: 'application/json', 'x-forwarded-for': ip };
    const response = await fetch(`${backendOrigin}/api/${call}`, { headers, signal: AbortSignal.timeout(LONGEST_MS) });
    return { status: response.status, body: await response.json() };
  };
