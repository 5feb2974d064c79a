import { LANGS } from '@balsam/shared-api/facts';
import type { FastifyPluginAsync } from 'fastify';
import { comeAgain } from './come-again.ts';
import type { AskApi } from './first-page.ts';

interface SecurityTxtOptions {
  askApi: AskApi;
  origin: string;
}

const ADDRESS = '/.well-known/security.txt';
const HOUR_S = 3600;
/** RFC 9116 asks for less than a year; an old copy in some cache is worth nothing soon. */
const DAYS_VALID = 30;
const DAY_MS = 24 * HOUR_S * 1000;

const emailsOf = (body: unknown): string[] => {
  const { data } = (body ?? {}) as { data?: { contact?: { emails?: string[] } } };
  return data?.contact?.emails ?? [];
};

const textOf = (email: string, origin: string): string => {
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const expires = new Date(tomorrow + DAYS_VALID * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LANGS.join(', ')}`,
    `Canonical: ${origin}${ADDRESS}`,
  ];
  return `${lines.join('\n')}\n`;
};

/**
 * Whom to tell of a weakness (RFC 9116): the shop's first e-mail address; 404 as long as the shop has named none, 503
 * while that cannot be told.
 */
export const securityTxt: FastifyPluginAsync<SecurityTxtOptions> = async (app, { askApi, origin }) => {
  app.get(ADDRESS, async (request, reply) => {
    const answer = await askApi('site', { lang: 'en', currency: 'SAR', ip: request.ip });
    if (answer?.status !== 200) return comeAgain(reply);
    const [email] = emailsOf(answer.body);
    reply.type('text/plain; charset=utf-8');
    if (email === undefined) return reply.code(404).send('Not found');
    return reply.header('Cache-Control', `public, max-age=${HOUR_S}`).send(textOf(email, origin));
  });
};
