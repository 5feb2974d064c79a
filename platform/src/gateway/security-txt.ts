import { LANGS } from '@balsam/shared-api/facts';
import type { FastifyPluginAsync } from 'fastify';
import { sendRetryAfter } from './retry-after.ts';
import type { CallBackend } from './first-page.ts';

interface SecurityTxtOptions {
  askApi: CallBackend;
  origin: string;
}

const ADDRESS = '/.well-known/security.txt';
const HOUR_S = 3600;
/** RFC 9116 recommends less than a year; a cached copy should expire soon. */
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
 * Serves security.txt (RFC 9116) with the shop's first e-mail address. 404 if the shop has none, 503 while that is
 * unknown.
 */
export const securityTxt: FastifyPluginAsync<SecurityTxtOptions> = async (app, { askApi, origin }) => {
  app.get(ADDRESS, async (request, reply) => {
    const response = await askApi('site', { lang: 'en', currency: 'SAR', ip: request.ip });
    if (response?.status !== 200) return sendRetryAfter(reply);
    const [email] = emailsOf(response.body);
    reply.type('text/plain; charset=utf-8');
    if (email === undefined) return reply.code(404).send('Not found');
    return reply.header('Cache-Control', `public, max-age=${HOUR_S}`).send(textOf(email, origin));
  });
};
