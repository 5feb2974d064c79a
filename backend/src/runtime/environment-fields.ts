import { isIP } from 'node:net';
import { z } from 'zod';

// Parsers of environment variables; their errors name the expected value.

/** Items of a comma-separated list. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A boolean: 1 or true, 0 or false. */
export const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');
/**
 * A URL with one of the protocols.
 * @param rule description for the error message, such as "an address such as https://…"
 */
export const url = (rule: string, protocol: RegExp) => z.url({ protocol, error: `must be ${rule}` });

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
};

/** Trusted proxies: none, those in private networks, or a list of addresses. */
export const proxies = z
  .string()
  .transform((text) => ({ '0': [], false: [], '1': PRIVATE_NETWORKS, true: PRIVATE_NETWORKS })[text] ?? listOf(text))
  .refine(
    (networks) => networks === PRIVATE_NETWORKS || networks.every(isNetwork),
    'must be 0, 1, or addresses of proxies such as 10.0.0.7,10.1.0.0/16',
  );

/** Removes trailing slashes from a base URL, so that a path can be appended. */
export const withoutTrailingSlash = (value: string) => value.trim().replace(/\/+$/, '');
// The gateway reads PUBLIC_ORIGIN in the same way: one environment serves both.
export const isOrigin = (value: string) =>
  /^https?:\/\/[a-z0-9.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;
/**
 * Scheme, host and port only.
 * @param rule text of the error message
 */
export const origin = (rule: string) => z.string(rule).transform(withoutTrailingSlash).refine(isOrigin, rule);
/**
 * Exactly `count` capital letters.
 * @param rule text of the error message
 */
export const letters = (count: number, rule: string) => z.string(rule).regex(new RegExp(`^[A-Z]{${count}}$`), rule);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** URL of a service that receives our secret with each request: https, except on this machine. */
export const secretService = (example: string) =>
  url(`an address such as ${example}`, /^https?$/)
    .refine(
      (value) => value.startsWith('https:') || LOOPBACK.has(new URL(value).hostname),
      `must be an https address such as ${example}, because our secret is sent there`,
    )
    .transform(withoutTrailingSlash);

/** A sender: an e-mail address, or a name with the address in angle brackets. */
export const sender = z
  .string()
  .regex(
    /^([^<>@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be a sender with an e-mail address, such as Balsam <shop@shop.example>',
  );
