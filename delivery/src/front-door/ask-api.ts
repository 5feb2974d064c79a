import type { FastifyInstance } from 'fastify';
import type { AskApi } from './first-page.ts';

/** Asks the backend in the same process, as the visitor's browser would have: its limits count for the visitor. */
export const askThrough =
  (app: FastifyInstance): AskApi =>
  async (call, { lang, currency, ip }) => {
    const headers = { lang, currency, accept: 'application/json' };
    const answer = await app.inject({ url: `/api/${call}`, headers, remoteAddress: ip });
    return { status: answer.statusCode, body: answer.json() };
  };
