import type { FastifyInstance } from 'fastify';
import type { AskApi } from './first-page.ts';

/** Nobody waits this long for a page: it only ends calls that will never be answered. */
const LONGEST_MS = 5_000;

/** Asks the backend in the same process, as the visitor's browser would have: its limits count for the visitor. */
export const askThrough =
  (app: FastifyInstance): AskApi =>
  async (call, { lang, currency, ip, trail }) => {
    const headers = { ...trail, lang, currency, accept: 'application/json' };
    const answer = await app.inject({ url: `/api/${call}`, headers, remoteAddress: ip });
    return { status: answer.statusCode, body: answer.json() };
  };

/** Asks a backend elsewhere, and tells it for whom. It must trust the gateway for that (TRUST_PROXY). */
export const askOver =
  (backendOrigin: string): AskApi =>
  async (call, { lang, currency, ip, trail }) => {
    const headers = { ...trail, lang, currency, accept: 'application/json', 'x-forwarded-for': ip };
    const answer = await fetch(`${backendOrigin}/api/${call}`, { headers, signal: AbortSignal.timeout(LONGEST_MS) });
    return { status: answer.status, body: await answer.json() };
  };
